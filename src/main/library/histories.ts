/** The undo history of each level, kept beside the levels: what a crash would otherwise lose. */
import { levelChecksum, type GameDocument } from '../../shared/games/documents'
import { isEqual, reconciled, startHistory } from '../../shared/library/history'
import type { History, LevelId, LibraryFileError, StoredLevel } from '../../shared/library/model'
import {
  HISTORY_HEAD_LENGTH,
  historyChecksum,
  parseHistoryFile,
  printHistoryFile,
} from '../../shared/library/storedFiles'
import { err } from '../../shared/result'
import type { Found, KnownFiles } from '../files/knownFiles'
import { listFolder } from '../files/folders'
import { readHead } from '../files/readText'
import { idOfFile, type DataFolder } from './dataFolder'
import type { Snapshots } from './snapshots'

/** Hundreds of steps of a level with long notes. */
export const MAX_HISTORY_BYTES = 1 << 26

/** What histories need of the library. */
interface Context {
  readonly folder: DataFolder
  readonly files: KnownFiles
  readonly snapshots: Snapshots
  readonly now: () => number
  /** Sets a file aside that can't be used, and reports it. */
  refuseOther(path: string): Promise<void>
  clearPath(path: string, error: LibraryFileError): Promise<void>
}

export class Histories {
  constructor(private readonly context: Context) {}

  /**
   * @param level what the level is now
   * @param beforeCommit runs when the new history is safe on disk and the old one still in place
   */
  async save(
    { id, document }: Pick<StoredLevel, 'id' | 'document'>,
    history: History,
    beforeCommit: () => Promise<void>,
  ): Promise<void> {
    const { files, folder } = this.context
    const keep = (found: Found) => this.keepOther(id, document, found)
    const text = printHistoryFile(history)
    await files.writeOver(folder.history(id), text, keep, { beforeCommit })
  }

  /** @param document what the level's file holds, which is the present, even if the history has another */
  async read(id: LevelId, document: GameDocument): Promise<History | null> {
    const { files, folder } = this.context
    const path = folder.history(id)
    const file = await files.read(path)
    if (file === null) return null
    const history = parsed(file)
    files.note(path, file)
    if (history.ok) return reconciled(history.value, document)
    // The next save would write over it.
    await this.context.refuseOther(path)
    return null
  }

  /** Of a new level: changes by others are found by comparing with what it was created as. */
  async begin(id: LevelId, document: GameDocument): Promise<void> {
    const { files, folder } = this.context
    await files.writeNew(folder.history(id), printHistoryFile(startHistory(document)))
  }

  /** Of every level that has a history. */
  async ids(): Promise<readonly LevelId[]> {
    const entries = await listFolder(this.context.folder.histories)
    return entries.flatMap(({ name }) => idOfFile(name) ?? [])
  }

  /**
   * What the level was when its history was written, without regard to what its file holds now.
   *
   * @param expected looked at first; where the history was written for it, nothing else is read
   */
  async presentOf(id: LevelId, expected: GameDocument | null): Promise<GameDocument | null> {
    const path = this.context.folder.history(id)
    if (expected !== null) {
      const checksum = historyChecksum(await readHead(path, HISTORY_HEAD_LENGTH))
      if (checksum === levelChecksum(expected)) return expected
    }
    const file = await this.context.files.read(path)
    const history = file === null ? null : parsed(file)
    return history?.ok === true ? history.value.present : null
  }

  async forget(id: LevelId): Promise<void> {
    const { files, folder } = this.context
    await files.remove(folder.history(id))
  }

  /** A history that others wrote, or one that was never opened: where it has got to is a version. */
  private async keepOther(id: LevelId, document: GameDocument, found: Found): Promise<void> {
    if (found === null) return
    const history = parsed(found)
    if (!history.ok) {
      await this.context.clearPath(this.context.folder.history(id), { code: 'wrong-content' })
      return
    }
    const { present } = history.value
    if (isEqual(present, document)) return
    await this.context.snapshots.keepOutside(id, present, this.context.now())
  }
}

function parsed(file: NonNullable<Found>) {
  return file.ok ? parseHistoryFile(file.value.text) : err(file.error)
}
