/**
 * A window closes once its page has written what was still to be written; where the disk refuses,
 * the page asks the user, and the window stays. A page that hangs, has crashed or was never there
 * keeps no window open. Where the system ends the app nobody is asked.
 */
import { app, BrowserWindow, powerMonitor, type WebContents } from 'electron'
import { setTimeout as delay } from 'node:timers/promises'
import { sendEvent } from './ipc'

/** Milliseconds a page gets to write. */
const PATIENCE_MS = 2500

/** The same where the system ends the app, and the time until it has left, 2 s, with a reserve. */
const SHORT_PATIENCE_MS = 700
const LEAVE_WITHIN_MS = 1600

interface Closing {
  close(): void
  stay(): void
}
const closings = new WeakMap<WebContents, Closing>()
/** Called with each answer of a page to `page.leave`. */
const answered = new WeakMap<WebContents, () => void>()

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
    if (mayClose || isWithoutPage(webContents)) return
    event.preventDefault()
    if (timer !== null) return
    // A page that hangs does not let itself be closed either.
    timer = setTimeout(() => window.destroy(), PATIENCE_MS)
    sendEvent(webContents, 'page.leave', undefined)
  })
}

/** The page has written everything, or its user gives up what it could not write. */
export function pageMayClose(contents: WebContents): void {
  answered.get(contents)?.()
  closings.get(contents)?.close()
}

/** The page could not write everything, and asks its user. */
export function pageStays(contents: WebContents): void {
  answered.get(contents)?.()
  closings.get(contents)?.stay()
}

/**
 * A signal, a log-out or a shutdown: what is open is saved, and the app leaves within 2 s. The
 * signals often reach the page as well, so that it is gone: what it had, main has (unsavedEdits.ts).
 *
 * @param keepNow writes what can't wait
 * @param writers what has to be on disk
 */
export function leaveWhenEnded(keepNow: () => void, writers: readonly Writer[]): void {
  let isLeaving = false
  const leave = () => {
    if (isLeaving) return
    isLeaving = true
    keepNow()
    void saveAndExit(writers)
  }
  // Where all processes are ended at once, Chromium may abort main before it handles the signal.
  app.on('child-process-gone', keepNow)
  app.on('render-process-gone', keepNow)
  // Once the app is ready: Electron puts its own handlers in place before.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, leave)
  powerMonitor.on('shutdown', ((event: Electron.Event) => {
    event.preventDefault()
    leave()
  }) as () => void)
  // Windows; a page has no time to write there.
  for (const window of BrowserWindow.getAllWindows()) window.on('session-end', leave)
}

async function saveAndExit(writers: readonly Writer[]): Promise<void> {
  setTimeout(() => app.exit(), LEAVE_WITHIN_MS)
  const pages = BrowserWindow.getAllWindows().map(({ webContents }) => writtenBy(webContents))
  await Promise.race([Promise.all(pages), delay(SHORT_PATIENCE_MS)])
  await allIdle(writers)
  app.exit()
}

function writtenBy(contents: WebContents): Promise<void> {
  if (isWithoutPage(contents)) return Promise.resolve()
  return new Promise((done) => {
    answered.set(contents, done)
    contents.once('render-process-gone', () => done())
    contents.once('destroyed', done)
    sendEvent(contents, 'page.leave', undefined)
  })
}

function isWithoutPage(contents: WebContents): boolean {
  return contents.isDestroyed() || contents.isCrashed() || contents.isLoadingMainFrame()
}

/** Something that has to be on disk before the app ends. */
export interface Writer {
  readonly isIdle: boolean
  whenIdle(): Promise<void>
}

/** The app does not end before what was to be written is written. */
export function finishBeforeQuitting(writers: readonly Writer[]): void {
  app.on('will-quit', (event) => {
    if (writers.every(({ isIdle }) => isIdle)) return
    event.preventDefault()
    void allIdle(writers).finally(() => app.quit())
  })
}

/** Resolves when all are idle at once: one may give work to another. */
export async function allIdle(writers: readonly Writer[]): Promise<void> {
  while (!writers.every(({ isIdle }) => isIdle)) {
    await Promise.all(writers.map((writer) => writer.whenIdle()))
  }
}
