/** The older states of each level: twenty, a minute apart, each the level's file as it was. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LevelId, Snapshot } from '../../shared/library/model'
import { inParallel } from '../files/inParallel'
import { listFolder } from '../files/listFolder'
import type { WriteFile } from '../files/writeAtomic'
import type { DataFolder } from './dataFolder'
import { readLevel, readStored } from './readLevel'
import { parseTimeName, printTimeName } from './timeName'

export const MAX_SNAPSHOTS = 20
export const SNAPSHOT_INTERVAL_MS = 60_000

interface SnapshotFile {
  readonly path: string
  readonly taken: number
}

export class Snapshots {
  /** When the newest one of a level was taken, so that not every save has to look. */
  private readonly newest = new Map<LevelId, number>()

  constructor(
    private readonly folder: DataFolder,
    private readonly write: WriteFile,
  ) {}

  async isDue(id: LevelId, now: number): Promise<boolean> {
    const newest = this.newest.get(id) ?? (await this.files(id))[0]?.taken ?? 0
    this.newest.set(id, newest)
    // One from the future, by a clock that was set back, must not stop them.
    return Math.abs(now - newest) >= SNAPSHOT_INTERVAL_MS
  }

  /** Keeps the text of a level's file, unless the newest snapshot says the same. */
  async keep(id: LevelId, text: string, now: number): Promise<void> {
    const files = await this.files(id)
    const [newest] = files
    if (newest !== undefined) {
      const read = await readStored(newest.path)
      if (read.ok && read.value.text === text) return
    }
    const taken = Math.max(now, (newest?.taken ?? 0) + 1)
    await this.write(join(this.folder.snapshots(id), `${printTimeName(taken)}.json`), text)
    this.newest.set(id, taken)
    for (const { path } of files.slice(MAX_SNAPSHOTS - 1)) await rm(path, { force: true })
  }

  /**
   * Newest first; files that can't be read are passed over, and so is one too many that a crash left
   * before it was removed.
   */
  async list(id: LevelId): Promise<Snapshot[]> {
    const snapshots = await inParallel(await this.newestFiles(id), async ({ path, taken }) => {
      const level = await readLevel(path)
      return level.ok ? [{ taken, document: level.value.document }] : []
    })
    return snapshots.flat()
  }

  async forget(id: LevelId): Promise<void> {
    this.newest.delete(id)
    await rm(this.folder.snapshots(id), { recursive: true, force: true })
  }

  private async newestFiles(id: LevelId): Promise<SnapshotFile[]> {
    return (await this.files(id)).slice(0, MAX_SNAPSHOTS)
  }

  private async files(id: LevelId): Promise<SnapshotFile[]> {
    const folder = this.folder.snapshots(id)
    return (await listFolder(folder))
      .flatMap(({ name }) => {
        const taken = name.endsWith('.json') ? parseTimeName(name.slice(0, -5)) : null
        return taken === null ? [] : [{ path: join(folder, name), taken }]
      })
      .reverse()
  }
}
