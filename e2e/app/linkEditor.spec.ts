/** The Lianliankan editor, driven by pointer and keyboard as a designer would. */
import type { Page } from '@playwright/test'
import { drag, expectSaved } from '../support/editor'
import { backToLibrary } from '../support/library'
import {
  cellAt,
  dragTile,
  openBoard,
  pull,
  rowsOf,
  setupOf,
  tiles,
  writeBoards,
} from '../support/linkEditor'
import { accessibilityFaults, cutOffTexts } from '../support/judge'
import { expectVerdict } from '../support/mayan'
import { expect, readyWindow, test } from '../support/test'

const EMPTY = setupOf(['0000', '0000', '0000'])
/** Linking the two 1s at the right first leaves a rest that can't be cleared. */
const LOSABLE = setupOf(['211', '121'])
/** No two tiles that are alike touch: only a link around the board gets it going. */
const WALLED = setupOf(['1212', '3434'])

const undo = (page: Page) => page.keyboard.press('Control+z')
const expectRows = (page: Page, rows: string) => expect.poll(() => rowsOf(page)).toBe(rows)
const stepper = (page: Page) => page.getByTestId('stepper')

test('a board is built by dragging, proved, changed, undone, and reopened with its history', async ({
  profile,
  start,
}) => {
  test.slow()
  await writeBoards(profile, EMPTY)
  const app = await start()
  const page = await readyWindow(app)
  await openBoard(page, 'Board 1')
  await expectVerdict(page, 'not-a-level')

  for (const [type, row, column] of [
    [1, 0, 0],
    [2, 0, 1],
    [2, 1, 1],
    [1, 1, 0],
  ] as const) {
    await pull(page, type, await cellAt(page, row, column))
  }
  await expectRows(page, '1200/1200/0000')
  await expectVerdict(page, 'sound')
  await expect(page.getByTestId('verdict')).toHaveText('Clearable')
  await expect(page.getByTestId('robustness')).toContainText('Cannot go wrong')

  // One tile is another picture: two odd types, named and shown on the board.
  await page.locator('[data-palette="3"]').click()
  const corner = await cellAt(page, 1, 0)
  await page.mouse.click(corner.x, corner.y)
  await expectVerdict(page, 'not-a-level')
  const problem = page.getByRole('button', { name: /One leopard, at \(1, 1\), has no partner/ })
  await problem.hover()
  await expect(page.getByTestId('highlight')).toHaveAttribute('data-at', '0,0')
  await undo(page)
  await expectVerdict(page, 'sound', 1000)
  await page.keyboard.press('Escape')

  await page.getByRole('textbox', { name: 'Title' }).fill('By hand')
  await expectSaved(page)
  await app.close()
  const again = await readyWindow(await start())
  await openBoard(again, 'By hand')
  await expect(again.getByText('Undo 5 · Redo 0')).toBeVisible()
  await expectVerdict(again, 'sound')
  await expect(again.getByText(/Proved earlier/)).toBeVisible()
  await undo(again)
  await undo(again)
  await expectRows(again, '1200/0200/0000')
  await backToLibrary(again)
})

