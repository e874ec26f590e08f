/**
 * The search path in linear memory: a frame for each ply with its board, its untried moves and
 * what is remembered about them. A frame begins with the five columns.
 *
 * A set of moves is a mask for each column: bit 4y for the drag of (x, y) to the right, bit 4y + 1
 * for its drop to the left. So the next move in the contest's order is the lowest bit of the first
 * mask that is not 0.
 */
export const MAX_STEPS: u32 = 20
export const MAX_COLOUR: u32 = 10

export const FRAME: u32 = 256

/** Byte offsets within a frame. */
export const LAST_COLUMN: u32 = 16
/** Moves still to be tried. */
export const CANDIDATES: u32 = 32
/** Moves that need not be tried: see `sleep.ts`. */
export const SLEEPING: u32 = 52
/** Moves that were tried, cleared nothing and failed. */
export const FAILED: u32 = 72
/** Rows of each column whose exchange with the right neighbour makes a run. */
export const RUN_MAKING: u32 = 92
/** The move made last: x · 32 + bit. */
export const MOVE: u32 = 112
/** 1 if that move cleared nothing. */
export const IS_QUIET: u32 = 116
/** 1 if a solution was found below. */
export const HAS_SOLUTION: u32 = 120
/** The number of solutions found below: 128 bits. */
export const FOUND: u32 = 128
/** The position's key in the table: 128 bits. */
export const KEY: u32 = 144
/** How many blocks of each colour the columns hold, from colour 1 on; place 0 is not used. */
export const COUNTS: u32 = 160
/** The sum of the colours' distances. */
export const SUM: u32 = 208
/** Colours whose distance is not 0: bit c for colour c. */
export const AWAY: u32 = 212
/** What the colours have to pay together: eight sums. */
export const TOLLS: u32 = 224

/** Before the first frame is one for the state of a search that waits; the last one is scratch. */
export const PATH: usize = memory.data((MAX_STEPS + 2) * FRAME, 16)

export function frameAt(ply: u32): usize {
  return PATH + (ply + 1) * FRAME
}

/** How much memory from `PATH` on a search of a number of moves needs to be continued, in bytes. */
export function pathBytes(steps: u32): u32 {
  return (steps + 1) * FRAME
}

export function columnOf(frame: usize, x: u32): u32 {
  return load<u32>(frame + (x << 2))
}

/** Writes a frame's board. */
export function columnsInto(frame: usize, a: u32, b: u32, c: u32, d: u32, e: u32): void {
  store<u32>(frame, a)
  store<u32>(frame, b, 4)
  store<u32>(frame, c, 8)
  store<u32>(frame, d, 12)
  store<u32>(frame, e, 16)
}
