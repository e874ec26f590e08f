/** The designer's workbench: each tool from the first click to a level that is proved. */
import type { Page } from '@playwright/test'
import { parseLevelCode } from '../../src/shared/games/mayan/formats/levelCode'
import { isPlainlySound } from '../../test/mayan/plainSoundness'
import { cellAt, expectSaved, newLevel } from '../support/editor'
import { openSample } from '../support/library'
import { boardCode, expectVerdict } from '../support/mayan'
import { expect, test } from '../support/test'

const SAMPLE = '1/21/234/31/2434'

async function takeOut(page: Page, tool: string): Promise<void> {
  await page.locator(`[data-tool="${tool}"]`).click()
}

async function clickCell(page: Page, x: number, y: number): Promise<void> {
  const cell = await cellAt(page, x, y)
  await page.mouse.click(cell.x, cell.y)
}

/** The level on screen, by the search that shares nothing with the solver. */
async function expectPlainlySound(page: Page, steps: number): Promise<void> {
  const setup = parseLevelCode(`${await boardCode(page)} ${steps}`)
  if (!setup.ok) throw new Error('no level code')
  expect(isPlainlySound(setup.value)).toBe(true)
}

test('a broken level is mended by one change, which undo takes back', async ({ page }) => {
  await openSample(page)
  await page.locator('[data-palette="4"]').click()
  await clickCell(page, 0, 0)
  await page.keyboard.press('Escape')
  expect(await boardCode(page)).toBe('4/21/234/31/2434')
  await expectVerdict(page, 'unsolvable')

  await takeOut(page, 'mend')
  await page.getByRole('button', { name: 'Find repairs' }).click()
  const repairs = page.getByTestId('repairs').getByRole('button')
  await expect(repairs.first()).toContainText('(0, 0)')
  await repairs.first().hover()
  await expect(page.locator('.highlight')).toHaveCount(1)
  await repairs.first().click()
  await expectVerdict(page, 'sound')
  expect(await boardCode(page)).not.toBe('4/21/234/31/2434')
  await expectPlainlySound(page, 3)
  await expect(repairs.first()).toHaveAttribute('aria-pressed', 'true')

  await page.keyboard.press('Control+z')
  expect(await boardCode(page)).toBe('4/21/234/31/2434')
  await expectVerdict(page, 'unsolvable')
})

test('a sound level needs no repair, and shows what each block is there for', async ({ page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('Control+2')
  await page.getByRole('button', { name: 'Find repairs' }).click()
  await expect(page.getByTestId('mend-outcome')).toHaveText(/nothing to mend/)
  const roles = page.getByTestId('roles').getByRole('button')
  await expect(roles.filter({ hasText: 'not solved in n' })).toHaveCount(1)
  await roles.first().hover()
  await expect(page.locator('.highlight').first()).toBeVisible()
})

test('open cells are filled in several ways, each of them proved', async ({ page }) => {
  await openSample(page)
  await takeOut(page, 'fill')
  await page.getByRole('button', { name: 'Open cells' }).click()
  for (const [x, y] of [
    [0, 0],
    [1, 1],
    [3, 5],
  ] as const) {
    await clickCell(page, x, y)
  }
  const opened = page.getByTestId('open-cell')
  await expect(opened).toHaveCount(3)
  // A free cell is the lowest one on its stack.
  await expect(opened.last()).toHaveAttribute('data-cell', '3,2')
  await page.getByTestId('board').focus()
  for (let row = 5; row > 2; row--) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(opened).toHaveCount(2)
  // With this one there is a way at least: what is on the board.
  await clickCell(page, 2, 2)
  await expect(opened).toHaveCount(3)

  await page.getByRole('button', { name: 'Fill 3 open cells' }).click()
  await expect(page.getByTestId('fill-outcome')).toContainText(/of 64 ways|all 64 ways/)
  const fills = page.getByTestId('fills').getByRole('button')
  await fills.first().click()
  await expect(fills.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(opened).toHaveCount(0)
  await expectVerdict(page, 'sound')
  await expectPlainlySound(page, 3)
  await expectSaved(page)
  await page.keyboard.press('Control+z')
  expect(await boardCode(page)).toBe(SAMPLE)
  await expect(opened).toHaveCount(3)
})

test('a level is composed backwards from the empty board', async ({ page }) => {
  test.slow()
  await newLevel(page)
  await takeOut(page, 'back')
  for (const steps of [1, 2, 3]) {
    await page.getByRole('button', { name: /Go one (more )?move back/ }).click()
    const boards = page.getByTestId('back-boards').getByRole('button')
    await expect(page.getByRole('button', { name: 'Go one more move back' })).toBeEnabled()
    await boards.nth(steps).click()
    await expect(page.getByRole('spinbutton', { name: 'Steps n' })).toHaveValue(String(steps))
    await expectVerdict(page, 'sound')
    await expectPlainlySound(page, steps)
  }
})

test('the board shows where each move leads, at the start and along the solution', async ({
  page,
}) => {
  await openSample(page)
  await takeOut(page, 'profile')
  await expect(page.getByTestId('profile')).toContainText('1 in')
  await page.getByRole('switch', { name: /Show on the board/ }).click()
  const marks = page.getByTestId('win-marks')
  await expect(marks.locator('.wins')).toHaveText([/^3/, /^3/])
  await expect(marks.locator('[data-mark="2,1,1"]')).toHaveClass(/wins/)
  await expect(marks.locator('[data-mark="0,0,1"]')).toHaveClass(/loses/)
  await page.getByRole('button', { name: 'Step forward' }).click()
  await expect(marks.locator('.wins').first()).toHaveText(/^2/)
  await page.keyboard.press('Control+e')
  await expect(marks).toHaveCount(0)
})