test.describe('with boards to begin with', () => {
  test.slow()
  test.beforeEach(({ profile }) => writeBoards(profile, EMPTY, LOSABLE, WALLED))

  test('a held picture shows where it lands; tiles are moved, exchanged and dragged off', async ({
    page,
  }) => {
    await openBoard(page, 'Board 2')
    const palette = await page.locator('[data-palette="7"]').boundingBox()
    const over = await cellAt(page, 0, 0)
    if (palette === null) throw new Error('no palette')
    await page.mouse.move(palette.x + 10, palette.y + 10)
    await page.mouse.down()
    await page.mouse.move(over.x, over.y, { steps: 5 })
    await expect(page.getByTestId('ghost')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByTestId('ghost')).toHaveCount(0)
    await expectRows(page, '211/121')

    await dragTile(page, [0, 0], [0, 1])
    await expectRows(page, '121/121')
    await expectVerdict(page, 'sound')
    await drag(page, await cellAt(page, 1, 1), { x: 12, y: 300 })
    await expectRows(page, '121/101')
    await dragTile(page, [0, 1], [1, 1])
    await expectRows(page, '101/121')
    const end = await cellAt(page, 0, 2)
    await page.mouse.click(end.x, end.y, { button: 'right' })
    await expectRows(page, '100/121')
    await page
      .getByRole('radio', { name: 'Eraser' })
      .or(page.getByRole('button', { name: 'Eraser' }))
      .click()
    await page.mouse.click(over.x, over.y)
    await expectRows(page, '000/121')
    for (let step = 0; step < 5; step++) await undo(page)
    await expectRows(page, '211/121')
    await expectVerdict(page, 'sound', 1000)
  })

  test('everything by keyboard: place, repeat, move, select, clear, mirror', async ({ page }) => {
    await openBoard(page, 'Board 1')
    await page.getByTestId('board').focus()
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('3', 'ArrowRight', 'Enter', 'ArrowDown', '4', 'ArrowRight', '4')
    await expectRows(page, '3300/0440/0000')
    await press('Alt+ArrowUp')
    await expectRows(page, '3340/0400/0000')
    await press('Alt+ArrowLeft')
    await expectRows(page, '3430/0400/0000')
    await press('Backspace')
    await expectRows(page, '3030/0400/0000')
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown')
    await expect(page.getByTestId('selection')).toBeVisible()
    await press('Control+m')
    await expectRows(page, '3030/0004/0000')
    await press('Delete')
    await expectRows(page, '3000/0000/0000')
    await press('Control+a', 'Delete')
    await expectRows(page, '0000/0000/0000')
    for (let step = 0; step < 9; step++) await undo(page)
    await expectRows(page, '3000/0000/0000')
  })

  test('a board that cannot be cleared is proved so', async ({ page }) => {
    await openBoard(page, 'Board 3')
    await expectVerdict(page, 'unsolvable')
    await expect(page.getByTestId('verdict')).toHaveText('Not clearable')
    await expect(page.getByText('There is no order of links to step through.')).toBeVisible()
    await page.getByRole('radio', { name: 'Around' }).click()
    await expectVerdict(page, 'sound')
    await expect(page.getByTestId('board')).toHaveAttribute('data-border', 'outside')
    await undo(page)
    await expectVerdict(page, 'unsolvable', 1000)
    await expect(page.getByTestId('board')).toHaveAttribute('data-border', 'inside')
    await backToLibrary(page)
    await expect(page.getByTestId('card').nth(2)).toContainText('Not clearable')
  })

  test('what loses a board is listed, shown when pointed at, and stepped through', async ({
    page,
  }) => {
    await openBoard(page, 'Board 2')
    await expectVerdict(page, 'sound')
    const robustness = page.getByTestId('robustness')
    await expect(robustness).toContainText('Can be lost')
    await expect(robustness).toContainText('(1, 3) – (2, 3)')
    await robustness.hover()
    await expect(page.getByTestId('highlight')).toHaveCount(2)
    await page.getByRole('radio', { name: /An order that loses it/ }).click()
    await expect(stepper(page).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByTestId('move-line')).toContainText('The rest cannot be cleared.')

    await page.getByRole('radio', { name: /An order that clears it/ }).click()
    await expect(stepper(page)).toHaveAttribute('data-step', '0')
    await page.keyboard.press('ArrowRight')
    await expect(stepper(page)).toHaveAttribute('data-animating', 'false')
    await expect(page.getByTestId('board').locator('[data-type].gone')).toHaveCount(2)
    await page.getByRole('button', { name: 'To the end' }).click()
    await expect(page.getByTestId('board').locator('[data-type].gone')).toHaveCount(6)
    await page.getByRole('button', { name: 'Back to the start' }).click()
    await expect(page.getByTestId('board').locator('[data-type].gone')).toHaveCount(0)
  })

  test('size, rule, fill, mirror and deal, each undone by one step', async ({ page }) => {
    await openBoard(page, 'Board 2')
    await page.getByRole('button', { name: 'One column fewer' }).click()
    await expectRows(page, '21/12')
    await expect(page.getByTestId('toast').getByText(/2 tiles were cut off/)).toBeVisible()
    await expectVerdict(page, 'unsolvable')
    await undo(page)
    await expectRows(page, '211/121')
    await page.getByRole('spinbutton', { name: 'Rows' }).fill('4')
    await page.keyboard.press('Enter')
    await expectRows(page, '211/121/000/000')

    // A selection on empty ground is filled with pairs, and only that.
    await dragTile(page, [2, 0], [3, 2])
    await expect(page.getByTestId('selection')).toBeVisible()
    await page.keyboard.press('Control+Shift+g')
    await page.getByTestId('dealing').getByRole('button', { name: 'Fill', exact: true }).click()
    await expect(tiles(page)).toHaveCount(12)
    expect(await rowsOf(page)).toMatch(/^211\/121\//)
    await undo(page)
    await expectRows(page, '211/121/000/000')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Exchange left and right' }).click()
    await expectRows(page, '112/121/000/000')
    await undo(page)
    await expectRows(page, '211/121/000/000')

    await page.getByRole('button', { name: 'Deal a board…' }).click()
    const card = page.getByTestId('dealing')
    await card.getByRole('spinbutton', { name: 'Seed' }).fill('7')
    await card.getByRole('button', { name: 'Deal', exact: true }).click()
    await expect(tiles(page)).toHaveCount(12)
    await expectVerdict(page, 'sound')
    const dealt = await rowsOf(page)
    await card.getByRole('button', { name: 'Another' }).click()
    await expect.poll(() => rowsOf(page)).not.toBe(dealt)
    await undo(page)
    await expectRows(page, dealt)
    await undo(page)
    await expectRows(page, '211/121/000/000')
  })

  test('nothing keeps anybody out, and no text is cut off, in both languages', async ({
    app,
    page,
  }) => {
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setContentSize(960, 640),
    )
    await openBoard(page, 'Board 2')
    await expectVerdict(page, 'sound')
    for (const language of ['en', 'zh-CN']) {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const key of ['Control+g', 'Control+Shift+g']) {
        await page.keyboard.press(key)
        await expect(page.getByTestId('dealing')).toBeVisible()
        expect(await cutOffTexts(page)).toEqual([])
        expect(await accessibilityFaults(page)).toEqual([])
      }
      await page.keyboard.press('Control+Shift+g')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByTestId('move-line')).toBeVisible()
      expect(await cutOffTexts(page)).toEqual([])
      expect(await accessibilityFaults(page)).toEqual([])
      await page.keyboard.press('Home')
      await page.keyboard.press('Control+Shift+k')
    }
  })
})
