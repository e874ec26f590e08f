/**
 * A window closes once its page has written what was still to be written; where the disk refuses,
 * the page asks the user, and the window stays. A page that hangs, has crashed or was never there
 * keeps no window open.
 */
import type { BrowserWindow, WebContents } from 'electron'
import { sendEvent } from './ipc'

/** Milliseconds a page gets to write. */
const PATIENCE_MS = 2500

interface Closing {
  close(): void
  stay(): void
}
const closings = new WeakMap<WebContents, Closing>()

export function closeWhenWritten(window: BrowserWindow): void {
  const { webContents } = window
  let timer: NodeJS.Timeout | null = null
  let mayClose = false
  const stay = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const close = () => {
    mayClose = true
    if (!window.isDestroyed()) window.close()
  }
  closings.set(webContents, { close, stay })
  webContents.on('render-process-gone', () => {
    if (timer !== null) close()
  })
  window.on('closed', stay)
  window.on('close', (event) => {
    if (mayClose || webContents.isCrashed() || webContents.isLoadingMainFrame()) return
    event.preventDefault()
    if (timer !== null) return
    // A page that hangs does not let itself be closed either.
    timer = setTimeout(() => window.destroy(), PATIENCE_MS)
    sendEvent(webContents, 'page.leave', undefined)
  })
}

/** The page has written everything, or its user gives up what it could not write. */
export function pageMayClose(contents: WebContents): void {
  closings.get(contents)?.close()
}

/** The page could not write everything, and asks its user. */
export function pageStays(contents: WebContents): void {
  closings.get(contents)?.stay()
}
