/** A rectangle of cells, such as a part of a board that is selected. */
import type { Cell } from './board'
import { columnsOf, type Setup } from './setup'

/** All cells from one row and column to others, which are included. */
export interface Area {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** The smallest area with both cells. */
export function areaOf(a: Cell, b: Cell): Area {
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.column, b.column),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.column, b.column),
  }
}

/** All cells of the board. */
export function wholeArea(setup: Setup): Area {
  return { top: 0, left: 0, bottom: setup.rows.length - 1, right: columnsOf(setup) - 1 }
}

/** Whether a cell is in an area; its bounds are included. */
export function isInArea({ top, left, bottom, right }: Area, { row, column }: Cell): boolean {
  return row >= top && row <= bottom && column >= left && column <= right
}

/** How many cells it has. */
export function sizeOfArea({ top, left, bottom, right }: Area): number {
  return Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1)
}

/** Row by row. */
export function cellsOfArea(area: Area): Cell[] {
  const columns = area.right - area.left + 1
  return Array.from({ length: sizeOfArea(area) }, (_, index) => ({
    row: area.top + Math.floor(index / columns),
    column: area.left + (index % columns),
  }))
}
