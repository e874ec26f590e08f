/** The Lianliankan player in its states, on a small board and on the largest. */
import type { Page } from '@playwright/test'
import {
  clickCell,
  dealtLevel,
  expectStatus,
  levelOf,
  linkByMouse,
  playBoard,
  setSize,
  writeBoards,
} from '../support/linkPlay'
import { screen } from '../support/screens'
import { expect, test } from '../support/test'

test.setTimeout(180_000)

test.beforeEach(async ({ profile }) => {
  await writeBoards(profile, {
    Small: dealtLevel(6, 8, 'outside', 12),
    Trap: levelOf('2123/.312/.211', 'inside'),
    Large: dealtLevel(20, 30, 'inside', 40),
    'Large around': dealtLevel(20, 30, 'outside', 40),
  })
})

const trap = async (page: Page) => {
  await linkByMouse(page, [
    { row: 0, column: 0 },
    { row: 2, column: 1 },
  ])
  await linkByMouse(page, [
    { row: 2, column: 2 },
    { row: 2, column: 3 },
  ])
  await expectStatus(page, 'stuck')
}

screen('link-play', async ({ app, page, shoot }) => {
  await playBoard(page, 'Small')
  await clickCell(page, { row: 2, column: 3 })
  await page.keyboard.press('Control+i')
  await expect(page.getByTestId('hinted')).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await shoot()
  await setSize(app, 960, 640)
  await shoot('link-play-small')
  await page.keyboard.press('Control+Shift+N')
  await expect(page.getByTestId('new-board')).toBeVisible()
  await shoot('link-play-new')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('paused')).toBeVisible()
  await shoot('link-play-paused')
  await page.keyboard.press('p')
  for (const title of ['Large', 'Large around']) {
    await playBoard(page, title)
    await shoot(`link-play-${title === 'Large' ? 'large' : 'around'}-small`)
    await setSize(app, 1280, 800)
    await shoot(`link-play-${title === 'Large' ? 'large' : 'around'}`)
    await setSize(app, 960, 640)
  }
  await playBoard(page, 'Trap')
  await trap(page)
  await shoot('link-play-stuck-small')
  await setSize(app, 1280, 800)
  await shoot('link-play-stuck')
  await page.keyboard.press('Control+Shift+R')
  for (let pair = 0; pair < 5; pair++) {
    await page.keyboard.press('Control+i')
    await expect(page.getByTestId('hinted')).toHaveCount(2)
    for (const index of [0, 1]) {
      const at = (await page.getByTestId('hinted').nth(index).getAttribute('data-at')) ?? ''
      const [row = 0, column = 0] = at.split(',').map(Number)
      await clickCell(page, { row, column })
    }
    if (pair === 0) await shoot('link-play-path')
  }
  await expect(page.getByTestId('result')).toBeVisible()
  await shoot('link-play-won')
})
