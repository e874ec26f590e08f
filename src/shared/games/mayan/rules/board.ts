/** Dimensions and coordinates of the Mayan board (NOIP 2011 day 2, "Mayan puzzle"). */

export const WIDTH = 5
export const HEIGHT = 7
export const MAX_COLOUR = 10
export const RUN_LENGTH = 3

/** Steps a level may ask for; the contest itself stops at `MAX_CONTEST_STEPS`. */
export const MAX_STEPS = 20
export const MAX_CONTEST_STEPS = 5

/** Column x = 0…4 from the left, row y = 0…6 from the bottom. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** A block's colour, 1…10, and where it is. */
export interface Block extends Cell {
  readonly colour: number
}

/** 1 drags to the right, −1 to the left; this is also the contest's order. */
export const DIRECTIONS = [1, -1] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A drag of the block at (x, y) by one column. */
export interface Move extends Cell {
  readonly g: Direction
}

/** The contest's order of moves: x ascending, y ascending, right before left. */
export function compareMoves(a: Move, b: Move): number {
  return a.x - b.x || a.y - b.y || b.g - a.g
}

/** Whether both are the same place. */
export function isSameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y
}

/** Whether a cell is one of the 5 × 7. */
export function isOnBoard(cell: Cell): boolean {
  return cell.x >= 0 && cell.x < WIDTH && cell.y >= 0 && cell.y < HEIGHT
}
