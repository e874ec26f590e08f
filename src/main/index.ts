/** Starts the app. Main owns windows, files, settings and jobs; it never searches and never blocks. */
import { app, BrowserWindow, clipboard, Menu, nativeTheme } from 'electron'
import { join } from 'node:path'
import type { GameDocument } from '../shared/games/documents'
import type { EventName, EventOf } from '../shared/ipc/contract'
import { joined } from '../shared/library/messageParts'
import type { ExportPart } from '../shared/library/model'
import { languageOf, type Language } from '../shared/settings'
import { registerAppScheme, serveApp } from './appProtocol'
import {
  closeWhenWritten,
  leaveWhenEnded,
  pageMayClose,
  pageStays,
  finishBeforeQuitting,
} from './closing'
import { chooseFilesToOpen, exportDialogs } from './exchange/dialogs'
import { exportFiles } from './exchange/exportFiles'
import { exportFolder } from './exchange/exportFolder'
import { Exports } from './exchange/exports'
import { removeStaged } from './exchange/staging'
import { OpenedFiles, claimDataFolder } from './exchange/openedFiles'
import { readTextFiles } from './exchange/textFiles'
import { answerRequests, sendEvent, type Handlers, Parts } from './ipc'
import { followOthers } from './library/following'
import { libraryHandlers, type LibraryHandlers } from './library/handlers'
import { Library } from './library/library'
import { lockDown } from './lockdown'
import { AppMenu } from './menu'
import { fileArguments, staysWithoutWindow } from './platform'
import { RecentLevels } from './recentLevels'
import { reloadWhenGone, takeWasGone } from './recovery'
import { SettingsStore } from './settingsStore'
import { SolverJobs } from './solverJobs'
import { UnsavedEdits } from './unsavedEdits'
import { focusWindow, openWindow, whenOutOfSight } from './window'

// Electron would show a modal box and hang; an unknown state must end instead.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? String(error)}\n`)
  app.exit(1)
})

app.setName('Mayan Studio')
/** Brings the window to the front, or opens one; nothing until the app is ready. */
let showWindow: () => void = () => undefined
const opened = new OpenedFiles()
// macOS names files this way, also before the app is ready.
app.on('open-file', (event, path) => {
  event.preventDefault()
  openAndShow([path])
})
const startFiles = fileArguments(process.argv)
if (claimDataFolder(startFiles, openAndShow)) {
  opened.add(startFiles)
  registerAppScheme()
  lockDown()
  // Ours comes with the page; Electron would make one of its own until then.
  if (process.platform !== 'darwin') Menu.setApplicationMenu(null)
  app.on('window-all-closed', () => {
    if (!staysWithoutWindow) app.quit()
  })
  void app.whenReady().then(start)
} else app.exit(0)

function start(): void {
  const dataFolder = app.getPath('userData')
  const settings = new SettingsStore(join(dataFolder, 'settings.json'), {
    onRefusal: (refusal) => tellAllWindows('settings.unsaved', refusal),
  })
  nativeTheme.themeSource = settings.current.theme
  serveApp(join(__dirname, '../renderer'))
  // The window first: while its process starts, all the rest is made before it can ask for it.
  const jobs = new SolverJobs(join(__dirname, 'worker.js'))
  const language = () => languageOf(settings.current.language, app.getLocale())
  const window = openAppWindow(jobs, language)
  showWindow = () => {
    if (!focusWindow()) openAppWindow(jobs, language)
  }
  app.on('activate', showWindow)
  app.on('will-quit', () => jobs.close())

  const library = new Library(dataFolder, {
    onFault: (faults, found) => tellAllWindows('library.fault', { faults, found }),
    onOutsideChange: (changed) => tellAllWindows('library.changed', changed),
  })
  void followOthers(library)
  const recent = new RecentLevels(join(dataFolder, 'recent.json'))
  const edits = new UnsavedEdits(join(dataFolder, 'unsaved.json'), library, (message) => {
    process.stderr.write(`${message}\n`)
  })
  const recovered = edits.recover()
  library.readAhead()
  app.on('render-process-gone', () => void edits.whenIdle())
  const staging = join(dataFolder, 'exports')
  void removeStaged(staging)
  const exports = new Exports(staging)
  const writers = [edits, exports, library, settings, recent]
  finishBeforeQuitting(writers)
  leaveWhenEnded(() => edits.keepNow(), writers)
  const menu = new AppMenu({
    run: (command) => tellFocusedWindow('command.run', command),
    openLevel: (id) => tellFocusedWindow('level.open', id),
  })
  const applySettings = () => {
    nativeTheme.themeSource = settings.current.theme
    const { singleKeys } = settings.current
    menu.show({ language: language(), singleKeys, isMac: process.platform === 'darwin' })
  }
  // Not at once: what the page asks for first comes before the menu.
  window.once('show', applySettings)
  answerRequests({
    ...makeHandlers(settings, jobs, menu, applySettings),
    ...fileHandlers(language, exports),
    ...recentHandlers(recent, menu),
    ...levelHandlers(library, edits, recovered),
  })
}

