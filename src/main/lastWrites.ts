/** The app does not end before what was to be written is written. */
import { app } from 'electron'

export interface Writer {
  readonly isIdle: boolean
  whenIdle(): Promise<void>
}

export function finishBeforeQuitting(writers: readonly Writer[]): void {
  app.on('will-quit', (event) => {
    if (writers.every(({ isIdle }) => isIdle)) return
    event.preventDefault()
    void Promise.all(writers.map((writer) => writer.whenIdle())).finally(() => app.quit())
  })
}
