/**
 * A window closes once its page has written what was still to be written. A page that hangs, has
 * crashed or was never there keeps no window open.
 */
import type { BrowserWindow, WebContents } from 'electron'
import { sendEvent } from './ipc'

/** Milliseconds a page gets to write. */
const PATIENCE_MS = 2500

const asked = new WeakMap<WebContents, () => void>()

export function closeWhenWritten(window: BrowserWindow): void {
  const { webContents } = window
  let isAsked = false
  let mayClose = false
  const close = () => {
    mayClose = true
    if (!window.isDestroyed()) window.close()
  }
  webContents.on('render-process-gone', () => {
    mayClose = true
    if (isAsked) close()
  })
  window.on('close', (event) => {
    if (mayClose || webContents.isLoadingMainFrame()) return
    event.preventDefault()
    if (isAsked) return
    isAsked = true
    // A page that hangs does not let itself be closed either.
    const timer = setTimeout(() => window.destroy(), PATIENCE_MS)
    window.once('closed', () => clearTimeout(timer))
    asked.set(webContents, close)
    sendEvent(webContents, 'page.leave', undefined)
  })
}

/** The page has written everything. */
export function pageHasWritten(contents: WebContents): void {
  asked.get(contents)?.()
}
