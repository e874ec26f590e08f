/** Playing Lianliankan: by mouse, by keyboard, into a dead end and out of it, by the clock. */
import type { ElectronApplication, Page } from '@playwright/test'
import type { Cell } from '../../src/shared/games/lianliankan/rules/board'
import { parseDeal } from '../../src/shared/games/lianliankan/formats/dealCode'
import { generate } from '../../src/shared/games/lianliankan/generator/generateTask'
import { printLevelCode } from '../../src/shared/games/lianliankan/formats/levelCode'
import { tileCount, type Pair } from '../../src/shared/games/lianliankan/rules/position'
import { printProgress } from '../../src/shared/games/lianliankan/records/progressRecord'
import { setupFromPosition, type Level } from '../../src/shared/games/lianliankan/rules/setup'
import { solve } from '../../src/shared/games/lianliankan/solver/solveTask'
import { closeApp } from '../support/closeApp'
import { ask } from '../support/storage'
import {
  boardText,
  cellsOfPath,
  chooseByKeys,
  clickCell,
  drawnPath,
  expectedPaths,
  expectLeft,
  expectStatus,
  levelOf,
  linkByMouse,
  playBoard,
  shownPaths,
  watchPaths,
  writeBoards,
} from '../support/linkPlay'
import { expect, readyWindow, test } from '../support/test'

const cell = (row: number, column: number): Cell => ({ row, column })

/** Links with no turn, one and two, and around the board. */
const AROUND = levelOf('1221/3443/1..2/5665/1..2', 'outside')
const INSIDE = levelOf('2112/3443/1..1/5665/2332', 'inside')
/** After the first of these links it can still be cleared; after both nothing can be linked. */
const TRAP = levelOf('2123/.312/.211', 'inside')
const INTO_THE_TRAP: readonly [Pair, Pair] = [
  [cell(0, 0), cell(2, 1)],
  [cell(2, 2), cell(2, 3)],
]
/** The link loses: others are left, but no order of them clears the board. */
const LOSABLE = levelOf('.322/1211/.321', 'inside')
const LOSES_QUIETLY: Pair = [cell(1, 3), cell(2, 3)]
const BOARDS = { Around: AROUND, Inside: INSIDE, Trap: TRAP, Losable: LOSABLE }

const status = (page: Page) => page.getByRole('contentinfo', { name: 'Status' })
const grid = (page: Page) => page.getByTestId('play-grid')
const deadEnd = (page: Page) => page.getByTestId('dead-end')
const clockMs = async (page: Page) =>
  Number(await page.getByTestId('clock').getAttribute('data-ms'))

function solutionOf(level: Level): readonly Pair[] {
  const { verdict } = solve(level, () => performance.now())
  if (verdict.kind !== 'solved') throw new Error('the board can’t be cleared')
  return verdict.pairs
}
async function intoTheTrap(page: Page): Promise<void> {
  await playBoard(page, 'Trap')
  for (const pair of INTO_THE_TRAP) await linkByMouse(page, pair)
  await expectStatus(page, 'stuck')
  await expect(deadEnd(page)).toBeVisible()
}

test.beforeEach(async ({ profile }) => {
  test.setTimeout(120_000)
  await writeBoards(profile, BOARDS)
})

for (const title of ['Around', 'Inside'] as const) {
  const level = BOARDS[title]
  test(`${title}: cleared with the mouse, each path shown as the rules find it`, async ({
    page,
  }) => {
    await playBoard(page, title)
    await watchPaths(page)
    const pairs = solutionOf(level)
    for (const [index, pair] of pairs.entries()) {
      await linkByMouse(page, pair)
      await expectLeft(page, tileCount(level) - 2 * (index + 1))
    }
    await expectStatus(page, 'won')
    await expect(page.getByTestId('result')).toBeVisible()
    await expect(grid(page).locator('[data-type]')).toHaveCount(0)
    const shown = (await shownPaths(page)).map((points) => cellsOfPath(drawnPath(points)))
    expect(shown).toEqual(expectedPaths(level, pairs))
    await expect(page.getByTestId('border-rule')).toHaveAttribute('data-border', level.border)
    await expect(page.getByTestId('board')).toHaveAttribute('data-border', level.border)
    await expect(page.getByTestId('pack-progress')).toContainText('1 of 4')
    await expect(page.getByTestId('best-relaxed')).not.toContainText('none yet')
    await expect(page.getByTestId('best-timed')).toContainText('none yet')
  })
}

