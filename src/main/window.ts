/** The one window: sandboxed, isolated, shown when it has something to show. */
import { BrowserWindow, nativeTheme } from 'electron'
import { START_URL } from './appUrls'
import { trustPage } from './lockdown'
import { windowIcon } from './platform'

const BACKGROUND = { dark: '#15130f', light: '#e9dfcb' }

export function openWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 960,
    minHeight: 640,
    show: false,
    autoHideMenuBar: true,
    title: 'Mayan Studio',
    ...windowIcon(),
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  })
  trustPage(window.webContents)
  window.once('ready-to-show', () => window.show())
  void window.loadURL(START_URL)
  return window
}

/** Also where the system keeps a page visible to itself while its window is not. */
export function whenOutOfSight(window: BrowserWindow, notify: () => void): void {
  window.on('minimize', notify)
  window.on('hide', notify)
}

/**
 * Brings the window to the front; one that is still being loaded shows itself when it can.
 *
 * @returns whether there is one
 */
export function focusWindow(): boolean {
  const [window] = BrowserWindow.getAllWindows()
  if (window?.isMinimized() === true) window.restore()
  if (window?.isVisible() === true) window.focus()
  return window !== undefined
}
