/**
 * The system ends the app at random moments while blocks and tiles are placed: by a signal to the
 * app, or to all its processes as a terminal or a log-out sends it. Every edit that was on screen is
 * on disk, and the app has left within 2 s.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ElectronApplication, Page } from '@playwright/test'
import { Library } from '../../src/main/library/library'
import type { GameId } from '../../src/shared/games/documents'
import { UnsavedEdits } from '../../src/main/unsavedEdits'
import { startHistory } from '../../src/shared/library/history'
import type { History } from '../../src/shared/library/model'
import { newLevel } from '../support/editor'
import { dragAll, enterPlay, expectLeft } from '../support/play'
import { readyWindow } from '../support/test'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
const LEAVES_WITHIN_MS = 2000

test.skip(process.platform === 'win32', 'Windows has no such signals')

test('a signal at a random moment while editing', async ({ start, profile, random }) => {
  test.setTimeout(AMOUNTS.signals * 60_000)
  const times: number[] = []
  for (let run = 0; run < AMOUNTS.signals; run++) {
    const app = await start()
    const page = await readyWindow(app)
    await newLevelOf(page, run % 2 === 0 ? 'mayan' : 'lianliankan')
    await page.getByTestId('board').focus()
    const steps = random.integer(1, 12)
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press(String(1 + (step % 9)))
      await delay(random.integer(0, 60))
    }
    const shown = await undoCount(page)
    await delay(random.integer(0, 500))
    const signal = SIGNALS[run % 3] ?? 'SIGTERM'
    const toAll = run % 4 < 2
    const time = await endBySignal(app, signal, toAll)
    expect(time).toBeLessThan(LEAVES_WITHIN_MS)
    times.push(time)
    const kept = await latestHistory(profile)
    expect(kept.past.length, `${signal}${toAll ? ' to all' : ''}, ${shown} steps`).toBe(shown)
  }
  figure(
    `${AMOUNTS.signals} signals at random moments while editing: no step lost;`,
    `left within ${Math.max(...times).toFixed(0)} ms`,
  )
})

for (const signal of SIGNALS) {
  test(`a game ended by ${signal} to all processes resumes where it was`, async ({ start }) => {
    test.slow()
    const app = await start()
    const page = await readyWindow(app)
    await enterPlay(page)
    await dragAll(page, '21R')
    expect(await endBySignal(app, signal, true)).toBeLessThan(LEAVES_WITHIN_MS)
    const again = await readyWindow(await start())
    await enterPlay(again)
    await expectLeft(again, 2)
  })
}

async function newLevelOf(page: Page, game: GameId): Promise<void> {
  if (game === 'mayan') return newLevel(page)
  await page.keyboard.press('Control+Alt+N')
  await expect(page.getByTestId('board')).toBeVisible()
  await expect(page.getByText(/^Undo 0/)).toBeVisible()
}

async function undoCount(page: Page): Promise<number> {
  const words = await page.getByText(/^Undo \d+ · Redo \d+$/).textContent()
  return Number(/\d+/.exec(words ?? '')?.[0] ?? -1)
}

/** @returns milliseconds until it has quit */
async function endBySignal(
  app: ElectronApplication,
  signal: NodeJS.Signals,
  toAll: boolean,
): Promise<number> {
  const child = app.process()
  const left = once(child, 'exit')
  const before = performance.now()
  process.kill((toAll ? -1 : 1) * (child.pid ?? NaN), signal)
  const ended = await Promise.race([left.then(() => true), delay(10_000, false)])
  expect(ended, `${signal} ends the app`).toBe(true)
  return performance.now() - before
}

/** Of the level that was written last. */
async function latestHistory(profile: string): Promise<History> {
  const library = new Library(profile)
  // As the next start does.
  await new UnsavedEdits(join(profile, 'unsaved.json'), library).recover()
  const { levels, faults } = await library.read()
  expect(faults).toEqual([])
  const [latest] = [...levels].sort((a, b) => b.modified - a.modified)
  if (latest === undefined) throw new Error('there is a level')
  return (await library.history(latest.id)) ?? startHistory(latest.document)
}
