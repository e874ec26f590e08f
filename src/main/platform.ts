/** What differs between systems, Electron versions and ways of starting, in one place. */
import { app } from 'electron'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

/** Absolute paths named on the command line (after the app's own folder, when not packaged). */
export function fileArguments(argv: readonly string[]): string[] {
  const paths = argv.slice(1).filter((argument) => !argument.startsWith('-'))
  return (app.isPackaged ? paths : paths.slice(1)).map((path) => resolve(path))
}

/** One core is left to the window. */
export function solverWorkerCount(): number {
  return Math.max(1, availableParallelism() - 1)
}
