/** The board of Lianliankan: its sizes, its cells, and where links may go. */
import { PICTURES } from '../formats/pictures'

export const MIN_SIDE = 2
export const MAX_ROWS = 20
export const MAX_COLUMNS = 30
/** Tiles of one type show the same picture; types are 1…`MAX_TYPE`, and 0 is an empty cell. */
export const MAX_TYPE = PICTURES.length
/** The most turns that the path of a link may have. */
export const MAX_TURNS = 2

/**
 * Whether a path keeps to the grid (`inside`: HDU 1175) or may also use the ring of cells around it
 * (`outside`: the common desktop game).
 */
export const BORDER_RULES = ['inside', 'outside'] as const
export type BorderRule = (typeof BORDER_RULES)[number]

/** Row and column from the upper left, from 0; −1 and the number of rows or columns are the ring. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** Whether both are the same place. */
export function isSameCell(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.column === b.column
}
