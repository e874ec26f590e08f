/**
 * The older states of each level, each the level's file as it was: twenty, a minute apart; and besides
 * them what others wrote and replaced, which is kept for as long as the level is.
 */
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import type { LevelId, Snapshot } from '../../shared/library/model'
import { inParallel } from '../files/concurrency'
import { listFolder } from '../files/folders'
import type { WriteFile } from '../files/writeAtomic'
import { type DataFolder, parseTimeName, printTimeName } from './dataFolder'
import { readLevel, readStored } from './readLevel'

export const MAX_SNAPSHOTS = 20
export const SNAPSHOT_INTERVAL_MS = 60_000

interface SnapshotFile {
  readonly path: string
  readonly taken: number
  readonly isOutside: boolean
}

/** Named after the time, and after the content where others had a part in it. */
const NAME = /^(\w+?)(?:-outside-([0-9a-f]{16}))?\.json$/

export class Snapshots {
  /** When the newest one of a level was taken, so that not every save has to look. */
  private readonly newest = new Map<LevelId, number>()

  constructor(
    private readonly folder: DataFolder,
    private readonly write: WriteFile,
  ) {}

  async isDue(id: LevelId, now: number): Promise<boolean> {
    const newest = this.newest.get(id) ?? (await this.ownFiles(id))[0]?.taken ?? 0
    this.newest.set(id, newest)
    // One from the future, by a clock that was set back, must not stop them.
    return Math.abs(now - newest) >= SNAPSHOT_INTERVAL_MS
  }

  /** Keeps the text of a level's file, unless the newest snapshot says the same. */
  async keep(id: LevelId, text: string, now: number): Promise<void> {
    const files = await this.ownFiles(id)
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

  /** Keeps a state that a change by others would lose, unless the same is kept already. */
  async keepOutside(id: LevelId, document: GameDocument, now: number): Promise<void> {
    const text = printLevelFile(document)
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const ending = `-outside-${digest}.json`
    const files = await this.files(id)
    if (files.some(({ path }) => path.endsWith(ending))) return
    const taken = Math.max(now, (files[0]?.taken ?? 0) + 1)
    await this.write(join(this.folder.snapshots(id), `${printTimeName(taken)}${ending}`), text)
  }

  /**
   * Newest first; files that can't be read are passed over, and so is one too many that a crash left
   * before it was removed.
   */
  async list(id: LevelId): Promise<Snapshot[]> {
    const files = await this.files(id)
    const own = files.filter(({ isOutside }) => !isOutside).slice(0, MAX_SNAPSHOTS)
    const listed = files.filter((file) => file.isOutside || own.includes(file))
    const snapshots = await inParallel(listed, async ({ path, taken, isOutside }) => {
      const level = await readLevel(path)
      return level.ok ? [{ taken, isOutside, document: level.value.document }] : []
    })
    return snapshots.flat()
  }

  async forget(id: LevelId): Promise<void> {
    this.newest.delete(id)
    await rm(this.folder.snapshots(id), { recursive: true, force: true })
  }

  private async ownFiles(id: LevelId): Promise<SnapshotFile[]> {
    return (await this.files(id)).filter(({ isOutside }) => !isOutside)
  }

  private async files(id: LevelId): Promise<SnapshotFile[]> {
    const folder = this.folder.snapshots(id)
    return (await listFolder(folder))
      .flatMap(({ name }) => {
        const [, time = '', digest] = NAME.exec(name) ?? []
        const taken = parseTimeName(time)
        const isOutside = digest !== undefined
        return taken === null ? [] : [{ path: join(folder, name), taken, isOutside }]
      })
      .reverse()
  }
}
