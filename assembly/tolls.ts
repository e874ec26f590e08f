/**
 * The toll bound, which weighs moves to the right and to the left apart. Let a block pay, for each
 * border between columns it goes over, a share w of 1 to the right and 1 − w to the left, w chosen
 * for each border at will. A move takes at most one block over a border each way, so it pays no more
 * than 1. Hence the sum, over all colours, of the least that a colour can pay until it can be cleared
 * (in columns as in `displacement.ts`) is no more than the number of moves. With w = ½ this is the
 * bound by the sum of displacements; with others it tells when all have to go the same way and can't
 * be exchanged for each other. It holds for every choice of w, and the best counts: eight of them are
 * looked up, added and compared at once.
 *
 * The tolls are generated (`npm run generate:displacements`), in twelfths of a move; so are the
 * choices, by what they save on the hard levels.
 */
import { COUNTS_TABLED } from './displacement'
import { TOLLS } from './frame'
import { unpackRuns } from './runLengths'
import { CHOICES, RUNS, TOLL_RUNS } from './tollRuns'

const PER_MOVE: u32 = 12
const LENGTH_BITS: u32 = 2

const table = memory.data(8 * COUNTS_TABLED, 16)

/** For each of eight choices, the least that a colour with these counts pays. */
export function tollsOf(counts: u32): v128 {
  return v128.load64_zero(table + (counts << 3))
}

/** Whether `left` moves can pay what a frame's colours have to. */
export function canPay(frame: usize, left: u32): bool {
  const most = i8x16.splat((left * PER_MOVE) as i8)
  // A sum beyond a byte begins anew at 0: too little, and so never wrongly too much.
  return !v128.any_true(i8x16.gt_u(v128.load(frame, TOLLS), most))
}

/** One of the eight, for tests. */
export function tollOf(counts: u32, choice: u32): u32 {
  return load<u8>(table + (counts << 3) + choice)
}

export function unpackTolls(): void {
  let from: usize = TOLL_RUNS
  for (let choice: u32 = 0; choice < CHOICES; choice++) {
    const runs: u32 = load<u16>(RUNS + (choice << 1))
    unpackRuns(from, runs, LENGTH_BITS, table + choice, 8)
    from += runs
  }
}
