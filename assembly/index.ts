/**
 * The core of the Mayan solver: one position table and one search path. Searches that share a
 * table take turns with the path; `src/shared/games/mayan/solver/core.ts` sees to that.
 */
import { unpackDistances } from './displacement'
import { CANDIDATES, columnsInto, frameAt, MAX_STEPS, MOVE, PATH } from './frame'
import { reached } from './path'
import { add, find, makeKey } from './table'
import { unpackTolls } from './tolls'

export { foundHigh, foundLow, runCount } from './count'
export { crossingsOf, distanceOf } from './displacement'
export { tollOf } from './tolls'
export { runExact } from './exact'
export { pathBytes } from './frame'
export { begin, resume, suspend } from './path'
export { resetTable, tableBytes } from './table'

/** The address of the value kept with a position and the moves left, or 0. */
export function findPosition(a: u32, b: u32, c: u32, d: u32, e: u32, left: u32): usize {
  const scratch = frameAt(MAX_STEPS)
  columnsInto(scratch, a, b, c, d, e)
  makeKey(scratch, left)
  return find(scratch)
}

/** Adds a position that is not in the table; the address for its value. */
export function addPosition(a: u32, b: u32, c: u32, d: u32, e: u32, left: u32): usize {
  const scratch = frameAt(MAX_STEPS)
  columnsInto(scratch, a, b, c, d, e)
  makeKey(scratch, left)
  return add(scratch)
}

/** Positions reached by all searches, modulo 2^32. */
export function nodesReached(): u32 {
  return reached as u32
}

/** The move made, or last tried, at a ply: x · 32 + 4y, and 1 more for a drop to the left. */
export function moveAt(ply: u32): u32 {
  return load<u32>(frameAt(ply), MOVE)
}

/** How many first moves are still to be tried. */
export function firstMovesLeft(): u32 {
  let moves: u32 = 0
  for (let x: u32 = 0; x < 5; x++) moves += popcnt(load<u32>(frameAt(0) + (x << 2), CANDIDATES))
  return moves
}

/** Where the path stands in memory, which a search has to keep while it is not its turn. */
export function pathStart(): usize {
  return PATH
}

unpackDistances()
unpackTolls()
