/** What differs between systems, Electron versions and ways of starting, in one place. */
import { app } from 'electron'
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

/** One core is left to the window. */
export function solverWorkerCount(): number {
  return Math.max(1, availableParallelism() - 1)
}