function openAppWindow(jobs: SolverJobs, language: () => Language): BrowserWindow {
  const window = openWindow(join(__dirname, '../preload/index.js'))
  const { webContents } = window
  closeWhenWritten(window)
  reloadWhenGone(window, language)
  whenOutOfSight(window, () => sendEvent(webContents, 'window.hidden', undefined))
  webContents.on('render-process-gone', () => jobs.cancelAllOf(webContents))
  webContents.on('destroyed', () => jobs.cancelAllOf(webContents))
  return window
}

type LevelHandlers = LibraryHandlers &
  Pick<Handlers, 'library.createPart' | 'page.edited' | 'page.left'>

/** The library, and what the page has not given to it yet. */
function levelHandlers(
  library: Library,
  edits: UnsavedEdits,
  recovered: Promise<void>,
): LevelHandlers {
  const created = new Parts<GameDocument>()
  const asked = libraryHandlers(library)
  return {
    ...asked,
    'library.createPart': (documents, sender) => {
      created.add(sender, documents)
    },
    'library.create': (request, sender) => {
      const documents = created.take(sender, request.documents)
      return asked['library.create']({ ...request, documents }, sender)
    },
    'library.read': () => {
      edits.startPage()
      return recovered.then(() => library.read())
    },
    'library.history': (id) => edits.history(id),
    'library.save': ({ id, history }) => edits.save(id, history),
    'page.edited': (edit) => edits.add(edit),
    'page.left': async (_, sender) => {
      await edits.giveUp()
      pageMayClose(sender)
    },
  }
}

type FileHandlers = Pick<Handlers, Extract<keyof Handlers, `${'file' | 'clipboard'}.${string}`>>

function fileHandlers(language: () => Language, exports: Exports): FileHandlers {
  const parts = new Parts<ExportPart>()
  return {
    'file.open': async (_, sender) => {
      const paths = await chooseFilesToOpen(sender, language())
      for (const path of paths ?? []) app.addRecentDocument(path)
      return paths && readTextFiles(paths)
    },
    'file.takeStartFiles': (_, sender) => opened.take(sender),
    'file.exportPart': (files, sender) => {
      parts.add(sender, files)
    },
    'file.export': (last, sender) => {
      const files = joined(parts.take(sender, last))
      const dialogs = exportDialogs(sender, language())
      return exports.run(sender, files.length, (options) => exportFiles(files, dialogs, options))
    },
    'file.exportFolder': ({ name, files: last }, sender) => {
      const files = joined(parts.take(sender, last))
      const dialogs = exportDialogs(sender, language())
      return exports.run(sender, files.length, (options) =>
        exportFolder({ name, files }, dialogs, options),
      )
    },
    'file.cancelExport': (_, sender) => {
      exports.cancel(sender)
    },
    'clipboard.readText': () => clipboard.readText(),
    'clipboard.writeText': async (text) => {
      await clipboard.writeText(text)
    },
  }
}

type RecentHandlers = Pick<Handlers, Extract<keyof Handlers, `recent.${string}`>>

function recentHandlers(recent: RecentLevels, menu: AppMenu): RecentHandlers {
  return {
    'recent.read': () => [...recent.current],
    'recent.show': (levels) => {
      menu.showRecent(levels)
      return recent.keep(levels.map(({ id }) => id))
    },
  }
}

function makeHandlers(
  settings: SettingsStore,
  jobs: SolverJobs,
  menu: AppMenu,
  applySettings: () => void,
): Omit<
  Handlers,
  | keyof LibraryHandlers
  | keyof FileHandlers
  | keyof RecentHandlers
  | 'library.createPart'
  | 'page.edited'
  | 'page.left'
> {
  return {
    'app.info': () => ({
      version: app.getVersion(),
      platform: process.platform,
      locale: app.getLocale(),
    }),
    'page.stays': (_, sender) => {
      pageStays(sender)
    },
    'page.wasGone': (_, sender) => takeWasGone(sender),
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
    'job.prepare': () => {
      jobs.keepWarm()
    },
    'job.start': (request, sender) => jobs.start(request, sender),
    'job.cancel': (jobId, sender) => jobs.cancel(jobId, sender),
  }
}

function openAndShow(files: readonly string[]): void {
  opened.add(files)
  showWindow()
}

function tellAllWindows<E extends EventName>(event: E, payload: EventOf<E>): void {
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    sendEvent(webContents, event, payload)
  }
}

function tellFocusedWindow<E extends EventName>(event: E, payload: EventOf<E>): void {
  const window = BrowserWindow.getFocusedWindow()
  if (window) sendEvent(window.webContents, event, payload)
  else showWindow()
}
