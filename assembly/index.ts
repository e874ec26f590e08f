/**
 * The core of the Mayan solver: one position table and one search path. Searches that share a
 * table take turns with the path; `src/shared/games/mayan/solver/core.ts` sees to that.
 */
import { displacementIn } from './displacement'
import { factsOf } from './facts'
import { columnsInto, frameAt, MAX_STEPS, MOVE, PATH } from './frame'
import { reached } from './path'
import { add, find, makeKey } from './table'

export { foundHigh, foundLow, runCount } from './count'
export { runExact } from './exact'
export { pathBytes } from './frame'
export { begin, firstMovesLeft, resume, suspend } from './path'
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

/** Positions reached by the search whose path it is. */
export function nodesReached(): f64 {
  return reached as f64
}

/** The move made, or last tried, at a ply: x · 32 + 4y, and 1 more for a drop to the left. */
export function moveAt(ply: u32): u32 {
  return load<u32>(frameAt(ply), MOVE)
}

/** Where the path stands in memory, which a search has to keep while it is not its turn. */
export function pathStart(): usize {
  return PATH
}

/** What the bounds know of a colour with these counts, for tests. */
export function displacementOf(counts: u32): u32 {
  return displacementIn(factsOf(counts))
}

export function tollOf(counts: u32, choice: u32): u32 {
  return load<u8>(factsOf(counts) + choice)
}
