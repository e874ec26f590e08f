/**
 * The library on disk: one file for each level, a folder and a small order file for each pack. What
 * was read is kept in step with the disk, so that no change reads everything again.
 */
import type { GameDocument } from '../../shared/games/documents'
import type { RecordKind } from '../../shared/ipc/contract'
import type {
  History,
  LevelId,
  Library as LibraryState,
  LibraryFault,
  Pack,
  PackId,
  Place,
  SaveResult,
  Snapshot,
  StoredLevel,
} from '../../shared/library/model'
import { SerialQueue } from '../files/serialQueue'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'
import { emptyContents, libraryOf, type Contents } from './contents'
import { LibraryContext } from './context'
import { DataFolder } from './dataFolder'
import { createLevels, moveLevels, saveLevel } from './levels'
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
}

export class Library {
  private readonly context: LibraryContext
  private contents: Contents = emptyContents()
  private isRead = false
  private isAhead = false
  private readonly queue = new SerialQueue()
  /** Apart, so that a level never waits for what can be worked out again. */
  private readonly recordQueue = new SerialQueue()

  /** @param root the app's data folder */
  constructor(root: string, options: LibraryOptions = {}) {
    const { write = writeAtomic, now = Date.now, onFault = () => undefined } = options
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
    // Who asks reads again, and is told.
    reading.catch(() => undefined)
  }
  /** From disk, whatever is known: what others changed is seen now. */
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

  create(documents: readonly GameDocument[], place: Place): Promise<StoredLevel[]> {
    return this.withContents((contents) => createLevels(this.context, contents, documents, place))
  }
  save(id: LevelId, history: History): Promise<SaveResult> {
    return this.withContents((contents) => saveLevel(this.context, contents, id, history))
  }
  move(ids: readonly LevelId[], place: Place): Promise<LibraryState> {
    return this.change((contents) => moveLevels(this.context, contents, ids, place))
  }
  trash(ids: readonly LevelId[]): Promise<LibraryState> {
    return this.change((contents) => trashLevels(this.context, contents, ids))
  }
  restore(ids: readonly LevelId[]): Promise<LibraryState> {
    return this.change((contents) => restoreLevels(this.context, contents, ids))
  }
  emptyTrash(): Promise<LibraryState> {
    return this.change((contents) => emptyTrash(this.context, contents))
  }

  createPack(name: string): Promise<Pack> {
    return this.withContents((contents) => createPack(this.context, contents, name))
  }
  renamePack(id: PackId, name: string): Promise<LibraryState> {
    return this.change((contents) => renamePack(this.context, contents, id, name))
  }
  trashPack(id: PackId): Promise<LibraryState> {
    return this.change((contents) => trashPack(this.context, contents, id))
  }

  history(id: LevelId): Promise<History | null> {
    return this.withContents(async ({ levels }) => {
      const level = levels.get(id)
      if (level === undefined) return null
      return this.context.histories.read(id, level.document, level.modified)
    })
  }
  snapshots(id: LevelId): Promise<Snapshot[]> {
    return this.queue.run(() => this.context.snapshots.list(id))
  }

  readRecords(kind: RecordKind): Promise<Record<string, string>> {
    const refuse = (path: string) => this.context.refuseOther(path)
    return this.recordQueue.run(() => readRecords(this.context.folder, kind, refuse))
  }
  writeRecord(record: {
    readonly kind: RecordKind
    readonly key: string
    readonly text: string
  }): Promise<void> {
    const { folder, write } = this.context
    return this.recordQueue.run(() => writeRecord(folder, write, record))
  }

  get isIdle(): boolean {
    return this.queue.isIdle && this.recordQueue.isIdle
  }
  /** Resolves when everything that was asked for is on disk, or has failed. */
  async whenIdle(): Promise<void> {
    await Promise.all([this.queue.whenIdle(), this.recordQueue.whenIdle()])
  }

  private change(work: (contents: Contents) => Promise<void>): Promise<LibraryState> {
    return this.withContents(async (contents) => {
      await work(contents)
      return libraryOf(contents)
    })
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
    this.contents = await readLibrary(this.context)
    this.isRead = true
  }
}
