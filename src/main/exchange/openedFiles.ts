/**
 * Files to be opened that nobody in the page asked for: from the command line, a second start, or
 * the system. They wait until the page takes the first ones; from then on it is notified of each.
 */
import { app, type WebContents } from 'electron'
import { sendEvent } from '../ipc'
import { whenDocumentLeaves } from '../platform'
import { readTextFiles } from './textFiles'
import type { OpenedFile } from '../../shared/ipc/contract'

export class OpenedFiles {
  private waiting: string[] = []
  private listener: WebContents | null = null

  /** @param paths absolute */
  add(paths: readonly string[]): void {
    if (paths.length === 0) return
    const { listener } = this
    if (listener === null) this.waiting.push(...paths)
    else void readTextFiles(paths).then((files) => sendEvent(listener, 'file.opened', files))
  }

  take(page: WebContents): Promise<OpenedFile[]> {
    this.listen(page)
    return readTextFiles(this.waiting.splice(0))
  }

  private listen(page: WebContents): void {
    if (this.listener === page) return
    this.listener = page
    const forget = () => {
      if (this.listener === page) this.listener = null
    }
    whenDocumentLeaves(page, forget)
    page.once('render-process-gone', forget)
    page.once('destroyed', forget)
  }
}

/** What a second start hands to the first. */
interface Handover {
  /** Absolute paths. */
  readonly files: readonly string[]
}

/**
 * One app for each data folder: a second start hands its files to the first and ends.
 *
 * @returns whether this is the first start; the other then has the files
 */
export function claimDataFolder(
  files: readonly string[],
  onSecondStart: (files: readonly string[]) => void,
): boolean {
  const handover: Handover = { files }
  if (!app.requestSingleInstanceLock({ ...handover })) return false
  app.on('second-instance', (_event, _argv, _folder, data) => onSecondStart(filesOf(data)))
  return true
}

/** From another process, hence checked. */
function filesOf(data: unknown): string[] {
  const { files } = (data ?? {}) as Partial<Handover>
  return Array.isArray(files) ? files.filter((path) => typeof path === 'string') : []
}
