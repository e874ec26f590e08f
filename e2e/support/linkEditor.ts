/** What tests of the Lianliankan editor share: a board to begin with, and hands to work on it. */
import type { Locator, Page } from '@playwright/test'
import {
  parseLevelCode,
  printLevelCode,
} from '../../src/shared/games/lianliankan/formats/levelCode'
import type { Setup } from '../../src/shared/games/lianliankan/rules/setup'
import { HOME_PACK_ID } from '../../src/shared/library/model'
import { drag, type Point } from './editor'
import { goTo, writeLevels } from './library'
import { restingBox } from './soon'
import { expect } from './test'

export function setupOf(rows: readonly string[], border: Setup['border'] = 'inside'): Setup {
  return { rows: rows.map((row) => [...row].map(Number)), border }
}

/** Puts boards into a profile before the app starts. */
export async function writeBoards(profile: string, ...setups: readonly Setup[]): Promise<void> {
  const documents = setups.map((setup, index) => ({
    game: 'lianliankan' as const,
    title: `Board ${index + 1}`,
    setup,
  }))
  await writeLevels(profile, HOME_PACK_ID, documents)
}

export async function openBoard(page: Page, title: string): Promise<void> {
  await goTo(page, 'My levels')
  await page.getByTestId('card').filter({ hasText: title }).click()
  await expect(page.getByTestId('board')).toBeVisible()
}

export function tiles(page: Page): Locator {
  return page.getByTestId('board').locator('[data-type]')
}

/** The board read off the tiles on screen: rows of types, 0 for an empty cell. */
export async function rowsOf(page: Page): Promise<string> {
  // Both at one moment: the board may change between two questions.
  const { code, seen } = await page
    .getByRole('button', { name: /^Level code/ })
    .evaluate((button) => {
      const tiles = document.querySelectorAll<HTMLElement>('[data-testid="board"] [data-type]')
      const types = [...tiles].map(
        ({ dataset }) => [dataset['cell'] ?? '', Number(dataset['type'])] as const,
      )
      return { code: button.textContent, seen: types }
    })
  const setup = parseLevelCode(code.replace(/^.*?(?=\d+x)/, ''))
  if (!setup.ok) throw new Error(`no code on screen: ${code}`)
  const bySeen = new Map(seen)
  const rows = setup.value.rows.map((row, y) => row.map((_, x) => bySeen.get(`${y},${x}`) ?? 0))
  expect(printLevelCode({ ...setup.value, rows })).toBe(printLevelCode(setup.value))
  return rows.map((row) => row.join('')).join('/')
}

/** The middle of a cell, in the window. */
export async function cellAt(page: Page, row: number, column: number): Promise<Point> {
  const well = await restingBox(page.getByTestId('board').locator('.well'))
  const columns = await page.getByTestId('board').locator('.columns span').count()
  const size = well.width / columns
  return { x: well.x + (column + 0.5) * size, y: well.y + (row + 0.5) * size }
}

export async function pull(page: Page, type: number, to: Point): Promise<void> {
  const box = await restingBox(page.locator(`[data-palette="${type}"]`))
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, to)
}

export async function dragTile(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await drag(page, await cellAt(page, ...from), await cellAt(page, ...to))
}
