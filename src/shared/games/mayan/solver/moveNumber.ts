/** Moves as numbers 0…69 in the contest's order: x ascending, y ascending, right before left. */
import { HEIGHT, type Direction, type Move } from '../board'

const MOVES_PER_COLUMN = 2 * HEIGHT
export const NO_MOVE = -1

export function moveNumber(x: number, y: number, g: Direction): number {
  return x * MOVES_PER_COLUMN + y * 2 + (g === 1 ? 0 : 1)
}

export function moveAt(number: number): Move {
  const x = Math.floor(number / MOVES_PER_COLUMN)
  const g: Direction = number % 2 === 0 ? 1 : -1
  return { x, y: (number % MOVES_PER_COLUMN) >> 1, g }
}
