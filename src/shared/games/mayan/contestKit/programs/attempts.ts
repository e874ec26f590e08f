/** The moves that programs try, in the order in which they try them. */
import { DIRECTIONS, HEIGHT, WIDTH, type Direction, type Move } from '../../rules/board'
import { cellAt, type Grid } from './grid'

/**
 * Two cells side by side that are exchanged, and the move that is printed for it. A drag into an
 * empty cell is an exchange too: the block falls from there.
 */
export interface Attempt {
  readonly from: number
  readonly to: number
  readonly printed: Move
}

export type Attempts = (grid: Grid) => Attempt[]

const CELLS = Array.from({ length: WIDTH * HEIGHT }, (_, index) => ({
  x: Math.floor(index / HEIGHT),
  y: index % HEIGHT,
}))
const IN_ORDER = CELLS.flatMap(({ x, y }) => dragsOf(x, y, DIRECTIONS))
const LEFT_FIRST = CELLS.flatMap(({ x, y }) => dragsOf(x, y, [...DIRECTIONS].reverse()))
const TO_THE_RIGHT = IN_ORDER.filter(({ printed }) => printed.g === 1)

/** A leftward drag onto a block is the same as a rightward one that comes before it. */
const isWorthTrying = (grid: Grid, { from, to, printed }: Attempt) =>
  grid[from] !== 0 && (printed.g === 1 || grid[to] === 0)

/** All moves in the contest's order. */
export const allMoves: Attempts = (grid) =>
  IN_ORDER.filter((attempt) => isWorthTrying(grid, attempt))

export const leftFirst: Attempts = (grid) =>
  LEFT_FIRST.filter((attempt) => isWorthTrying(grid, attempt))

export const withoutEqualExchanges: Attempts = (grid) =>
  allMoves(grid).filter(({ from, to }) => grid[from] !== grid[to])

/** Each two cells side by side, unless both are empty; all are printed as rightward drags. */
export const pairsOfCells: Attempts = (grid) =>
  TO_THE_RIGHT.filter(({ from, to }) => grid[from] !== 0 || grid[to] !== 0)

/** The same, and where the block is the one on the right, its own drag is printed. */
export const pairsWithTheirBlocks: Attempts = (grid) =>
  pairsOfCells(grid).map((attempt) => (grid[attempt.from] === 0 ? mirrored(attempt) : attempt))

function mirrored({ from, to, printed: { x, y } }: Attempt): Attempt {
  return { from: to, to: from, printed: { x: x + 1, y, g: -1 } }
}

function dragsOf(x: number, y: number, directions: readonly Direction[]): Attempt[] {
  return directions
    .filter((g) => x + g >= 0 && x + g < WIDTH)
    .map((g) => ({ from: cellAt(x, y), to: cellAt(x + g, y), printed: { x, y, g } }))
}
