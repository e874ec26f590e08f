/**
 * The app is killed at random moments while blocks are placed: what was done a second before is
 * there again, with its undo history, and no file is torn.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { newLevel } from '../support/editor'
import { goTo } from '../support/library'
import { blocks } from '../support/mayan'
import { readyWindow } from '../support/test'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'

const KILLS = AMOUNTS.appKills
/** All that may be lost. */
const GRACE_MS = 1000

interface Placed {
  readonly count: number
  readonly at: number
}

test('the app killed while editing', async ({ start, kill, profile, random, noteDelay }) => {
  test.setTimeout(KILLS * 90_000)
  let before = 0
  let mostLost = 0
  for (let run = 0; run < KILLS; run++) {
    const app = await start()
    const page = await readyWindow(app)
    if (run === 0) await newLevel(page)
    else {
      await goTo(page, 'My levels')
      await page.getByTestId('card').first().click()
      await expect(page.getByTestId('board')).toBeVisible()
      await expect(blocks(page)).toHaveCount(before)
    }
    await page.getByTestId('board').focus()

    // Changes of one column's foot block: each is a step that undo can count.
    const placed: Placed[] = []
    const end = Date.now() + random.integer(300, 2500)
    for (let step = 0; Date.now() < end; step++) {
      await page.keyboard.press(String(1 + ((run + step) % 9)))
      placed.push({ count: await undoCount(page), at: Date.now() })
    }
    const killedAt = Date.now()
    await kill(app)
    const sure = placed.filter(({ at }) => at < killedAt - GRACE_MS).at(-1)?.count ?? 0

    const again = await start()
    const reopened = await readyWindow(again)
    await goTo(reopened, 'My levels')
    await reopened.getByTestId('card').first().click()
    await expect(reopened.getByTestId('board')).toBeVisible()
    const kept = await undoCount(reopened)
    expect(kept).toBeGreaterThanOrEqual(sure)
    mostLost = Math.max(mostLost, (placed.at(-1)?.count ?? 0) - kept)
    before = await blocks(reopened).count()
    await noteDelay(again)
    await kill(again)
    await delay(50)
    const files = await readdir(join(profile, 'library/my-levels'))
    expect(files.filter((name) => name.includes('corrupt'))).toEqual([])
  }
  figure(
    `${KILLS} kills of the whole app while editing: at most ${mostLost} steps lost, 0 torn files`,
  )
})

async function undoCount(page: Page): Promise<number> {
  const words = await page.getByText(/^Undo \d+ · Redo \d+$/).textContent()
  return Number(/\d+/.exec(words ?? '')?.[0] ?? -1)
}
