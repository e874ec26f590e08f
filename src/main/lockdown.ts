/** What no page of ours may ever do: leave, open windows, embed, download, or ask for a device. */
import { app, session, type WebContents } from 'electron'
import { isAppUrl } from './appUrls'

export function lockDown(): void {
  app.on('web-contents-created', (_, contents) => lockDownContents(contents))
}

/** Must run once the app is ready. */
export function lockDownSession(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.on('will-download', (event) => event.preventDefault())
}

function lockDownContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
}

/** Whether a message comes from the top frame of one of our pages. */
export function isTrustedFrame(frame: Electron.WebFrameMain | null): boolean {
  return frame !== null && frame.parent === null && isAppUrl(frame.url)
}
