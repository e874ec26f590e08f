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
import { Marks } from './column'
import { besidesOf, NONE, occupied, within } from './columns'
import { CANDIDATES, columnOf, FAILED, FRAME, IS_QUIET, MOVE, RUN_MAKING, SLEEPING } from './frame'

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
  v128.store(frame, NONE, SLEEPING)
  store<u32>(frame, 0, SLEEPING + 16)
  v128.store(frame, NONE, FAILED)
  store<u32>(frame, 0, FAILED + 16)
}

/** What sleeps in this frame, which a move that cleared nothing has led to from the one above. */
export function inheritSleep(frame: usize): void {
  const above = frame - FRAME
  const move = load<u32>(above, MOVE)
  const x = move >> 5
  const isLeft = move & 1
  const row: Marks = 1 << (move & 30)
  const beside = occupied(besidesOf(above))
  const failed = v128.load(above, FAILED)
  const slept = v128.andnot(v128.load(above, SLEEPING), v128.load(above, RUN_MAKING))
  let exchanges = v128.and(v128.or(failed, slept), beside)
  let drops = v128.andnot(failed, beside)
  // The last column has nothing but drops to the left.
  let lastDrops = load<u32>(above, FAILED + 16)
  if (columnOf(above, x + 1 - 2 * isLeft) < row) {
    // A drop moves what is at its height and above in its column x, and changes two columns.
    const first = x - isLeft
    exchanges = v128.andnot(exchanges, v128.and(within(x - 1, 2), i32x4.splat(~(row - 1))))
    const right = v128.andnot(without(drops, DROPS), within(first - 1, 3))
    const left = v128.andnot(v128.and(drops, i32x4.splat(DROPS)), within(first, 3))
    drops = v128.or(right, left)
    if (first >= 2) lastDrops = 0
  } else {
    exchanges = v128.andnot(exchanges, v128.and(within(x - 1, 3), i32x4.splat(row)))
    // A drop from above the exchanged blocks does not move them.
    const lower: Marks = (row << 2) - 1
    drops = v128.andnot(drops, v128.and(within(x, 2), i32x4.splat(lower)))
    if (x === 3) lastDrops &= ~lower
  }
  v128.store(frame, v128.or(exchanges, drops), SLEEPING)
  store<u32>(frame, lastDrops, SLEEPING + 16)
  v128.store(frame, NONE, FAILED)
  store<u32>(frame, 0, FAILED + 16)
}

/** Takes sleeping moves from the candidates. */
export function removeSleeping(frame: usize): void {
  const awake = v128.andnot(v128.load(frame, CANDIDATES), v128.load(frame, SLEEPING))
  v128.store(frame, awake, CANDIDATES)
  const last = load<u32>(frame, CANDIDATES + 16) & ~load<u32>(frame, SLEEPING + 16)
  store<u32>(frame, last, CANDIDATES + 16)
}

function without(lanes: v128, marks: Marks): v128 {
  return v128.andnot(lanes, i32x4.splat(marks))
}
