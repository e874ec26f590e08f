/**
 * Reports what changes in a few folders, those below them not included, once it has been quiet for a
 * moment. One watch of the system for each folder: chokidar has one for each file and lists the folder
 * again with each write, which for 50,000 levels took 2 s of the processor at start, 100 MB and 0.3 s
 * for every save. What a system does not report, as on some network disks, is met by the next write.
 */
import { watch, type FSWatcher } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isTemporaryName } from './writeAtomic'

/** Milliseconds without another change of the same file: who writes it has probably finished. */
const QUIET_MS = 300

interface Watched {
  readonly watcher: FSWatcher
  /** A folder that is removed and made again is another one. */
  readonly inode: number
}

export class FolderWatch {
  private readonly folders = new Map<string, Watched>()
  /** When each was changed last. */
  private readonly changes = new Map<string, number>()
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly onQuiet: (paths: readonly string[]) => void) {}

  /**
   * These, and no others; one that is not there is passed over.
   *
   * @returns those that were not watched before
   */
  async watchOnly(paths: readonly string[]): Promise<readonly string[]> {
    for (const path of [...this.folders.keys()]) if (!paths.includes(path)) this.unwatch(path)
    const added: string[] = []
    for (const path of paths) if (await this.watch(path)) added.push(path)
    return added
  }
  close(): void {
    for (const path of [...this.folders.keys()]) this.unwatch(path)
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private async watch(path: string): Promise<boolean> {
    const inode = await stat(path).then(
      ({ ino }) => ino,
      () => null,
    )
    if (this.folders.get(path)?.inode === inode) return false
    this.unwatch(path)
    if (inode === null) return false
    try {
      const watcher = watch(path, { persistent: false }, (_, name) => {
        this.note(name === null ? path : join(path, name))
      })
      watcher.on('error', () => {
        this.unwatch(path)
      })
      this.folders.set(path, { watcher, inode })
      return true
    } catch {
      // Gone meanwhile, or more folders than the system watches.
      return false
    }
  }
  private unwatch(path: string): void {
    this.folders.get(path)?.watcher.close()
    this.folders.delete(path)
  }

  private note(path: string): void {
    if (isTemporaryName(path)) return
    this.changes.set(path, Date.now())
    this.wait()
  }
  private wait(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null
      this.report()
    }, QUIET_MS).unref()
  }
  private report(): void {
    const latest = Date.now() - QUIET_MS
    const quiet = [...this.changes].filter(([, at]) => at <= latest).map(([path]) => path)
    for (const path of quiet) this.changes.delete(path)
    if (this.changes.size > 0) this.wait()
    if (quiet.length > 0) this.onQuiet(quiet)
  }
}
