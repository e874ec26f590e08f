/**
 * Sleep sets: moves that need not be tried because another order of the same moves has failed.
 *
 * Say z was tried at a position and failed, and b is tried there next. If neither clears anything
 * and they touch different blocks, b then z leads to the same position as z then b, which lies below
 * z and so has failed with z: after b, z may sleep. It sleeps on below b through every further move
 * that is independent of it in the same way. (Godefroid's sleep sets, from partial-order reduction.
 * A sleeping move is known to fail, so the failure of a position is a fact as before and may be
 * remembered.)
 *
 * Two exchanges touch the same blocks only in the same row of neighbouring borders; a drop out of
 * column x at height y moves all that is above it and nothing else that an exchange could touch.
 */
import { occupiedCells, Marks } from './column'
import {
  CANDIDATES,
  columnOf,
  FAILED,
  FRAME,
  IS_QUIET,
  MOVE,
  RUN_MAKING,
  SLEEPING,
  WIDTH,
} from './frame'

const DROPS: Marks = 0x2222222

/** The last move of this frame has no solution below it. */
export function noteFailure(frame: usize): void {
  if (load<u32>(frame, IS_QUIET) === 0) return
  const move = load<u32>(frame, MOVE)
  const at = frame + ((move >> 5) << 2)
  store<u32>(at, load<u32>(at, FAILED) | (1 << (move & 31)), FAILED)
}

/** Nothing sleeps in this frame: it begins the path, or the move to it cleared something. */
export function beginSleep(frame: usize): void {
  memory.fill(frame + SLEEPING, 0, 2 * 4 * WIDTH)
}

/** What sleeps in this frame, which a move that cleared nothing has led to from the one above. */
export function inheritSleep(frame: usize): void {
  const above = frame - FRAME
  const move = load<u32>(above, MOVE)
  const x = move >> 5
  const isLeft = move & 1
  const row: Marks = 1 << (move & 30)
  const target = x + 1 - 2 * isLeft
  const isDrop = columnOf(above, target) < row
  // Both kinds of moves at greater heights.
  const higher: Marks = ~((row << 2) - 1)
  for (let column: u32 = 0; column < WIDTH; column++) {
    const at = above + (column << 2)
    const beside = occupiedCells(load<u32>(at, 4))
    const failed = load<u32>(at, FAILED)
    let exchanges = (failed | (load<u32>(at, SLEEPING) & ~load<u32>(at, RUN_MAKING))) & beside
    let right = failed & ~beside & ~DROPS
    let left = failed & DROPS
    if (isDrop) {
      // It moves what is at its height and above in its column.
      if (column === x || column + 1 === x) exchanges &= row - 1
      if (sharesColumn(column, column + 1, x, target)) right = 0
      if (sharesColumn(column, column - 1, x, target)) left = 0
    } else {
      if (column + 1 >= x && column <= x + 1) exchanges &= ~row
      // A drop from above the exchanged blocks does not move them.
      if (column === x || column === x + 1) {
        right &= higher
        left &= higher
      }
    }
    store<u32>(frame + (column << 2), exchanges | right | left, SLEEPING)
    store<u32>(frame + (column << 2), 0, FAILED)
  }
}

/** Takes sleeping moves from the candidates. */
export function removeSleeping(frame: usize): void {
  for (let column: u32 = 0; column < WIDTH; column++) {
    const at = frame + (column << 2)
    store<u32>(at, load<u32>(at, CANDIDATES) & ~load<u32>(at, SLEEPING), CANDIDATES)
  }
}

function sharesColumn(a: u32, b: u32, c: u32, d: u32): bool {
  return a === c || a === d || b === c || b === d
}
