/**
 * The number of solutions of exactly n moves, an exchange counted once: the same depth-first search
 * as in `exact.ts`, but every (position, moves left) is remembered with its number of solutions. A
 * number has 128 bits: there are fewer than 2^107 sequences of 20 moves.
 */
import { FOUND, frameAt } from './frame'
import { ascend, descend, enter, finish, frame, left, reached } from './path'
import { add, find } from './table'

/** Continues the count for at most a number of nodes. @returns 1 once it is complete */
export function runCount(nodes: u32): u32 {
  for (const end = reached + nodes; reached < end;) {
    if (!step()) return 1
  }
  return 0
}

function step(): bool {
  if (left === 1) {
    while (finish()) addCount(frame + FOUND, 1, 0)
    return retreat()
  }
  if (!descend()) return retreat()
  const known = left > 1 ? find(frame) : 0
  if (known === 0) {
    store<u64>(frame, 0, FOUND)
    store<u64>(frame, 0, FOUND + 8)
    if (left > 1) enter()
  } else {
    ascend()
    addCount(frame + FOUND, load<u64>(known), load<u64>(known, 8))
  }
  return true
}

/** This position is counted: remembers the number and adds it to the one above. */
function retreat(): bool {
  const low = load<u64>(frame, FOUND)
  const high = load<u64>(frame, FOUND + 8)
  if (left > 1) {
    const value = add(frame)
    store<u64>(value, low)
    store<u64>(value, high, 8)
  }
  if (frame === frameAt(0)) return false
  ascend()
  addCount(frame + FOUND, low, high)
  return true
}

function addCount(to: usize, low: u64, high: u64): void {
  const sum = load<u64>(to) + low
  store<u64>(to, sum)
  store<u64>(to, load<u64>(to, 8) + high + u64(sum < low), 8)
}

/** The number found so far below the first moves that are done: its lower and upper 64 bits. */
export function foundLow(): u64 {
  return load<u64>(frameAt(0), FOUND)
}

export function foundHigh(): u64 {
  return load<u64>(frameAt(0), FOUND + 8)
}
