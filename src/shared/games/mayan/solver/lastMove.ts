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
 * `NO_MOVE`.
 *
 * @param from where the board's masks begin in the candidates
 * @param scratch where in `boards` a board may be overwritten
 */
export function lastMove(
  boards: Int32Array,
  at: number,
  { rightward, leftward }: Candidates,
  from: number,
  scratch: number,
): number {
  for (let x = 0; x < WIDTH; x++) {
    let right = rightward[from + x]!
    if (right !== 0) {
      const beside = occupiedCells(boards[at + x + 1]!)
      if ((right & beside) !== 0) right &= ~beside | runMakingExchanges(boards, at + x)
    }
    const left = leftward[from + x]!
    for (let rows = right | left; rows !== 0; rows &= rows - 1) {
      const row = rows & -rows
      const y = (31 - Math.clz32(row)) >> 2
      if ((right & row) !== 0 && clearsAll(boards, at, scratch, x, y, x + 1)) {
        return moveNumber(x, y, 1)
      }
      if ((left & row) !== 0 && clearsAll(boards, at, scratch, x, y, x - 1)) {
        return moveNumber(x, y, -1)
      }
    }
  }
  return NO_MOVE
}

/** Rows in which exchanging the column at `left` with its right neighbour makes a run. */
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
