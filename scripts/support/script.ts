/**
 * Runs a script's main function and ends the process with the exit code it returns; an error is
 * printed without its stack. The process ends with 0 only if main has returned 0: exit hooks of
 * libraries call `process.exit(0)` when nothing is left to do (electron-builder's does), and a
 * promise that never settles would also end it with 0.
 */
export function runScript(main: () => Promise<number>): void {
  let result = 1
  process.on('exit', (code) => {
    if (code === 0) process.exitCode = result
  })
  main().then(
    (code) => {
      result = code
      process.exitCode = code
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    },
  )
}
