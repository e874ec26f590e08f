/** The exports under way: one for each page. The app does not end with one half done. */
import type { WebContents } from 'electron'
import type { ExportResult } from '../../shared/library/model'
import { sendEvent } from '../ipc'
import type { Writer } from '../closing'
import type { ExportOptions } from './staging'

/** Milliseconds until an export is a long one, and between two reports of how far it is. */
const LONG_MS = 1000
const REPORT_MS = 100

export class Exports implements Writer {
  private readonly running = new Map<AbortController, Promise<unknown>>()
  private readonly pages = new WeakMap<WebContents, AbortController>()

  /** @param staging where files wait until all are written */
  constructor(private readonly staging: string) {}

  async run(
    page: WebContents,
    total: number,
    work: (options: ExportOptions) => Promise<ExportResult>,
  ): Promise<ExportResult> {
    const controller = new AbortController()
    const { signal } = controller
    let reported = Date.now() + LONG_MS
    const onProgress = (done: number) => {
      if (Date.now() - reported < REPORT_MS) return
      reported = Date.now()
      sendEvent(page, 'export.progress', { done, total })
    }
    const result = work({ staging: this.staging, signal, onProgress })
    this.running.set(controller, result)
    this.pages.set(page, controller)
    return result.finally(() => this.running.delete(controller))
  }

  /** Nothing is left of it. */
  cancel(page: WebContents): void {
    this.pages.get(page)?.abort()
  }

  get isIdle(): boolean {
    return this.running.size === 0
  }
  /** Whoever wanted them is gone: they are given up. */
  async whenIdle(): Promise<void> {
    for (const controller of this.running.keys()) controller.abort()
    await Promise.allSettled(this.running.values())
  }
}
