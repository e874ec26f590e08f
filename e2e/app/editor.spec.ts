/** The editor, driven by pointer and keyboard as a designer would. */
import type { Page } from '@playwright/test'
import { backToLibrary, openSample } from '../support/library'
import { cellAt, drag, expectSaved, newLevel, pull } from '../support/editor'
import { blocks, boardCode, expectVerdict } from '../support/mayan'
import { expect, readyWindow, test } from '../support/test'

/** The contest sample, stack by stack, bottom to top. */
const SAMPLE = [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]

async function buildSample(page: Page): Promise<void> {
  for (const [x, stack] of SAMPLE.entries()) {
    for (const [y, colour] of stack.entries()) await pull(page, colour, await cellAt(page, x, y))
  }
}

const undo = (page: Page) => page.keyboard.press('Control+z')

test('the sample is built only by dragging, proved, changed, undone, played, reopened', async ({
  page,
  start,
  app,
}) => {
  test.slow()
  await newLevel(page)
  await buildSample(page)
  expect(await boardCode(page)).toBe('1/21/234/31/2434')
  await expectVerdict(page, 'sound')
  await expect(page.getByText('Solved in exactly 3, and proved that in no fewer.')).toBeVisible()

  await page.locator('[data-palette="5"]').click()
  await page.getByTestId('board').locator('[data-x="0"][data-y="0"]').click()
  expect(await boardCode(page)).toBe('5/21/234/31/2434')
  await expectVerdict(page, 'unsolvable')
  await undo(page)
  await expectVerdict(page, 'sound', 1000)

  await page.keyboard.press('F5')
  await expect(page.getByTestId('play')).toBeVisible()
  await page.keyboard.press('F5')
  await expect(page.getByTestId('palette')).toBeVisible()
  expect(await boardCode(page)).toBe('1/21/234/31/2434')
  await expect(page.getByText('Undo 12 · Redo 1')).toBeVisible()

  await page.getByRole('textbox', { name: 'Title' }).fill('Built by hand')
  await expectSaved(page)
  await app.close()
  const again = await readyWindow(await start())
  await again.getByRole('button', { name: /^My levels/ }).click()
  await again.getByTestId('card').first().click()
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Built by hand')
  await expect(again.getByText('Undo 13 · Redo 0')).toBeVisible()
  await expectVerdict(again, 'sound')
  await undo(again)
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

test('a held block shows where it lands, is pushed in between, and Escape gives it up', async ({
  page,
}) => {
  await openSample(page)
  const palette = await page.locator('[data-palette="7"]').boundingBox()
  const over = await cellAt(page, 2, 1)
  if (palette === null) throw new Error('no palette')
  await page.mouse.move(palette.x + 10, palette.y + 10)
  await page.mouse.down()
  await page.mouse.move(over.x, over.y + 12, { steps: 5 })
  await expect(page.getByTestId('ghost')).toBeVisible()
  await expect(page.getByTestId('board').locator('[data-x="2"][data-y="1"]')).toHaveCount(0)
  await expect(page.getByTestId('board').locator('[data-x="2"][data-y="3"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByTestId('ghost')).toHaveCount(0)
  expect(await boardCode(page)).toBe('1/21/234/31/2434')

  await pull(page, 7, { x: over.x, y: over.y + 12 })
  expect(await boardCode(page)).toBe('1/21/2734/31/2434')
  await expect(page.getByTestId('toast')).toContainText('you are editing a copy')
})

test('blocks of the board are moved, dragged off, and erased', async ({ page }) => {
  await openSample(page)
  await drag(page, await cellAt(page, 4, 3), await cellAt(page, 0, 4))
  expect(await boardCode(page)).toBe('14/21/234/31/243')
  await drag(page, await cellAt(page, 1, 1), { x: 40, y: 300 })
  expect(await boardCode(page)).toBe('14/2/234/31/243')
  const corner = await cellAt(page, 3, 1)
  await page.mouse.click(corner.x, corner.y, { button: 'right' })
  expect(await boardCode(page)).toBe('14/2/234/3/243')
  await page
    .getByRole('radio', { name: 'Eraser' })
    .or(page.getByRole('button', { name: 'Eraser' }))
    .click()
  await page.mouse.click(corner.x, (await cellAt(page, 3, 0)).y)
  expect(await boardCode(page)).toBe('14/2/234/-/243')
  for (let step = 0; step < 4; step++) await undo(page)
  expect(await boardCode(page)).toBe('1/21/234/31/2434')
  await page.keyboard.press('Control+y')
  expect(await boardCode(page)).toBe('14/21/234/31/243')
})

test('everything by keyboard: place, recolour, move, remove', async ({ page }) => {
  await newLevel(page)
  await page.getByTestId('board').focus()
  for (const key of ['1', '2', 'ArrowRight', '3', '0']) await page.keyboard.press(key)
  expect(await boardCode(page)).toBe('2/a/-/-/-')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('4')
  expect(await boardCode(page)).toBe('2/a4/-/-/-')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await boardCode(page)).toBe('2/4a/-/-/-')
  await page.keyboard.press('Shift+ArrowRight')
  expect(await boardCode(page)).toBe('2/a/4/-/-')
  await page.keyboard.press('Backspace')
  expect(await boardCode(page)).toBe('2/a/-/-/-')
})

test('every invalid state is saved, reopened and explained', async ({ page }) => {
  test.slow()
  await newLevel(page)
  await expectVerdict(page, 'unsolvable')
  await expect(page.getByText('There are no blocks, so there is no first move.')).toBeVisible()
  const steps = page.getByRole('spinbutton', { name: 'Steps n' })
  await steps.fill('')
  await expectVerdict(page, 'not-a-level')
  for (const x of [0, 1, 2]) await pull(page, 1, await cellAt(page, x, 0))
  await expect(page.getByText(/Three or more equal blocks are in a row/)).toBeVisible()
  await pull(page, 2, await cellAt(page, 4, 0))
  await expect(page.getByText(/Only 1 block of clay serpent/)).toBeVisible()
  await expectSaved(page)
  await backToLibrary(page)
  const card = page.getByTestId('card').first()
  await expect(card).toContainText('Not a level')
  await card.click()
  expect(await boardCode(page)).toBe('1/1/1/-/2')
  await expect(steps).toHaveValue('')
  await expectVerdict(page, 'not-a-level')
})

test('undo covers words and n, one gesture one step, and gives up a gesture', async ({ page }) => {
  await newLevel(page)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.pressSequentially('Stairs')
  await title.blur()
  await page.getByRole('button', { name: 'One step more' }).click()
  await page.getByTestId('board').focus()
  await page.keyboard.press('3')
  await undo(page)
  await undo(page)
  await undo(page)
  await expect(title).toHaveValue('')
  await expect(page.getByText('Undo 0 · Redo 3')).toBeVisible()

  const palette = await page.locator('[data-palette="1"]').boundingBox()
  if (palette === null) throw new Error('no palette')
  await page.keyboard.press('Control+y')
  await page.mouse.move(palette.x + 10, palette.y + 10)
  await page.mouse.down()
  const over = await cellAt(page, 2, 2)
  await page.mouse.move(over.x, over.y, { steps: 4 })
  await undo(page)
  await page.mouse.up()
  await expect(blocks(page)).toHaveCount(0)
  await expect(title).toHaveValue('Stairs')
})

test('of n, each click is a step, and so is each number that is typed', async ({ page }) => {
  await newLevel(page)
  const steps = page.getByRole('spinbutton', { name: 'Steps n' })
  const first = Number(await steps.inputValue())
  const more = page.getByRole('button', { name: 'One step more' })
  // The verdict's words move what is below them.
  await expectVerdict(page, 'unsolvable')
  await more.click()
  await more.click()
  await steps.fill('')
  await steps.pressSequentially('12')
  await steps.press('Enter')
  await expectVerdict(page, 'unsolvable')
  await more.click()
  await expect(page.getByText('Undo 4 · Redo 0')).toBeVisible()
  for (const expected of [12, first + 2, first + 1, first]) {
    await undo(page)
    await expect(steps).toHaveValue(String(expected))
  }
})

test('a step of a solution becomes a level; an earlier version comes back', async ({ page }) => {
  test.slow()
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Make this a level' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Contest sample, after step 1',
  )
  expect(await boardCode(page)).toBe('1/21/214/33/2434')
  await expectVerdict(page, 'sound')

  await page.keyboard.press('Control+m')
  expect(await boardCode(page)).toBe('2434/33/214/21/1')
  await expectSaved(page)
  await page.keyboard.press('Control+h')
  await page.getByTestId('versions').getByRole('button').first().click()
  expect(await boardCode(page)).toBe('1/21/214/33/2434')
  await undo(page)
  expect(await boardCode(page)).toBe('2434/33/214/21/1')
})

test('a paste is undone from the editor: the level before is back, and nothing stays unsaved', async ({
  app,
  page,
}) => {
  await newLevel(page)
  await page.getByTestId('board').focus()
  await page.keyboard.press('4')
  await app.evaluate(({ clipboard }) => {
    clipboard.writeText('33/1/-/2/3 2')
  })
  await page.keyboard.press('Control+v')
  await expect(blocks(page)).toHaveCount(5)
  await page.getByTestId('board').focus()
  await page.keyboard.press('5')
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click()
  await expect(blocks(page)).toHaveCount(1)
  expect(await boardCode(page)).toBe('4/-/-/-/-')
  await page.getByTestId('board').focus()
  await page.keyboard.press('6')
  await expectSaved(page)
  await openSample(page)
  await expectSaved(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await backToLibrary(page)
  const trash = page.getByRole('navigation').getByRole('button').last()
  await expect(trash).toContainText('1')
  await trash.click()
  await expect(page.getByTestId('card')).toHaveCount(1)
})
