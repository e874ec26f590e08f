/** What differs between systems, Electron versions and ways of starting, in one place. */
import { app } from 'electron'
import { availableParallelism } from 'node:os'

/** Paths named on the command line (after the app's own folder, when it is not packaged). */
export function fileArguments(argv: readonly string[]): string[] {
  const paths = argv.slice(1).filter((argument) => !argument.startsWith('-'))
  return app.isPackaged ? paths : paths.slice(1)
}

/** One core is left to the window. */
export function solverWorkerCount(): number {
  return Math.max(1, availableParallelism() - 1)
}
