/**
 * How long main's event loop is held, measured inside the running app. On a machine that is busy
 * with other things main also waits for a processor: Linux says how long, and it is told apart.
 */
import type fs from 'node:fs'
import type { ElectronApplication } from '@playwright/test'

/** Milliseconds. */
export interface LoopDelay {
  /** The longest time that nothing else could happen in main, waiting for a processor included. */
  readonly longest: number
  /** The same without that waiting: what main itself is to blame for. */
  readonly longestOwn: number
  readonly watched: number
}

interface Watch {
  loop?: { longest: number; longestOwn: number; readonly since: number }
}

export async function watchEventLoop(app: ElectronApplication): Promise<void> {
  await app.evaluate(() => {
    const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
    const { readFileSync } = mainModule.require('node:fs') as Pick<typeof fs, 'readFileSync'>
    /** How long this thread has waited for a processor so far. */
    const waitedSoFar = (): number => {
      try {
        const [, nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
        return Number(nanoseconds) / 1e6
      } catch {
        return 0
      }
    }
    const loop = { longest: 0, longestOwn: 0, since: performance.now() }
    let [last, waited] = [loop.since, waitedSoFar()]
    const PERIOD_MS = 10
    setInterval(() => {
      const [now, waitedNow] = [performance.now(), waitedSoFar()]
      const held = Math.max(0, now - last - PERIOD_MS)
      loop.longest = Math.max(loop.longest, held)
      loop.longestOwn = Math.max(loop.longestOwn, held - (waitedNow - waited))
      ;[last, waited] = [now, waitedNow]
    }, PERIOD_MS)
    ;(globalThis as Watch).loop = loop
  })
}

export function eventLoopDelay(app: ElectronApplication): Promise<LoopDelay> {
  return app.evaluate(() => {
    const { loop } = globalThis as Watch
    if (loop === undefined) return { longest: 0, longestOwn: 0, watched: 0 }
    const { longest, longestOwn, since } = loop
    return { longest, longestOwn, watched: performance.now() - since }
  })
}
