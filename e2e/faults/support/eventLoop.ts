/**
 * How long main's event loop is held, measured inside the running app. On a machine that is busy
 * with other things main also waits for a processor, or for something that waits for one: Linux says
 * how long a thread has run and how long it has waited, separately.
 */
import type fs from 'node:fs'
import type { ElectronApplication } from '@playwright/test'

/** Milliseconds. */
export interface LoopDelay {
  /** The longest time that nothing else could happen in main, waiting for a processor included. */
  readonly longest: number
  /** The same without that waiting. */
  readonly longestOwn: number
  /** The most that main computed at a stretch; 0 where the system does not say. */
  readonly longestBusy: number
  readonly watched: number
}

interface Watch {
  loop?: { longest: number; longestOwn: number; longestBusy: number; readonly since: number }
}

export async function watchEventLoop(app: ElectronApplication): Promise<void> {
  await app.evaluate(() => {
    const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
    const { readFileSync } = mainModule.require('node:fs') as Pick<typeof fs, 'readFileSync'>
    /** How long this thread has run, and has waited for a processor, so far. */
    const timesOfThread = (): [ran: number, waited: number] => {
      try {
        const text = readFileSync('/proc/thread-self/schedstat', 'utf8')
        const [ran = 0, waited = 0] = text
          .split(' ')
          .map((nanoseconds) => Number(nanoseconds) / 1e6)
        return [ran, waited]
      } catch {
        return [0, 0]
      }
    }
    const loop = { longest: 0, longestOwn: 0, longestBusy: 0, since: performance.now() }
    let [last, [ran, waited]] = [loop.since, timesOfThread()]
    const PERIOD_MS = 10
    setInterval(() => {
      const [now, [ranNow, waitedNow]] = [performance.now(), timesOfThread()]
      const held = Math.max(0, now - last - PERIOD_MS)
      loop.longest = Math.max(loop.longest, held)
      loop.longestOwn = Math.max(loop.longestOwn, held - (waitedNow - waited))
      loop.longestBusy = Math.max(loop.longestBusy, ranNow - ran)
      ;[last, [ran, waited]] = [now, [ranNow, waitedNow]]
    }, PERIOD_MS)
    ;(globalThis as Watch).loop = loop
  })
}

export function eventLoopDelay(app: ElectronApplication): Promise<LoopDelay> {
  return app.evaluate(() => {
    const { loop } = globalThis as Watch
    if (loop === undefined) return { longest: 0, longestOwn: 0, longestBusy: 0, watched: 0 }
    const { since, ...longest } = loop
    return { ...longest, watched: performance.now() - since }
  })
}
