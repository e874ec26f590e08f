/** Dragging and typing while a long search runs: the frames are measured and printed. */
import type { Page } from '@playwright/test'
import { cellAt } from '../support/editor'
import { chooseInDialog, expectVerdict, fixture } from '../support/mayan'
import { expect, test } from '../support/test'

// With processes that no test before has used.
test.use({ handOn: false })

/** Times between the frames of the page from now on, until they are asked for, in milliseconds. */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    let isOn = true
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      if (isOn) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    const stop = () => {
      isOn = false
      return frames
    }
    Object.assign(window, { stopFrames: stop })
  })
  return () =>
    page.evaluate(() => (window as unknown as { stopFrames: () => number[] }).stopFrames())
}

function noted(what: string, frames: readonly number[]): number {
  const sorted = [...frames].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / Math.max(1, frames.length)
  process.stdout.write(
    `${what}: ${(1000 / mean).toFixed(0)} frames a second, ` +
      `median ${at(0.5).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms\n`,
  )
  return 1000 / mean
}

test(
  'dragging and typing go on smoothly while a long search runs',
  { tag: '@timing' },
  async ({ app, page }) => {
    await chooseInDialog(app, [fixture('long.in')])
    await page.keyboard.press('Control+o')
    await expectVerdict(page, 'searching')

    const palette = await page.locator('[data-palette="3"]').boundingBox()
    if (palette === null) throw new Error('no palette on screen')
    const [from, to] = [await cellAt(page, 0, 2), await cellAt(page, 4, 6)]
    await page.mouse.move(palette.x + 12, palette.y + 12)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y, { steps: 4 })
    const dragged = await watchFrames(page)
    for (let round = 0; round < 3; round++) {
      await page.mouse.move(to.x, to.y, { steps: 40 })
      await page.mouse.move(from.x, from.y, { steps: 40 })
    }
    const dragging = noted('dragging during a search', await dragged())
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectVerdict(page, 'searching')

    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('')
    const typed = await watchFrames(page)
    await title.pressSequentially('A title that is typed while the search runs', { delay: 20 })
    const typing = noted('typing during a search', await typed())
    await expectVerdict(page, 'searching')
    // The goal is 50; the machine of a test may be far busier than a desk.
    expect(Math.min(dragging, typing)).toBeGreaterThan(10)
  },
)
