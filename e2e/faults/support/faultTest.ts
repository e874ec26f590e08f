/**
 * `test` for faults: figures are printed in one line each, random moments come from a seed that is
 * printed, and the event loop of main is watched throughout: it may not be held for 200 ms.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { ElectronApplication } from '@playwright/test'
import { Random } from '../../../src/shared/random'
import { expect, test as base } from '../../support/test'
import { SEED } from '../amounts'
import { eventLoopDelay, watchEventLoop, type LoopDelay } from './eventLoop'

export { expect } from '@playwright/test'

/** Milliseconds that main may be held. */
const MOST_DELAY_MS = 200

interface FaultFixtures {
  random: Random
  /** Reads how long main was held so far; for apps that the test ends itself. */
  noteDelay: (app: ElectronApplication) => Promise<void>
  mainIsWatched: undefined
}

export const test = base.extend<FaultFixtures & { watched: Map<ElectronApplication, LoopDelay> }>({
  random: async ({}, use, { title }) => {
    await use(new Random(SEED + title.length))
  },

  watched: async ({ sessions: _sessions }, use) => {
    await use(new Map())
  },

  start: async ({ start, watched }, use) => {
    await use(async (args = []) => {
      const app = await start(args)
      await watchEventLoop(app)
      watched.set(app, { longest: 0, longestOwn: 0, longestBusy: 0, watched: 0 })
      return app
    })
  },

  noteDelay: async ({ watched }, use) => {
    await use(async (app) => {
      const delay = await eventLoopDelay(app).catch(() => null)
      if (delay !== null) watched.set(app, delay)
    })
  },

  mainIsWatched: [
    async ({ watched, noteDelay }, use, { title }) => {
      await use(undefined)
      for (const app of watched.keys()) await noteDelay(app)
      const delays = [...watched.values()].filter((delay) => delay.watched > 0)
      if (delays.length === 0) return
      const most = (key: keyof LoopDelay) => Math.max(...delays.map((delay) => delay[key]))
      const seconds = delays.reduce((sum, delay) => sum + delay.watched, 0) / 1000
      figure(
        `main's event loop was held ${most('longestOwn').toFixed(0)} ms at most in`,
        `${seconds.toFixed(0)} s (computing ${most('longestBusy').toFixed(0)} ms; with the wait for`,
        `a processor ${most('longest').toFixed(0)} ms; load ${loadText()}): ${title}`,
      )
      // Where more is going on than the machine can do, only what main itself does says anything.
      const held = most(isOverloaded() ? 'longestBusy' : 'longestOwn')
      expect(held, `main was held ${held.toFixed(0)} ms`).toBeLessThan(MOST_DELAY_MS)
    },
    { auto: true },
  ],
})

/** More is going on than the machine can do: what takes how long says little of the app then. */
export function isOverloaded(): boolean {
  return (loadavg()[0] ?? 0) > 2 * availableParallelism()
}

export function loadText(): string {
  return loadavg()[0]?.toFixed(1) ?? '?'
}

export function figure(...words: string[]): void {
  process.stdout.write(`faults: ${words.join(' ')}\n`)
}

/** The value that a percentage of all are below or at. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? NaN
}
