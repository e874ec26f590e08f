/** The system's dialogs for files, in the language in force and in front of their window. */
import { app, BrowserWindow, dialog, type WebContents } from 'electron'
import { extname, join } from 'node:path'
import { OWN_EXTENSION } from '../../shared/library/model'
import { MESSAGES } from '../../shared/messages/catalog'
import type { Language } from '../../shared/settings'
import type { ExportDialogs } from './exportFiles'

type OpenOptions = Electron.OpenDialogOptions

/** Paths of the files to open; null where the dialog was closed. */
export async function chooseFilesToOpen(
  sender: WebContents,
  language: Language,
): Promise<readonly string[] | null> {
  const words = MESSAGES[language].dialog
  const { canceled, filePaths } = await showOpenDialog(sender, {
    defaultPath: app.getPath('documents'),
    filters: [
      { name: words.levels, extensions: anyCase('in', 'txt', OWN_EXTENSION, 'json') },
      { name: words.contest, extensions: anyCase('in', 'txt') },
      { name: words.json, extensions: anyCase(OWN_EXTENSION, 'json') },
      { name: words.all, extensions: ['*'] },
    ],
    properties: ['openFile', 'multiSelections'],
  })
  return canceled ? null : filePaths
}

/** Linux distinguishes `MAYAN1.IN` and `mayan1.in`. */
function anyCase(...extensions: readonly string[]): string[] {
  return extensions.flatMap((extension) => [extension, extension.toUpperCase()])
}

export function exportDialogs(sender: WebContents, language: Language): ExportDialogs {
  const words = MESSAGES[language].dialog
  return {
    async chooseFile(name) {
      const extension = extname(name).slice(1)
      const { canceled, filePath = '' } = await showSaveDialog(sender, {
        title: words.export,
        defaultPath: join(app.getPath('documents'), name),
        filters: [
          ...(extension === '' ? [] : [{ name: `.${extension}`, extensions: [extension] }]),
          { name: words.all, extensions: ['*'] },
        ],
        properties: ['createDirectory', 'showOverwriteConfirmation'],
      })
      return canceled || filePath === '' ? null : filePath
    },
    async chooseFolder() {
      const { canceled, filePaths } = await showOpenDialog(sender, {
        title: words.exportFolder,
        defaultPath: app.getPath('documents'),
        properties: ['openDirectory', 'createDirectory'],
      })
      return canceled ? null : (filePaths[0] ?? null)
    },
  }
}

function showOpenDialog(sender: WebContents, options: OpenOptions) {
  const window = BrowserWindow.fromWebContents(sender)
  return window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options)
}

function showSaveDialog(sender: WebContents, options: Electron.SaveDialogOptions) {
  const window = BrowserWindow.fromWebContents(sender)
  return window ? dialog.showSaveDialog(window, options) : dialog.showSaveDialog(options)
}
