/** Playing a Mayan level: by mouse, by keyboard, and what happens on the way. */
import { blocks, boardCode } from '../support/mayan'
import { drag, dragAll, enterPlay, expectLeft, pull, settled, stage } from '../support/play'
import { expect, test } from '../support/test'

const SAMPLE = '1/21/234/31/2434'
const SOLUTION = '21R 31R 30R'

test.beforeEach(async ({ page }) => {
  await enterPlay(page)
})

test('the sample is won by dragging with the mouse', async ({ page }) => {
  expect(await boardCode(page)).toBe(SAMPLE)
  await expectLeft(page, 3)
  await dragAll(page, '21R 31R')
  await expectLeft(page, 1)
  await expect(page.getByTestId('result')).toHaveCount(0)
  await drag(page, { x: 3, y: 0, g: 1 })
  const result = page.getByTestId('result')
  await expect(result).toBeVisible()
  await expect(blocks(page)).toHaveCount(0)
  await expect(stage(page)).toHaveAttribute('data-status', 'won')
  await expect(result.locator('dd').nth(0)).toHaveText('3')
  await expect(result.locator('dd').nth(1)).toHaveText('0')
  await expect(page.getByTestId('pack-progress')).toContainText('1 of')
})

test('the sample is won by keyboard alone', async ({ page }) => {
  const cursor = page.getByTestId('play-grid').locator('[tabindex="0"]')
  await expect(cursor).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cursor).toHaveAccessibleName('(2, 1) ochre drop')
  await page.keyboard.press('Shift+ArrowRight')
  await expectLeft(page, 2)
  await expect(cursor).toHaveAccessibleName('(3, 1) ochre drop')
  await page.keyboard.press('d')
  await expectLeft(page, 1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(cursor).toHaveAccessibleName('(3, 0) ochre drop')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByTestId('result')).toBeVisible()
  await expect(blocks(page)).toHaveCount(0)
})

test('undo, redo and restart go any way, restart included', async ({ page }) => {
  await dragAll(page, '21R 31R')
  const moved = await boardCode(page)
  await page.keyboard.press('Control+z')
  await settled(page)
  await expectLeft(page, 2)
  expect(await boardCode(page)).toBe('1/21/214/33/2434')
  await page.keyboard.press('Control+Shift+Z')
  await settled(page)
  expect(await boardCode(page)).toBe(moved)
  await page.keyboard.press('Control+Shift+R')
  await expectLeft(page, 3)
  expect(await boardCode(page)).toBe(SAMPLE)
  await page.keyboard.press('Control+z')
  await expectLeft(page, 1)
  expect(await boardCode(page)).toBe(moved)
})

test('too short a drag, Escape, and an undo on the way put the block back', async ({ page }) => {
  await pull(page, 2, 1, 0.4)
  await expect(page.getByTestId('drag-target')).toHaveCount(2)
  await page.mouse.up()
  expect(await boardCode(page)).toBe(SAMPLE)
  await pull(page, 2, 1, 0.9)
  await expect(page.getByTestId('drag-target').and(page.locator('[data-chosen=true]'))).toHaveCount(
    1,
  )
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await boardCode(page)).toBe(SAMPLE)
  await dragAll(page, SOLUTION.slice(0, 3))
  await pull(page, 3, 1, 0.9)
  await page.keyboard.press('Control+z')
  await page.mouse.up()
  await expectLeft(page, 2)
  expect(await boardCode(page)).toBe('1/21/214/33/2434')
})
