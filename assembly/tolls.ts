/**
 * The toll bound, which weighs moves to the right and to the left apart. Let a block pay, for each
 * border between columns it crosses, a share w of 1 to the right and 1 − w to the left, w chosen
 * for each border at will. A move takes at most one block over a border each way, so it pays no more
 * than 1. Hence the sum, over all colours, of the least that a colour can pay until it can be cleared
 * (in columns as in `displacement.ts`) is no more than the number of moves. With w = ½ this is the
 * bound by the sum of displacements; with others it is higher when all have to move the same way and
 * can't be exchanged for each other. It holds for every choice of w, and the best counts: eight of them are
 * looked up, added and compared at once.
 *
 * The tolls are generated, in twelfths of a move; so are the choices, by what they save on the hard
 * levels.
 */
import { TOLLS } from './frame'

const PER_MOVE: u32 = 12

/** For each of eight choices, the least that a colour with these facts pays. */
export function tollsIn(facts: usize): v128 {
  return v128.load64_zero(facts)
}

/** Whether `left` moves can pay what a frame's colours have to. */
export function canPay(frame: usize, left: u32): bool {
  const most = i8x16.splat((left * PER_MOVE) as i8)
  // A sum beyond a byte wraps to a smaller one: the bound stays a lower bound.
  return !v128.any_true(i8x16.gt_u(v128.load(frame, TOLLS), most))
}