test('cleared by keyboard alone, every path with two turns at most', async ({ page }) => {
  await playBoard(page, 'Around')
  await watchPaths(page)
  const pairs = solutionOf(AROUND)
  for (const [index, [a, b]] of pairs.entries()) {
    await chooseByKeys(page, a, index % 2 === 0 ? 'Enter' : 'Space')
    await chooseByKeys(page, b)
    await expectLeft(page, tileCount(AROUND) - 2 * (index + 1))
  }
  const result = page.getByTestId('result')
  await expect(result).toBeVisible()
  const paths = (await shownPaths(page)).map(drawnPath)
  expect(paths.map(cellsOfPath)).toEqual(expectedPaths(AROUND, pairs))
  expect(paths.some((path) => path.length === 4)).toBe(true)
  // Escape puts the tablet away; undo looks back at the game.
  await page.keyboard.press('Escape')
  await expect(result).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expectLeft(page, 2)
})

test('what can’t be linked says why, and another picture takes over the selection', async ({
  page,
}) => {
  await playBoard(page, 'Inside')
  const cursor = grid(page).locator('[tabindex="0"]')
  await expect(cursor).toHaveAccessibleName('(1, 1) clover')
  await clickCell(page, cell(0, 0))
  await expect(cursor).toHaveAccessibleName('(1, 1) clover, selected')
  await clickCell(page, cell(0, 1))
  await expect(status(page)).toContainText(
    'Different pictures: clover at (1, 1), leopard at (1, 2)',
  )
  await expect(grid(page).locator('[aria-selected=true]')).toHaveAttribute('data-cell', '0,1')
  await clickCell(page, cell(2, 0))
  await expect(status(page)).toContainText('No free path with at most two turns')
  await expect(grid(page).locator('[class*=shaken]')).toHaveCount(2)
  await expectLeft(page, tileCount(INSIDE))
  await page.keyboard.press('Escape')
  await expect(grid(page).locator('[aria-selected=true]')).toHaveCount(0)
  // The next click counts at once, while the path of the link before is still shown.
  await linkByMouse(page, [cell(0, 1), cell(0, 2)])
  await linkByMouse(page, [cell(1, 1), cell(1, 2)])
  await expectLeft(page, tileCount(INSIDE) - 4)
  // With a tile selected, undo takes the selection back and nothing else.
  await clickCell(page, cell(0, 0))
  await page.keyboard.press('Control+z')
  await expectLeft(page, tileCount(INSIDE) - 4)
  await page.keyboard.press('Control+z')
  await expectLeft(page, tileCount(INSIDE) - 2)
})

test('a dead end has ways out: undo, shuffle, restart, each of which can be undone', async ({
  page,
}) => {
  await intoTheTrap(page)
  const stuck = await boardText(page)
  await expect(status(page)).toContainText('No more pairs')

  await deadEnd(page).getByRole('button', { name: 'Shuffle' }).click()
  await expectStatus(page, 'playing')
  await expect(deadEnd(page)).toHaveCount(0)
  const shuffled = await boardText(page)
  expect(shuffled).not.toBe(stuck)
  expect([...shuffled].sort().join('')).toBe([...stuck].sort().join(''))

  await page.keyboard.press('Control+z')
  await expectStatus(page, 'stuck')
  expect(await boardText(page)).toBe(stuck)
  await page.keyboard.press('Control+y')
  expect(await boardText(page)).toBe(shuffled)
  await page.keyboard.press('Control+z')

  await deadEnd(page).getByRole('button', { name: 'Restart' }).click()
  await expectStatus(page, 'playing')
  expect(await boardText(page)).toBe('2123/.312/.211')
  await page.keyboard.press('Control+z')
  await expectStatus(page, 'stuck')
  expect(await boardText(page)).toBe(stuck)

  await deadEnd(page).getByRole('button', { name: 'Undo to where it can be cleared' }).click()
  await expectLeft(page, tileCount(TRAP) - 2)
  await expectStatus(page, 'playing')
})

