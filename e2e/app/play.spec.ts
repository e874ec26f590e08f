/** Playing a Mayan level: by mouse, by keyboard, and what happens on the way. */
import type { Move } from '../../src/shared/games/mayan/rules/board'
import { printSolution } from '../../src/shared/games/mayan/formats/levelCode'
import { isCleared, movesOf } from '../../test/mayan/plainSearch'
import { gridOf, playMove, type Grid } from '../../test/mayan/rules'
import { blocks, boardCode } from '../support/mayan'
import {
  drag,
  dragAll,
  enterPlay,
  expectLeft,
  playLevel,
  pull,
  settled,
  stage,
} from '../support/play'
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

test('losing is reported on request, with the way back to the last winnable position', async ({
  page,
}) => {
  await dragAll(page, '21R 00R')
  const hint = page.getByTestId('hint')
  await expect(hint).toHaveCount(0)
  await page.getByRole('button', { name: 'Winnable?' }).click()
  await expect(hint).toHaveAttribute('data-kind', 'loses')
  await expect(hint).toContainText('can no longer be won')
  await page.getByRole('button', { name: 'Undo to the last winnable position' }).click()
  await expectLeft(page, 2)
  await settled(page)
  expect(await boardCode(page)).toBe('1/21/214/33/2434')
  await page.getByRole('button', { name: 'Winnable?' }).click()
  await expect(hint).toHaveAttribute('data-kind', 'wins')
  await page.getByRole('button', { name: 'Move?' }).click()
  await expect(hint).toContainText('Drag the ochre drop at (3, 1) to the right.')
  await expect(page.getByTestId('hint-arrow')).toBeVisible()

  await dragAll(page, '31R 30R')
  const figures = page.getByTestId('result').locator('dd')
  await expect(figures.nth(1)).toHaveText('3')
})

test('with the setting on, a lost position is reported at once; out of steps always is', async ({
  page,
}) => {
  await page.getByLabel('Tell me when a position is lost').check()
  await dragAll(page, '21R')
  await expect(page.getByTestId('hint')).toHaveCount(0)
  await dragAll(page, '00R')
  await expect(page.getByTestId('hint')).toHaveAttribute('data-kind', 'loses')
  await expect(page.locator('[role=status]').last()).toContainText('can no longer be won')
  await dragAll(page, '10R')
  await expect(page.getByTestId('hint')).toContainText('No steps are left')
  const before = await boardCode(page)
  await drag(page, { x: 2, y: 0, g: 1 })
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[role=status]').last()).toContainText('No steps are left')
  expect(await boardCode(page)).toBe(before)
})

test('any solution wins: one that is not the smallest, and one that is shorter', async ({
  app,
  page,
}) => {
  const solutions = allSolutions(SAMPLE, 4)
  expect(solutions.length).toBeGreaterThan(1)
  const own = solutions.at(-1) ?? []
  expect(own).not.toEqual(solutions[0])
  await playLevel(app, page, `${SAMPLE} 4`)
  await dragAll(page, printSolution(own))
  const result = page.getByTestId('result')
  await expect(result.locator('dd').nth(0)).toHaveText('4')

  await result.getByRole('button', { name: 'Watch the solution' }).click()
  const replay = page.getByTestId('replay')
  await expect(replay.getByRole('radio', { name: 'Your solution' })).toBeChecked()
  await expect(replay.getByRole('radio').nth(1)).toBeVisible()
  await page.keyboard.press('End')
  await expect(replay).toHaveAttribute('data-step', '4')
  await replay.getByRole('radio').nth(1).check()
  await expect(replay).toHaveAttribute('data-step', '0')
  await replay.getByRole('button', { name: 'Show where each move leads' }).click()
  await expect(page.getByTestId('win-marks').locator('.wins').first()).toBeVisible()
  await replay.getByRole('button', { name: 'Show where each move leads' }).click()
  await expect(page.getByTestId('win-marks')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the game' }).click()

  await result.getByRole('button', { name: 'Play again' }).click()
  await expect(result).toHaveCount(0)
  await dragAll(page, SOLUTION)
  await expect(result.locator('dd').nth(0)).toHaveText('3')
  await expect(result).toContainText('Shorter than the 4 asked for')
})

test('next level, level select, and a level made of a position', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await dragAll(page, SOLUTION)
  await page.getByTestId('result').getByRole('button', { name: 'Next level' }).click()
  await expect(title).not.toContainText('Contest sample')
  await expect(page.getByTestId('result')).toHaveCount(0)
  await page.getByRole('button', { name: /^Level 1, Contest sample: solved/ }).click()
  await expect(title).toContainText('Contest sample')
  await expectLeft(page, 3)
  await dragAll(page, '21R')
  await page.getByRole('button', { name: 'Make a level of this position' }).click()
  await expect(page.getByText('Contest sample, after step 1').first()).toBeVisible()
  expect(await boardCode(page)).toBe('1/21/214/33/2434')
  await expect(page.getByRole('spinbutton', { name: 'Steps n' })).toHaveValue('2')
})

test('sounds are made only when they are switched on', async ({ page }) => {
  await page.evaluate(() => {
    const counter = window as unknown as { sounds: number }
    counter.sounds = 0
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (when) {
      counter.sounds++
      start.call(this, when)
    }
    const startBuffer = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...times) {
      counter.sounds++
      startBuffer.apply(this, times)
    }
  })
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds)
  await dragAll(page, '21R')
  expect(await sounds()).toBe(0)
  await page.getByRole('button', { name: 'Switch sounds on' }).click()
  await dragAll(page, '31R')
  await expect.poll(sounds).toBeGreaterThan(0)
})

/** Every solution of exactly `steps` moves, by the reference rules. */
function allSolutions(board: string, steps: number): Move[][] {
  const stacks = board.split('/').map((stack) => (stack === '-' ? [] : [...stack].map(Number)))
  const search = (grid: Grid, left: number): Move[][] => {
    if (left === 0) return isCleared(grid) ? [[]] : []
    return movesOf(grid).flatMap((move) =>
      search(playMove(grid, move), left - 1).map((rest) => [move, ...rest]),
    )
  }
  return search(gridOf(stacks), steps)
}
