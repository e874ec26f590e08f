/**
 * The link of two tiles: the shortest among the paths with the fewest turns, of at most two.
 *
 * A path of two turns leaves both tiles along their rows and crosses between them in one column, or
 * the same with rows and columns exchanged. So the columns that both tiles reach along their rows
 * are tried for the crossing: steps linear in rows + columns, given that a stretch is known to be
 * free at once. A search cell by cell would have to keep each cell once for every direction.
 */
import { isSameCell, type Cell } from './board'

/** The free cells of a board, ring included; the cells asked from and to may hold tiles. */
export interface Lanes {
  /** The last column that a cell reaches to the left through free cells, or its own. */
  leftReach(row: number, column: number): number
  rightReach(row: number, column: number): number
  upReach(row: number, column: number): number
  downReach(row: number, column: number): number
  /** Whether all cells of a row strictly between two columns are free. */
  isRowFree(row: number, from: number, to: number): boolean
  isColumnFree(column: number, from: number, to: number): boolean
}

/** From tile to tile by its turns; cells of the ring have row or column −1, or one too many. */
export type Path = readonly Cell[]

/** Whether two different cells can be linked, regardless of what they hold. */
export function canLink(lanes: Lanes, a: Cell, b: Cell): boolean {
  return findPath(lanes, a, b) !== null
}

/** The path that a link is shown as; null where there is none. The two cells are different. */
export function findPath(lanes: Lanes, a: Cell, b: Cell): Path | null {
  if (a.row === b.row && lanes.isRowFree(a.row, a.column, b.column)) return [a, b]
  if (a.column === b.column && lanes.isColumnFree(a.column, a.row, b.row)) return [a, b]
  const column = crossingColumn(lanes, a, b)
  const row = crossingRow(lanes, a, b)
  if (column !== null && (row === null || !isBetter(row, column))) {
    return pathBy(a, b, ({ row: own }) => ({ row: own, column: column.at }))
  }
  return row && pathBy(a, b, ({ column: own }) => ({ row: row.at, column: own }))
}

/** Steps from the first cell of a path to the last. */
export function lengthOf(path: Path): number {
  return path.reduce((length, cell, index) => {
    const before = path[index - 1] ?? cell
    return length + Math.abs(cell.row - before.row) + Math.abs(cell.column - before.column)
  }, 0)
}

/** Where a path crosses from the lane of one tile to that of the other. */
interface Crossing {
  readonly at: number
  readonly turns: number
  /** Of the whole path. */
  readonly length: number
}

function isBetter(one: Crossing, other: Crossing): boolean {
  return one.turns === other.turns ? one.length < other.length : one.turns < other.turns
}

/** The column to go over in, where both tiles are left along their rows. */
function crossingColumn(lanes: Lanes, a: Cell, b: Cell): Crossing | null {
  if (a.row === b.row) return null
  const from = Math.max(lanes.leftReach(a.row, a.column), lanes.leftReach(b.row, b.column))
  const to = Math.min(lanes.rightReach(a.row, a.column), lanes.rightReach(b.row, b.column))
  let best: Crossing | null = null
  for (let at = from; at <= to; at++) {
    if (!lanes.isColumnFree(at, a.row, b.row)) continue
    const crossing = crossingAt(at, [a.column, b.column], Math.abs(a.row - b.row))
    if (best === null || isBetter(crossing, best)) best = crossing
  }
  return best
}

function crossingRow(lanes: Lanes, a: Cell, b: Cell): Crossing | null {
  if (a.column === b.column) return null
  const from = Math.max(lanes.upReach(a.row, a.column), lanes.upReach(b.row, b.column))
  const to = Math.min(lanes.downReach(a.row, a.column), lanes.downReach(b.row, b.column))
  let best: Crossing | null = null
  for (let at = from; at <= to; at++) {
    if (!lanes.isRowFree(at, a.column, b.column)) continue
    const crossing = crossingAt(at, [a.row, b.row], Math.abs(a.column - b.column))
    if (best === null || isBetter(crossing, best)) best = crossing
  }
  return best
}

/** The two tiles are at a and b along their lanes. */
function crossingAt(at: number, [a, b]: readonly [number, number], across: number): Crossing {
  const turns = (at === a ? 0 : 1) + (at === b ? 0 : 1)
  return { at, turns, length: Math.abs(at - a) + Math.abs(at - b) + across }
}

/** Through the corners of both ends; a corner that is the end itself is no turn. */
function pathBy(a: Cell, b: Cell, cornerOf: (end: Cell) => Cell): Path {
  return [a, cornerOf(a), cornerOf(b), b].filter(
    (cell, index, cells) => index === 0 || !isSameCell(cell, cells[index - 1] ?? a),
  )
}
