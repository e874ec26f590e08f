/**
 * A page whose process has gone is loaded again, at the address where it was. What it had not saved,
 * main has saved (unsavedEdits.ts). Where loading it again doesn't help the user decides, so that a
 * page that always crashes doesn't flicker without end.
 */
import { app, dialog, type BrowserWindow, type WebContents } from 'electron'
import { MESSAGES } from '../shared/messages/catalog'
import type { Language } from '../shared/settings'

const MOST_CRASHES = 3
const WITHIN_MS = 20_000

/** Pages whose process has crashed, until they are notified. */
const gone = new WeakSet<WebContents>()

/** Whether the page's process had gone since this was asked last. */
export function takeWasGone(contents: WebContents): boolean {
  return gone.delete(contents)
}

export function reloadWhenGone(window: BrowserWindow, language: () => Language): void {
  const { webContents } = window
  let crashes: number[] = []
  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return
    gone.add(webContents)
    const now = Date.now()
    crashes = [...crashes.filter((time) => now - time < WITHIN_MS), now]
    const isHopeless = crashes.length > MOST_CRASHES
    if (isHopeless) crashes = []
    // Not inside the event: the window is still handling it, and may be closing.
    setImmediate(() => {
      if (window.isDestroyed()) return
      if (isHopeless) void askWhetherToReload(window, language())
      else webContents.reload()
    })
  })
}

async function askWhetherToReload(window: BrowserWindow, language: Language): Promise<void> {
  const words = MESSAGES[language].dialog
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: words.pageGone,
    detail: words.pageGoneText,
    buttons: [words.openAgain, words.quit],
    defaultId: 0,
    cancelId: 1,
  })
  if (window.isDestroyed()) return
  if (response === 0) window.webContents.reload()
  else app.quit()
}
