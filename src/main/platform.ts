/** What differs between systems, Electron versions and ways of starting, in one place. */
import { app, type WebContents } from 'electron'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute paths named on the command line (after the app's own folder, when not packaged). */
export function fileArguments(argv: readonly string[]): string[] {
  const paths = argv.slice(1).filter((argument) => !argument.startsWith('-'))
  return (app.isPackaged ? paths : paths.slice(1)).map(pathOf)
}

/** Linux desktops name the files of a double click by their addresses. */
function pathOf(argument: string): string {
  try {
    return argument.startsWith('file://') ? fileURLToPath(argument) : resolve(argument)
  } catch {
    return resolve(argument)
  }
}

/** What a window is known by on Linux; elsewhere the executable has it. */
export function windowIcon(): { readonly icon?: string } {
  if (process.platform !== 'linux') return {}
  return { icon: join(app.getAppPath(), 'build/icons/128x128.png') }
}

/** On macOS an app without a window stays in the Dock; a click there opens one. */
export const staysWithoutWindow = process.platform === 'darwin'

/** One core is left to the window. */
export function solverWorkerCount(): number {
  return Math.max(1, availableParallelism() - 1)
}

/**
 * Once, when the page's document is about to go: a reload, or another address. A change of the
 * address within it, by which the page is placed, is none; Electron 25 says so by position.
 */
export function whenDocumentLeaves(page: WebContents, action: () => void): void {
  const heard = (...heardOf: unknown[]): void => {
    const [details, , isInPlace, isMainFrame] = heardOf
    const { isSameDocument = isInPlace, isMainFrame: isMain = isMainFrame } = details as {
      readonly isSameDocument?: unknown
      readonly isMainFrame?: unknown
    }
    if (isSameDocument === true || isMain === false) return
    page.off('did-start-navigation', heard)
    action()
  }
  page.on('did-start-navigation', heard)
}
