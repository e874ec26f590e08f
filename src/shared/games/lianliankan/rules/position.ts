/** A board with tiles that are being linked away: plain, immutable data. */
import { isSameCell, type BorderRule, type Cell } from './board'

export interface Position {
  readonly rows: number
  readonly columns: number
  readonly border: BorderRule
  /** Types row by row; 0 is an empty cell. */
  readonly tiles: readonly number[]
}

/** Two tiles to be linked; the order means nothing. */
export type Pair = readonly [Cell, Cell]

/** The number of a cell: row by row from the upper left, from 0. */
export function indexOf({ columns }: Pick<Position, 'columns'>, { row, column }: Cell): number {
  return row * columns + column
}

/** The cell of a number that `indexOf` gives. */
export function cellOf({ columns }: Pick<Position, 'columns'>, index: number): Cell {
  return { row: Math.floor(index / columns), column: index % columns }
}

/** Whether a cell is on the board; the ring around it is not. */
export function isInside(
  { rows, columns }: Pick<Position, 'rows' | 'columns'>,
  cell: Cell,
): boolean {
  return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < columns
}

/** 0 for an empty cell and beside the board. */
export function tileAt(position: Position, cell: Cell): number {
  return isInside(position, cell) ? (position.tiles[indexOf(position, cell)] ?? 0) : 0
}

/** Whether both hold tiles of one type and are not one and the same cell. */
export function areAlike(position: Position, [a, b]: Pair): boolean {
  const type = tileAt(position, a)
  return type !== 0 && type === tileAt(position, b) && !isSameCell(a, b)
}

/** The position without two tiles, whether or not they can be linked. */
export function without(position: Position, [a, b]: Pair): Position {
  const tiles = [...position.tiles]
  tiles[indexOf(position, a)] = 0
  tiles[indexOf(position, b)] = 0
  return { ...position, tiles }
}

/** How many cells hold a tile. */
export function tileCount({ tiles }: Position): number {
  return tiles.reduce((count, type) => (type === 0 ? count : count + 1), 0)
}
