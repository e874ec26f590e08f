/**
 * The library on disk: one file for each level, a folder and a small order file for each pack. What
 * was read is kept in step with the disk, so that no change reads everything again.
 */
import type { GameDocument } from '../../shared/games/documents'
import type { RecordKind } from '../../shared/ipc/contract'
import {
  isId,
  type ChangedOutside,
  type History,
  type LevelId,
  type Library as LibraryState,
  type LibraryFault,
  type OutsideChange,
  type Pack,
  type PackId,
  type Place,
  type SaveResult,
  type Snapshot,
  type StoredLevel,
} from '../../shared/library/model'
import { exists, listFolder, makeFolder } from '../files/folders'
import { SerialQueue, inParallel } from '../files/concurrency'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'
import { emptyContents, libraryOf, type Contents } from './contents'
import { LibraryContext } from './context'
import { DataFolder } from './dataFolder'
import { createLevels, moveLevels, saveLevel } from './levels'
import { keepOutside, keepUnseen } from './outside'
import { createPack, renamePack } from './packs'
import { readLibrary } from './readLibrary'
import { readRecords, writeRecord } from './records'
import { sweepTemporaryFiles } from './sweep'
import { emptyTrash, restoreLevels, trashLevels, trashPack } from './trash'

export interface LibraryOptions {
  readonly write?: WriteFile
  readonly now?: () => number
  /** A file was set aside after the library was read; all there are, that one last. */
  readonly onFault?: (faults: readonly LibraryFault[], found: LibraryFault) => void
  /** Others have changed the library on disk since it was read. */
  readonly onOutsideChange?: (changed: ChangedOutside) => void
}

export class Library {
  private readonly context: LibraryContext
  private contents: Contents = emptyContents()
  private isRead = false
  private isAhead = false
  private readonly queue = new SerialQueue()
  /** Apart, so that a level never waits for what can be worked out again. */
  private readonly recordQueue = new SerialQueue()
  private readonly onOutsideChange: (changed: ChangedOutside) => void

  /** @param root the app's data folder */
  constructor(root: string, options: LibraryOptions = {}) {
    const { write = writeAtomic, now = Date.now, onFault = () => undefined } = options
    this.onOutsideChange = options.onOutsideChange ?? (() => undefined)
    this.context = new LibraryContext(new DataFolder(root), write, now, (found) => {
      this.contents.faults.push(found)
      onFault(libraryOf(this.contents).faults, found)
    })
    void this.queue.run(() => sweepTemporaryFiles(this.context.folder)).catch(() => undefined)
  }

  /** Begins to read before anybody asks; the next `read` answers with it. */
  readAhead(): void {
    const reading = this.queue.run(async () => {
      await this.readAll()
      this.isAhead = true
    })
    // The next `read` tries again, and reports the error.
    reading.catch(() => undefined)
  }
  /** Always from disk, so that changes by others are seen. */
  read(): Promise<LibraryState> {
    return this.queue.run(async () => {
      if (!this.isAhead) await this.readAll()
      this.isAhead = false
      return libraryOf(this.contents)
    })
  }

  /** As it is known, without looking at the disk. */
  current(): Promise<LibraryState> {
    return this.withContents((contents) => Promise.resolve(libraryOf(contents)))
  }

  /** Takes over what others did to these files; what is still as known is not read again. */
  follow(paths: readonly string[]): Promise<void> {
    return this.withContents(async () => {
      await this.catchUp(paths)
    })
  }
  /** At a start: where one can't be made, nothing is in it. */
  async makeFolders(): Promise<void> {
    const { folder } = this.context
    for (const path of [folder.packs, folder.trash]) await makeFolder(path).catch(() => undefined)
  }
  /** The folders whose files are the library, as they are now, and the one in which they may appear. */
  async folders(): Promise<readonly string[]> {
    const { folder } = this.context
    const entries = await listFolder(folder.packs).catch(() => [])
    const packs = entries.filter((entry) => entry.isDirectory() && isId(entry.name))
    return [folder.root, folder.packs, folder.trash, ...packs.map(({ name }) => folder.pack(name))]
  }

  /** Keeps what others did to levels while the app was closed, before they do more. */
  async keepUnseen(): Promise<void> {
    for (const id of await this.context.histories.ids()) {
      // One at a time, so that nothing that the user does has to wait.
      await this.withContents(async (contents) => {
        // A library that is not there at all is a disk that was taken out.
        if (!(await exists(this.context.folder.packs))) return
        const changes = await keepUnseen(this.context, contents, id)
        if (changes.length > 0) this.tellOutside(changes)
      })
    }
  }

