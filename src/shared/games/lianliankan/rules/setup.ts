/**
 * Setup and level (`Setup` may be illegal, `Level` is not): an editor holds any setup; playing and
 * solving require a level; the problems of a setup say exactly what is wrong and where.
 */
import { err, ok, type Result } from '../../../result'
import { MAX_COLUMNS, MAX_ROWS, MAX_TYPE, MIN_SIDE, type BorderRule, type Cell } from './board'
import type { Position } from './position'

/** Types row by row from the top, each row from the left; 0 is an empty cell. */
export interface Setup {
  /** All of one length. */
  readonly rows: readonly (readonly number[])[]
  readonly border: BorderRule
}

/** A board to be emptied. */
export type Level = Position

/** All are fatal: there is no level yet. */
export type SetupProblem =
  | {
      readonly rank: 'fatal'
      readonly code: 'size-out-of-range'
      readonly rows: number
      readonly columns: number
    }
  | { readonly rank: 'fatal'; readonly code: 'type-out-of-range'; readonly cells: readonly Cell[] }
  | { readonly rank: 'fatal'; readonly code: 'no-tiles' }
  /** One of its tiles is left over in any order of links. */
  | {
      readonly rank: 'fatal'
      readonly code: 'odd-type'
      readonly type: number
      readonly count: number
      readonly cells: readonly Cell[]
    }

/** A board of this size without tiles. */
export function emptySetup(rows: number, columns: number, border: BorderRule): Setup {
  return { rows: Array.from({ length: rows }, () => Array<number>(columns).fill(0)), border }
}

/** Cells in a row; 0 for a board without rows. */
export function columnsOf({ rows }: Setup): number {
  return rows[0]?.length ?? 0
}

/** The type at a cell; 0 for an empty cell and beside the board. */
export function typeAt({ rows }: Setup, { row, column }: Cell): number {
  return rows[row]?.[column] ?? 0
}

/** Every fault of a setup; none of them needs a search. */
export function findProblems(setup: Setup): SetupProblem[] {
  const cells = cellsByType(setup)
  return [...sizeProblems(setup), ...rangeProblems(cells), ...countProblems(cells)]
}

/** The level that a setup describes, or its problems. */
export function levelFromSetup(setup: Setup): Result<Level, readonly SetupProblem[]> {
  const problems = findProblems(setup)
  if (problems.length > 0) return err(problems)
  const { rows, border } = setup
  return ok({ rows: rows.length, columns: columnsOf(setup), border, tiles: rows.flat() })
}

/** A position as a setup: to be written down, searched, or made a level of. */
export function setupFromPosition({ rows, columns, border, tiles }: Position): Setup {
  const row = (index: number) => tiles.slice(index * columns, (index + 1) * columns)
  return { rows: Array.from({ length: rows }, (_, index) => row(index)), border }
}

function sizeProblems(setup: Setup): SetupProblem[] {
  const [rows, columns] = [setup.rows.length, columnsOf(setup)]
  const isLegal =
    rows >= MIN_SIDE && rows <= MAX_ROWS && columns >= MIN_SIDE && columns <= MAX_COLUMNS
  return isLegal ? [] : [{ rank: 'fatal', code: 'size-out-of-range', rows, columns }]
}

function rangeProblems(cells: CellsByType): SetupProblem[] {
  const wrong = [...cells].flatMap(([type, places]) => (isType(type) ? [] : places))
  return wrong.length === 0 ? [] : [{ rank: 'fatal', code: 'type-out-of-range', cells: wrong }]
}

function countProblems(cells: CellsByType): SetupProblem[] {
  if (cells.size === 0) return [{ rank: 'fatal', code: 'no-tiles' }]
  return [...cells]
    .filter(([, places]) => places.length % 2 === 1)
    .sort(([a], [b]) => a - b)
    .map(([type, places]) => ({
      rank: 'fatal',
      code: 'odd-type',
      type,
      count: places.length,
      cells: places,
    }))
}

/** Whether a number is a type of tiles, 1 to `MAX_TYPE`. */
export function isType(type: number): boolean {
  return Number.isInteger(type) && type >= 1 && type <= MAX_TYPE
}

type CellsByType = ReadonlyMap<number, readonly Cell[]>

/** The cells of every type that is there. */
export function cellsByType({ rows }: Setup): CellsByType {
  const cells = new Map<number, Cell[]>()
  for (const [row, types] of rows.entries()) {
    for (const [column, type] of types.entries()) {
      if (type === 0) continue
      const places = cells.get(type)
      if (places === undefined) cells.set(type, [{ row, column }])
      else places.push({ row, column })
    }
  }
  return cells
}
