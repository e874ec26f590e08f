/** What the tests of the Lianliankan player share: boards, links as a person makes them, shown paths. */
import type { ElectronApplication, Page } from '@playwright/test'
import type { BorderRule, Cell } from '../../src/shared/games/lianliankan/rules/board'
import { generate } from '../../src/shared/games/lianliankan/generator/generateTask'
import { BitLanes } from '../../src/shared/games/lianliankan/rules/lanes'
import { findPath, type Path } from '../../src/shared/games/lianliankan/rules/link'
import { levelFromSetup, type Level } from '../../src/shared/games/lianliankan/rules/setup'
import {
  without,
  type Pair,
  type Position,
} from '../../src/shared/games/lianliankan/rules/position'
import { backToLibrary, card, writeLevels } from './library'
import { soonHas } from './soon'
import { expect } from './test'

/** `12/21`: types of one digit, `.` for an empty cell. */
export function levelOf(rows: string, border: BorderRule): Level {
  const types = rows.split('/').map((row) => [...row].map((sign) => (sign === '.' ? 0 : +sign)))
  const level = levelFromSetup({ rows: types, border })
  if (!level.ok) throw new Error(`${rows} is no level`)
  return level.value
}

/** A full board, always the same one. */
export function dealtLevel(rows: number, columns: number, border: BorderRule, types: number) {
  const { outcome } = generate({ rows, columns, border, types, seed: 7 }, () => 0)
  const level = outcome.kind === 'found' ? levelFromSetup(outcome.setup) : null
  if (level?.ok !== true) throw new Error('there is no such board')
  return level.value
}

export function documentOf(title: string, level: Level) {
  const { rows, columns, border, tiles } = level
  const setup = {
    rows: Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns)),
    border,
  }
  return { game: 'lianliankan', setup, title } as const
}

/** Boards in My levels, by their titles; written before the app starts. */
export function writeBoards(profile: string, boards: Readonly<Record<string, Level>>) {
  const documents = Object.entries(boards).map(([title, level]) => documentOf(title, level))
  return writeLevels(profile, 'my-levels', documents)
}

/** From wherever the app is to playing the board with this title. */
export async function playBoard(page: Page, title: string): Promise<void> {
  await backToLibrary(page)
  // By its place, since its name is translated: after the built-in pack.
  await page.getByTestId('pack').nth(1).getByRole('button').click()
  await card(page, title).click()
  await expect(page.getByTestId('board')).toBeVisible()
  await page.keyboard.press('F5')
  await expect(page.getByTestId('play-grid')).toBeVisible()
}

export async function clickCell(page: Page, { row, column }: Cell): Promise<void> {
  await page
    .locator(`[data-cell="${String(row)},${String(column)}"]`)
    .first()
    .click()
}

export async function linkByMouse(page: Page, [a, b]: Pair): Promise<void> {
  await clickCell(page, a)
  await clickCell(page, b)
}

/** Moves the cursor from where it is, and selects. */
export async function chooseByKeys(page: Page, cell: Cell, key = 'Enter'): Promise<void> {
  const cursor = page.getByTestId('play-grid').locator('[tabindex="0"]')
  await expect(cursor).toBeFocused()
  const [row = 0, column = 0] = ((await cursor.getAttribute('data-cell')) ?? '')
    .split(',')
    .map(Number)
  const press = async (name: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(name)
  }
  await press('ArrowUp', row - cell.row)
  await press('ArrowDown', cell.row - row)
  await press('ArrowLeft', column - cell.column)
  await press('ArrowRight', cell.column - column)
  await page.keyboard.press(key)
}

export async function expectLeft(page: Page, left: number): Promise<void> {
  await soonHas(page.getByTestId('tiles-left'), 'data-left', String(left))
  await expect(page.getByTestId('tiles-left')).toHaveAttribute('data-left', String(left))
}

export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.getByTestId('play')).toHaveAttribute('data-status', status)
}

/** The types on screen, row by row, as `levelOf` reads them. */
export async function boardText(page: Page): Promise<string> {
  const rows = await page.getByTestId('play-grid').locator('[role=row]').all()
  const texts = rows.map((row) =>
    row
      .locator('[data-cell]')
      .evaluateAll((cells) =>
        cells.map((cell) => (cell as HTMLElement).dataset['type'] ?? '.').join(''),
      ),
  )
  return (await Promise.all(texts)).join('/')
}

/** Notes every path that is shown from now on, as the points it is drawn through. */
export async function watchPaths(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = window as unknown as { paths: string[] }
    seen.paths = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          const path = node.matches('[data-testid=link-path]')
            ? node
            : node.querySelector('[data-testid=link-path]')
          if (path !== null) seen.paths.push(path.getAttribute('points') ?? '')
        }
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}

export function shownPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { paths: string[] }).paths)
}

/** Every cell of a path, ring included, from its turns. */
export function cellsOfPath(path: Path): string[] {
  const cells: string[] = []
  for (const [index, to] of path.entries()) {
    const from = path[index - 1] ?? to
    const steps = Math.abs(to.row - from.row) + Math.abs(to.column - from.column)
    for (let step = index === 0 ? 0 : 1; step <= steps; step++) {
      const row = from.row + Math.sign(to.row - from.row) * step
      const column = from.column + Math.sign(to.column - from.column) * step
      cells.push(`${String(row)},${String(column)}`)
    }
  }
  return cells
}

/** Drawn points in cells: through the middle of each, and anywhere in the ring around. */
export function drawnPath(points: string): Path {
  return points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return { row: Math.floor(y), column: Math.floor(x) }
  })
}

/** The paths that links made in this order are to be shown by. */
export function expectedPaths(level: Level, pairs: readonly Pair[]): string[][] {
  let position: Position = level
  return pairs.map((pair) => {
    const path = findPath(new BitLanes(position), ...pair)
    if (path === null) throw new Error('a link that can’t be made')
    position = without(position, pair)
    return cellsOfPath(path)
  })
}

export async function setSize(app: ElectronApplication, width: number, height: number) {
  await app.evaluate(
    ({ BrowserWindow }, size) => {
      BrowserWindow.getAllWindows()[0]?.setSize(size.width, size.height)
    },
    { width, height },
  )
}