  create(documents: readonly GameDocument[], place: Place): Promise<StoredLevel[]> {
    return this.withContents(async () => {
      const now = await this.catchUp([this.context.folder.packFile(place.packId)])
      return createLevels(this.context, now, documents, place)
    })
  }
  save(id: LevelId, history: History): Promise<SaveResult> {
    return this.withContents(async (contents) => {
      const changes: OutsideChange[] = []
      const report = (change: OutsideChange) => changes.push(change)
      const result = await saveLevel(this.context, contents, id, history, report)
      if (changes.length > 0) this.tellOutside(changes)
      return result
    })
  }
  move(ids: readonly LevelId[], place: Place): Promise<LibraryState> {
    return this.change(
      (contents) => [
        ...levelPaths(this.context, contents, ids),
        ...packPaths(this.context, contents),
      ],
      (contents) => moveLevels(this.context, contents, ids, place),
    )
  }
  trash(ids: readonly LevelId[]): Promise<LibraryState> {
    return this.change(
      (contents) => levelPaths(this.context, contents, ids),
      (contents) => trashLevels(this.context, contents, ids),
    )
  }
  restore(ids: readonly LevelId[]): Promise<LibraryState> {
    const { folder } = this.context
    return this.change(
      (contents) => [...ids.map((id) => folder.trashed(id)), ...packPaths(this.context, contents)],
      (contents) => restoreLevels(this.context, contents, ids),
    )
  }
  emptyTrash(): Promise<LibraryState> {
    const { folder } = this.context
    return this.change(
      (contents) => [
        ...[...contents.trash.keys()].map((id) => folder.trashed(id)),
        ...packPaths(this.context, contents),
      ],
      (contents) => emptyTrash(this.context, contents),
    )
  }

  createPack(name: string): Promise<Pack> {
    return this.withContents((contents) => createPack(this.context, contents, name))
  }
  renamePack(id: PackId, name: string): Promise<LibraryState> {
    return this.change(
      () => [this.context.folder.packFile(id)],
      (contents) => renamePack(this.context, contents, id, name),
    )
  }
  trashPack(id: PackId): Promise<LibraryState> {
    return this.change(
      (contents) => [
        this.context.folder.packFile(id),
        ...levelPaths(this.context, contents, contents.packs.get(id)?.order ?? []),
      ],
      (contents) => trashPack(this.context, contents, id),
    )
  }

  history(id: LevelId): Promise<History | null> {
    return this.withContents(async (contents) => {
      const { levels } = await this.catchUp(levelPaths(this.context, contents, [id]))
      const level = levels.get(id)
      return level === undefined ? null : this.context.histories.read(id, level.document)
    })
  }
  snapshots(id: LevelId): Promise<Snapshot[]> {
    return this.queue.run(() => this.context.snapshots.list(id))
  }

  readRecords(kind: RecordKind): Promise<Record<string, string>> {
    return this.recordQueue.run(() => readRecords(this.context, kind))
  }
  writeRecord(record: {
    readonly kind: RecordKind
    readonly key: string
    readonly text: string
  }): Promise<void> {
    return this.recordQueue.run(() => writeRecord(this.context, record))
  }

  get isIdle(): boolean {
    return this.queue.isIdle && this.recordQueue.isIdle
  }
  /** Resolves when everything that was asked for is on disk, or has failed. */
  async whenIdle(): Promise<void> {
    await Promise.all([this.queue.whenIdle(), this.recordQueue.whenIdle()])
  }

  /** @param pathsOf the files that are changed, which others may have changed before */
  private change(
    pathsOf: (contents: Contents) => readonly string[],
    work: (contents: Contents) => Promise<void>,
  ): Promise<LibraryState> {
    return this.withContents(async (contents) => {
      const now = await this.catchUp(pathsOf(contents))
      await work(now)
      return libraryOf(now)
    })
  }

  /** Takes over what others did to these files. @returns the library as it is then */
  private async catchUp(paths: readonly string[]): Promise<Contents> {
    const { context } = this
    const looked = await inParallel([...new Set(paths)], async (path) =>
      (await context.files.isUnchanged(path)) ? [] : [path],
    )
    const changed = new Set(looked.flat())
    // A library that is not there at all is a disk that was taken out.
    if (changed.size > 0 && (await exists(context.folder.packs))) {
      const changes = await this.readAgain((path) => changed.has(path))
      this.tellOutside(changes)
    }
    return this.contents
  }

  private tellOutside(changes: readonly OutsideChange[]): void {
    this.onOutsideChange({ library: libraryOf(this.contents), changes })
  }

  private async readAgain(isChanged: (path: string) => boolean): Promise<OutsideChange[]> {
    const before = this.contents
    const after = await readLibrary(this.context, { contents: before, isChanged })
    const changes = await keepOutside(this.context, before, after)
    this.contents = after
    return changes
  }

  private withContents<T>(work: (contents: Contents) => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      if (this.isRead) await this.contents.unwanted.removeAll()
      else await this.readAll()
      return work(this.contents)
    })
  }

  private async readAll(): Promise<void> {
    await this.contents.unwanted.removeAll()
    if (this.isRead) {
      const changes = await this.readAgain(() => true)
      if (changes.length > 0) this.tellOutside(changes)
    } else this.contents = await readLibrary(this.context, null)
    this.isRead = true
  }
}

function levelPaths(
  { folder }: LibraryContext,
  { levels }: Contents,
  ids: readonly LevelId[],
): readonly string[] {
  const known = ids.flatMap((id) => levels.get(id) ?? [])
  return known.map(({ id, packId }) => folder.level(packId, id))
}

function packPaths({ folder }: LibraryContext, { packs }: Contents): readonly string[] {
  return [...packs.keys()].map((id) => folder.packFile(id))
}
