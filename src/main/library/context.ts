/** What work on the library needs, and what is done with files that can't be used. */
import { randomUUID } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import type { LevelId, LibraryFault, LibraryFileError } from '../../shared/library/model'
import type { Result } from '../../shared/result'
import { KnownFiles } from '../files/knownFiles'
import { exists } from '../files/folders'
import type { WriteFile } from '../files/writeAtomic'
import type { Contents } from './contents'
import type { DataFolder } from './dataFolder'
import { Histories, MAX_HISTORY_BYTES } from './histories'
import { nameBeforeSetAside, setAside } from './setAside'
import { Snapshots } from './snapshots'
import { readErrorOf } from './readLevel'

export class LibraryContext {
  readonly files: KnownFiles
  readonly snapshots: Snapshots
  readonly histories: Histories

  constructor(
    readonly folder: DataFolder,
    readonly write: WriteFile,
    readonly now: () => number,
    /** Hears of files that are set aside when the library has been read already. */
    private readonly report: (fault: LibraryFault) => void,
  ) {
    this.files = new KnownFiles(write, MAX_HISTORY_BYTES)
    this.snapshots = new Snapshots(folder, write)
    this.histories = new Histories(this)
  }

  /** A file that can't be used: set aside, unless a newer version of the app can use it. */
  async refuse(path: string, error: LibraryFileError): Promise<LibraryFault> {
    const isOurs = error.code !== 'newer-version'
    const movedTo = isOurs ? await setAside(path, this.now()) : null
    if (movedTo !== null) this.files.note(path, null)
    return this.fault(path, error, movedTo)
  }

  /** One that is no level, met when it was wanted. */
  async refuseOther(path: string): Promise<void> {
    this.report(await this.refuse(path, await readErrorOf(path)))
  }

  /**
   * Sets aside what others put where the app writes, of any version.
   *
   * @throws where the system does not let it be moved, so that it is not written over
   */
  async clearPath(path: string, error: LibraryFileError): Promise<void> {
    const movedTo = await setAside(path, this.now())
    if (movedTo === null) throw Object.assign(new Error(path), { code: 'EPERM' })
    this.files.note(path, null)
    this.report(this.fault(path, error, movedTo))
  }

  fault(path: string, error: LibraryFileError, movedTo: string | null = null): LibraryFault {
    const { folder } = this
    return {
      file: folder.shown(path),
      movedTo: movedTo === null ? null : folder.shown(movedTo),
      error,
    }
  }

  /**
   * A file that was set aside before is reported again, with the reason as far as it is known.
   * @returns whether it is one
   */
  async reportSetAside(
    contents: Contents,
    path: string,
    read: () => Promise<Result<unknown, LibraryFileError>>,
  ): Promise<boolean> {
    const name = nameBeforeSetAside(basename(path))
    if (name === null) return false
    const found = await read()
    const error: LibraryFileError = found.ok ? { code: 'set-aside' } : found.error
    contents.faults.push(this.fault(join(dirname(path), name), error, path))
    return true
  }

  /** Never onto something else. @returns whether it was done */
  async tryRename(from: string, to: string): Promise<boolean> {
    if (await exists(to)) return false
    return this.files.rename(from, to).then(
      () => true,
      () => false,
    )
  }
}

export function freeId(): LevelId {
  return randomUUID()
}
