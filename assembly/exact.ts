/**
 * Solutions of exactly n moves in lexicographic order: a depth-first search in the contest's order
 * that remembers every (position, moves left) that failed.
 *
 * Depth-first rather than two-sided or breadth-first, since the answer must be the smallest in move
 * order and since clears can't be undone from the end. Failures are facts about positions, not
 * about the path to them, so searches of any levels may share a table.
 */
import { FRAME, frameAt, HAS_SOLUTION } from './frame'
import { ascend, descend, enter, finish, frame, left, reached } from './path'
import { noteFailure } from './sleep'
import { add, find } from './table'

const RUNNING: u32 = 0
const SOLVED: u32 = 1
const EXHAUSTED: u32 = 2

/** Continues the search to the next solution, to the end, or for a number of nodes. @returns which of them */
export function runExact(nodes: u32): u32 {
  for (const end = reached + nodes; reached < end;) {
    const state = step()
    if (state !== RUNNING) return state
  }
  return RUNNING
}

function step(): u32 {
  if (left === 1) {
    if (!finish()) return retreat()
    for (let at = frameAt(0); at <= frame; at += FRAME) store<u32>(at, 1, HAS_SOLUTION)
    return SOLVED
  }
  if (!descend()) return retreat()
  if (left > 1 && find(frame) !== 0) {
    ascend()
    noteFailure(frame)
  } else {
    store<u32>(frame, 0, HAS_SOLUTION)
    if (left > 1) enter()
  }
  return RUNNING
}

/** All moves from here have been tried: stores the position if they failed, and steps back. */
function retreat(): u32 {
  const hasFailed = load<u32>(frame, HAS_SOLUTION) === 0
  if (hasFailed && left > 1) add(frame)
  if (frame === frameAt(0)) return EXHAUSTED
  ascend()
  if (hasFailed) noteFailure(frame)
  return RUNNING
}