test('hints: a pair that keeps the board clearable, and whether it still is', async ({ page }) => {
  await playBoard(page, 'Trap')
  await page.keyboard.press('Control+i')
  const hint = page.getByTestId('hint')
  await expect(hint).toContainText('the rest can still be cleared')
  await expect(page.getByTestId('hinted')).toHaveCount(2)
  await page.getByRole('button', { name: 'Clearable?' }).click()
  await expect(hint).toContainText('Yes: this position can be cleared')
  await expect(page.getByTestId('hinted')).toHaveCount(0)
  // Following hints alone clears it, and they are counted.
  for (let left = tileCount(TRAP); left > 0; left -= 2) {
    await page.keyboard.press('Control+i')
    await expect(page.getByTestId('hinted')).toHaveCount(2)
    for (const index of [0, 1]) {
      const at = (await page.getByTestId('hinted').nth(index).getAttribute('data-at')) ?? ''
      const [row = 0, column = 0] = at.split(',').map(Number)
      await clickCell(page, cell(row, column))
    }
    await expectLeft(page, left - 2)
  }
  const figures = page.getByTestId('result').locator('dd')
  await expect(figures.nth(1)).toHaveText(String(tileCount(TRAP) / 2 + 1))
  await expect(figures.nth(2)).toHaveText('0')
})

test('a lost position is reported on request, or at once with the setting on', async ({ page }) => {
  await playBoard(page, 'Losable')
  const hint = page.getByTestId('hint')
  await linkByMouse(page, LOSES_QUIETLY)
  await expectLeft(page, tileCount(LOSABLE) - 2)
  await expectStatus(page, 'playing')
  await expect(hint).toHaveCount(0)
  await page.getByRole('button', { name: 'Clearable?' }).click()
  await expect(hint).toHaveAttribute('data-kind', 'no')
  await page.getByRole('button', { name: 'Undo to where it can be cleared' }).click()
  await expectLeft(page, tileCount(LOSABLE))
  await page.getByLabel('Tell me when a position is lost').check()
  await expect(hint).toHaveCount(0)
  await linkByMouse(page, LOSES_QUIETLY)
  await expect(hint).toHaveAttribute('data-kind', 'no')
})

test('pause covers the board and stops the clock, by key and when the window is hidden', async ({
  app,
  page,
}) => {
  await playBoard(page, 'Around')
  await expect.poll(() => clockMs(page)).toBeGreaterThan(0)
  await page.keyboard.press('p')
  const cover = page.getByTestId('paused')
  await expect(cover).toBeFocused()
  await expect(grid(page)).toHaveCount(0)
  const stopped = await clockMs(page)
  await page.waitForTimeout(2500)
  expect(await clockMs(page)).toBe(stopped)
  await page.keyboard.press('Space')
  await expect(cover).toHaveCount(0)
  await expect(grid(page).locator('[tabindex="0"]')).toBeFocused()
  await expect.poll(() => clockMs(page)).toBeGreaterThan(stopped)

  await hide(app)
  await expect(cover).toHaveCount(1)
  await show(app)
  await expect(cover).toBeVisible()
  await cover.click()
  await expect(grid(page)).toBeVisible()
})

