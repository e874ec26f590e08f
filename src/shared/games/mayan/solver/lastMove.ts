/**
 * The last move of a solution, found rather than searched for: of the moves that bring every colour
 * to distance 0, it must make a run, which is found for all rows of two neighbouring columns at
 * once by comparing whole packed columns; and the chain it starts must take everything. Only the
 * last test plays a move out.
 */
import { WIDTH } from '../board'
import { occupiedCells, zeroCells, type Column, type Marks } from '../column'
import { hasNewRun, isBoardEmpty, settleBoard, shiftBlock } from './boardStack'
import type { Candidates } from './candidates'
import { moveNumber, NO_MOVE } from './moveNumber'

/**
 * The first of the candidate moves that empties the board at `at`, which has no runs; else
 * `NO_MOVE`. What was looked at is taken from the candidates, so the next call finds the next one.
 *
 * @param from where the board's masks begin in the candidates
 * @param scratch where in `boards` a board may be overwritten
 */
export function takeLastMove(
  boards: Int32Array,
  at: number,
  { rightward, leftward }: Candidates,
  from: number,
  scratch: number,
): number {
  for (let x = 0; x < WIDTH; x++) {
    let right = rightward[from + x]!
    let left = leftward[from + x]!
    for (let rows = right | left; rows !== 0; rows = right | left) {
      const row = rows & -rows
      const y = (31 - Math.clz32(row)) >> 2
      const g = (right & row) !== 0 ? 1 : -1
      if (g === 1) right ^= row
      else left ^= row
      if (clearsAll(boards, at, scratch, x, y, x + g)) {
        rightward[from + x] = right
        leftward[from + x] = left
        return moveNumber(x, y, g)
      }
    }
    rightward[from + x] = 0
    leftward[from + x] = 0
  }
  return NO_MOVE
}

/** Takes from the candidates the exchanges that make no run. */
export function keepRunMaking(
  boards: Int32Array,
  at: number,
  { rightward }: Candidates,
  from: number,
): void {
  for (let x = 0; x + 1 < WIDTH; x++) {
    const right = rightward[from + x]!
    if (right === 0) continue
    const beside = occupiedCells(boards[at + x + 1]!)
    if ((right & beside) === 0) continue
    rightward[from + x] = right & (~beside | runMakingExchanges(boards, at + x))
  }
}

/** Writes, from `to` on, the rows of each column whose exchange makes a run. */
export function findRunMaking(boards: Int32Array, at: number, rows: Int32Array, to: number): void {
  for (let x = 0; x + 1 < WIDTH; x++) rows[to + x] = runMakingExchanges(boards, at + x)
}

/**
 * Rows in which exchanging the column at `left` with its right neighbour makes a run; rows without
 * two blocks are of no meaning.
 */
function runMakingExchanges(boards: Int32Array, left: number): Marks {
  const a = boards[left]!
  const b = boards[left + 1]!
  return (
    (runsWith(b, a, boards[left - 1]!, boards[left - 2]!) |
      runsWith(a, b, boards[left + 2]!, boards[left + 3]!)) &
    ~zeroCells(a ^ b)
  )
}

/**
 * Rows in which a block of `incoming`, put into `column` at its own height, has two equal ones
 * beside it: above, below, around it, or in the two columns on the far side.
 */
function runsWith(incoming: Column, column: Column, near: Column, far: Column): Marks {
  const above = incoming ^ (column >>> 4)
  const below = incoming ^ (column << 4)
  return (
    zeroCells(above | (incoming ^ (column >>> 8))) |
    zeroCells(above | below) |
    zeroCells(below | (incoming ^ (column << 8))) |
    zeroCells((incoming ^ near) | (incoming ^ far))
  )
}

function clearsAll(
  boards: Int32Array,
  at: number,
  scratch: number,
  x: number,
  y: number,
  target: number,
): boolean {
  shiftBlock(boards, at, scratch, x, y, target)
  if (!hasNewRun(boards, scratch, x, target)) return false
  settleBoard(boards, scratch)
  return isBoardEmpty(boards, scratch)
}
