/** The undo history of each level, kept beside the levels: what a crash would otherwise lose. */
import { lstat, rm } from 'node:fs/promises'
import type { GameDocument } from '../../shared/games/documents'
import { reconciled } from '../../shared/library/history'
import type { History, LevelId } from '../../shared/library/model'
import { parseHistoryFile, printHistoryFile } from '../../shared/library/storedFiles'
import { readText } from '../files/readText'
import type { WriteFile } from '../files/writeAtomic'
import type { DataFolder } from './dataFolder'

/** Hundreds of steps of a level with long notes. */
const MAX_HISTORY_BYTES = 1 << 26

export class Histories {
  constructor(
    private readonly folder: DataFolder,
    private readonly write: WriteFile,
    /** Sets a file aside that can't be used, and tells of it. */
    private readonly refuse: (path: string) => Promise<void>,
  ) {}

  async save(id: LevelId, history: History): Promise<void> {
    await this.write(this.folder.history(id), printHistoryFile(history))
  }

  /**
   * @param document what the level's file says
   * @param modified when that was written; a save writes the level's new content first, then the
   *   history, and puts it in place last, so that the file is newer only if others changed it
   */
  async read(id: LevelId, document: GameDocument, modified: number): Promise<History | null> {
    const path = this.folder.history(id)
    const file = await readText(path, MAX_HISTORY_BYTES)
    if (!file.ok && file.error.code === 'not-found' && !(await isThere(path))) return null
    const history = file.ok ? parseHistoryFile(file.value.text) : file
    if (file.ok && history.ok) {
      return reconciled(history.value, document, modified > file.value.modified)
    }
    // The next save would write over it.
    await this.refuse(path)
    return null
  }

  async forget(id: LevelId): Promise<void> {
    await rm(this.folder.history(id), { force: true })
  }
}

/** A link that leads nowhere is there, too: a save would take its place. */
function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
