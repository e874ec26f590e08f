/**
 * What no page of ours may ever do: leave, open windows, embed, download, ask for a device, or reach
 * a network. The policy of `appProtocol.ts` refuses most of it first; this holds where it does not.
 */
import { app, type IpcMainInvokeEvent, type Session, type WebContents } from 'electron'
import { isAppUrl, isHarmlessUrl, START_URL } from './appUrls'

/** Must run before the app is ready. */
export function lockDown(): void {
  // No name is looked up, and no proxy or its configuration is searched for.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('no-proxy-server')
  app.on('session-created', lockDownSession)
  app.on('web-contents-created', (_, contents) => lockDownContents(contents))
}

function lockDownSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event) => event.preventDefault())
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isHarmlessUrl(url) }))
}

function lockDownContents(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.on('will-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
}

const pages = new WeakSet<WebContents>()

/**
 * From now on main answers this page. Where it ends up elsewhere all the same, as no event before it
 * reports `about:blank`, it is brought back.
 */
export function trustPage(contents: WebContents): void {
  pages.add(contents)
  contents.on('did-navigate', (_, url) => {
    // Not from within the event: the navigation it reports is not over yet.
    if (!isAppUrl(url)) setImmediate(() => bringBack(contents))
  })
}

function bringBack(contents: WebContents): void {
  if (!contents.isDestroyed()) contents.loadURL(START_URL).catch(() => undefined)
}

/** Whether a message comes from the top frame of a page of ours, while it shows what is ours. */
export function isTrustedSender({
  sender,
  senderFrame: frame,
}: Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>): boolean {
  return pages.has(sender) && frame !== null && frame.parent === null && isAppUrl(frame.url)
}