test('a game resumes as it was left, after closing and after a kill', async ({ start, kill }) => {
  const first = await start()
  const page = await readyWindow(first)
  await intoTheTrap(page)
  await page.keyboard.press('Control+j')
  await expectStatus(page, 'playing')
  const shuffled = await boardText(page)
  await closeApp(first, first.process())

  const second = await start()
  const again = await readyWindow(second)
  await playBoard(again, 'Trap')
  expect(await boardText(again)).toBe(shuffled)
  await again.keyboard.press('Control+z')
  await expectStatus(again, 'stuck')
  const stuck = await boardText(again)
  const played = await clockMs(again)
  // What was done is on disk within half a second.
  await again.waitForTimeout(600)
  await kill(second)

  const third = await readyWindow(await start())
  await playBoard(third, 'Trap')
  await expectStatus(third, 'stuck')
  expect(await boardText(third)).toBe(stuck)
  expect(await clockMs(third)).toBeGreaterThanOrEqual(played)
  await third.keyboard.press('Control+y')
  expect(await boardText(third)).toBe(shuffled)
  for (let step = 0; step < 3; step++) await third.keyboard.press('Control+z')
  expect(await boardText(third)).toBe('2123/.312/.211')
})

test('a timed game runs out, and continues relaxed', async ({ page }) => {
  const limit = 30_000 + 3000 * tileCount(AROUND)
  const code = printLevelCode(setupFromPosition(AROUND))
  const session = { steps: [], cursor: 0, hints: 0, ms: limit - 1500, mode: 'timed' } as const
  const text = printProgress({ code, best: null, session })
  await ask(page, 'record.write', { kind: 'progress', key: 'my-levels-0001', text })
  await page.reload()
  await playBoard(page, 'Around')
  await expectStatus(page, 'out-of-time')
  await expect(deadEnd(page)).toHaveAttribute('data-kind', 'out-of-time')
  await expect(page.getByTestId('clock')).toContainText('0:00')
  await expect(status(page)).toContainText('The time is up')
  await page.keyboard.press('Control+j')
  await expectLeft(page, tileCount(AROUND))
  await deadEnd(page).getByRole('button', { name: 'Go on relaxed' }).click()
  await expectStatus(page, 'playing')
  const [pair] = solutionOf(AROUND)
  if (pair) await linkByMouse(page, pair)
  await expectLeft(page, tileCount(AROUND) - 2)
})

test('a new board from a word is the same board each time', async ({ page }) => {
  const word = '4x6o-8#k3f9'
  const deal = parseDeal(word)
  if (deal === null) throw new Error('no word')
  const { outcome } = generate(deal, () => performance.now())
  const dealt = outcome.kind === 'found' ? outcome.setup.rows : []
  const expected = dealt.map((row) => row.map((type) => type || '.').join('')).join('/')

  await playBoard(page, 'Around')
  for (const round of [1, 2]) {
    await page.keyboard.press('Control+Shift+N')
    const code = page.getByTestId('deal-code')
    await code.fill('no code')
    await expect(page.getByText('begins no level')).toBeVisible()
    await code.fill(word.toUpperCase())
    await page.getByTestId('new-board').getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`(${word})`)
    expect(await boardText(page)).toBe(expected)
    await expect(page.getByTestId('border-rule')).toContainText('Links may go around')
    if (round === 2) break
    await linkByMouse(page, (outcome.kind === 'found' ? outcome.order : [])[0] ?? INTO_THE_TRAP[0])
    await expectLeft(page, 22)
  }
  await expectLeft(page, 24)
})

test('a level made of a position, and the next level', async ({ page }) => {
  await playBoard(page, 'Trap')
  await linkByMouse(page, INTO_THE_TRAP[0])
  await page.keyboard.press('Control+Shift+M')
  await expect(page.getByText('Trap, after step 1').first()).toBeVisible()
  await expect(page.getByTestId('board').locator('[data-type]')).toHaveCount(tileCount(TRAP) - 2)
  await page.keyboard.press('F5')
  await page.keyboard.press('Control+PageUp')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Losable')
  await page.keyboard.press('Control+PageUp')
  await expectLeft(page, tileCount(TRAP) - 2)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trap')
})

/** Out of sight as minimising does it: without a window manager a window can't be minimised. */
async function hide(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.hide()
  })
}

async function show(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.show()
  })
}
