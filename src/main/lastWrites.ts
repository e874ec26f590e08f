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
    void allIdle(writers).finally(() => app.quit())
  })
}

/** One may give work to another. */
export async function allIdle(writers: readonly Writer[]): Promise<void> {
  while (!writers.every(({ isIdle }) => isIdle)) {
    await Promise.all(writers.map((writer) => writer.whenIdle()))
  }
}
