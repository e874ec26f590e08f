/**
 * Files to be opened that nobody in the page asked for: from the command line, a second start, or
 * the system. They wait until the page takes the first ones; from then on it is notified of each.
 */
import type { WebContents } from 'electron'
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
