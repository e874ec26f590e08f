/** Starts the app. Main owns windows, files, settings and jobs; it never searches and never blocks. */
import { app, clipboard, dialog, nativeTheme, BrowserWindow } from 'electron'
import { join } from 'node:path'
import type { CommandId } from '../shared/commands'
import type { OpenedFile } from '../shared/ipc/contract'
import { languageOf } from '../shared/settings'
import { registerAppScheme, serveApp } from './appProtocol'
import { libraryHandlers, type LibraryHandlers } from './library/handlers'
import { Library } from './library/library'
import { answerRequests, sendEvent, type Handlers } from './ipc'
import { lockDown, lockDownSession } from './lockdown'
import { AppMenu } from './menu'
import { fileArguments } from './platform'
import { SettingsStore } from './settingsStore'
import { SolverJobs } from './solverJobs'
import { readTextFiles } from './textFiles'
import { openWindow } from './window'

// Electron would show a modal box and hang; an unknown state must end instead.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? String(error)}\n`)
  app.exit(1)
})

app.setName('Mayan Studio')
registerAppScheme()
lockDown()
app.on('window-all-closed', () => app.quit())
void app.whenReady().then(start)

function start(): void {
  const settings = new SettingsStore(join(app.getPath('userData'), 'settings.json'))
  const jobs = new SolverJobs(join(__dirname, 'worker.js'))
  app.on('will-quit', () => jobs.close())

  lockDownSession()
  serveApp(join(__dirname, '../renderer'))
  const menu = new AppMenu(runInFocusedWindow)
  const applySettings = () => {
    nativeTheme.themeSource = settings.current.theme
    const { singleKeys } = settings.current
    const language = languageOf(settings.current.language, app.getLocale())
    menu.show({ language, singleKeys, isMac: process.platform === 'darwin' })
  }
  applySettings()
  const library = new Library(app.getPath('userData'))
  answerRequests({
    ...makeHandlers(settings, jobs, menu, applySettings),
    ...libraryHandlers(library),
  })

  const open = () => {
    const { webContents } = openWindow(join(__dirname, '../preload/index.js'))
    webContents.on('render-process-gone', () => jobs.cancelAllOf(webContents))
    webContents.on('destroyed', () => jobs.cancelAllOf(webContents))
  }
  open()
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open()
  })
}

function makeHandlers(
  settings: SettingsStore,
  jobs: SolverJobs,
  menu: AppMenu,
  applySettings: () => void,
): Omit<Handlers, keyof LibraryHandlers> {
  const startFiles = fileArguments(process.argv)
  return {
    'app.info': () => ({
      version: app.getVersion(),
      platform: process.platform,
      locale: app.getLocale(),
    }),
    'file.open': (_, sender) => openFiles(BrowserWindow.fromWebContents(sender)),
    'file.takeStartFiles': () => readTextFiles(startFiles.splice(0)),
    'clipboard.writeText': async (text) => {
      await clipboard.writeText(text)
    },
    'settings.read': () => settings.current,
    'settings.update': async (change) => {
      const updated = await settings.update(change)
      applySettings()
      return updated
    },
    'text.edit': (edit, sender) => {
      sender[edit]()
    },
    'menu.setEnabled': (enabled) => {
      menu.setEnabled(enabled)
    },
    'job.start': (request, sender) => jobs.start(request, sender),
    'job.cancel': (jobId, sender) => jobs.cancel(jobId, sender),
  }
}

async function openFiles(window: BrowserWindow | null): Promise<OpenedFile[] | null> {
  const options: Electron.OpenDialogOptions = {
    defaultPath: app.getPath('documents'),
    filters: [
      { name: 'Mayan levels', extensions: ['in', 'txt'] },
      { name: 'All files', extensions: ['*'] },
    ],
    properties: ['openFile', 'multiSelections'],
  }
  const { canceled, filePaths } = await (window
    ? dialog.showOpenDialog(window, options)
    : dialog.showOpenDialog(options))
  return canceled ? null : readTextFiles(filePaths)
}

function runInFocusedWindow(command: CommandId): void {
  const window = BrowserWindow.getFocusedWindow()
  if (window) sendEvent(window.webContents, 'command.run', command)
}
