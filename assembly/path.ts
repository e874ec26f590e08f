/**
 * The path of a depth-first search for solutions of exactly n moves. What it leaves out can't lose
 * a solution:
 *
 * - a leftward drag onto a block is the rightward drag of its neighbour, which sorts first and
 *   counts as one move with it;
 * - a move is not made when the displacement bound (`displacement.ts`) shows that the moves left
 *   after it can't suffice; which moves these are is found for whole columns (`candidates.ts`);
 * - a move sleeps where another order of the same moves has failed (`sleep.ts`);
 * - the last move is not searched for but found: it must make a run (`runs.ts`) and bring all
 *   colours to distance 0; only what is left is played out.
 *
 * The path is explicit, not on the call stack, so a search can be stopped and continued anywhere.
 */
import { hasNewRun, isEmpty, recolour, settle, shiftBlock } from './board'
import { exchangeRaises, findCandidates, findLastCandidates, lastCrossings } from './candidates'
import { colourAt } from './column'
import { colours, count, setColours, shiftCounts, sumUp } from './counts'
import {
  CANDIDATES,
  columnOf,
  columnsInto,
  FOUND,
  FRAME,
  frameAt,
  HAS_SOLUTION,
  IS_QUIET,
  MOVE,
  PATH,
  RUN_MAKING,
  SUM,
} from './frame'
import { findRunMaking, keepRunMaking } from './runs'
import { beginSleep, inheritSleep, removeSleeping } from './sleep'
import { makeKey } from './table'
import { canPay } from './tolls'

/** The frame at the end of the path. */
export let frame: usize = frameAt(0)
/** Moves left from there. */
export let left: u32 = 0
/** Positions reached by a move that the bound let through, the last moves not counted. */
export let reached: u64 = 0

/** Begins at a board. How many first moves the bound leaves: with none there is no solution. */
export function begin(steps: u32, a: u32, b: u32, c: u32, d: u32, e: u32): u32 {
  frame = frameAt(0)
  left = steps
  reached = 0
  columnsInto(frame, a, b, c, d, e)
  setColours(recolour(frame))
  store<u32>(frame, 0, HAS_SOLUTION)
  store<u64>(frame, 0, FOUND)
  store<u64>(frame, 0, FOUND + 8)
  count(frame)
  if (!sumUp(frame, steps)) return 0
  if (steps === 1) {
    if (!findLast()) return 0
  } else {
    makeKey(frame, steps)
    enter()
  }
  return firstMovesLeft()
}

/** How many first moves are still to be tried. */
export function firstMovesLeft(): u32 {
  let moves: u32 = 0
  for (let x: u32 = 0; x < 5; x++) moves += popcnt(load<u32>(frameAt(0) + (x << 2), CANDIDATES))
  return moves
}

/** Keeps in the first frame of the path what else it needs to go on. */
export function suspend(): void {
  store<u32>(PATH, left)
  store<u32>(PATH, frame, 4)
  store<u32>(PATH, colours, 8)
  store<u64>(PATH, reached, 16)
}

/** Goes on with the path that stands in memory. */
export function resume(): void {
  left = load<u32>(PATH)
  frame = load<u32>(PATH, 4)
  setColours(load<u32>(PATH, 8))
  reached = load<u64>(PATH, 16)
}

/** Finds what is to be tried from here, with two moves or more left. */
export function enter(): void {
  findCandidates(frame, left - 1)
  findRunMaking(frame)
  if (load<u32>(frame - FRAME, IS_QUIET) === 0) beginSleep(frame)
  else inheritSleep(frame)
  removeSleeping(frame)
}

/** Makes the next untried move after which the bound leaves a solution; false if there is none. */
export function descend(): bool {
  for (let x: u32 = 0; x < 5; x++) {
    const at = frame + (x << 2)
    for (;;) {
      const moves = load<u32>(at, CANDIDATES)
      if (moves === 0) break
      const bit = ctz(moves)
      store<u32>(at, moves & (moves - 1), CANDIDATES)
      store<u32>(frame, (x << 5) | bit, MOVE)
      if (make(x, bit)) {
        reached++
        return true
      }
    }
  }
  return false
}

/** Takes the last move made back. */
export function ascend(): void {
  frame -= FRAME
  left++
}

/** With one move left: takes the next one that empties the board; false if there is none. */
export function finish(): bool {
  for (let x: u32 = 0; x < 5; x++) {
    const at = frame + (x << 2)
    for (;;) {
      const moves = load<u32>(at, CANDIDATES)
      if (moves === 0) break
      const bit = ctz(moves)
      store<u32>(at, moves & (moves - 1), CANDIDATES)
      store<u32>(frame, (x << 5) | bit, MOVE)
      if (clearsAll(x, bit)) return true
    }
  }
  return false
}

/** Makes a move, if the bound leaves a solution after it. */
function make(x: u32, bit: u32): bool {
  const from = frame
  const to = from + FRAME
  const target = targetOf(x, bit)
  const row = bit & 30
  const colour = colourAt(columnOf(from, x), row)
  const other = colourAt(columnOf(from, target), row)
  // Clears only raise what is left to pay, so this holds for moves that make a run as well.
  shiftCounts(from, colour, other, x, target)
  if (!canPay(to, left - 1)) return false
  shiftBlock(from, to, x, target, row)
  const isQuiet =
    other !== 0
      ? ((load<u32>(from + (x << 2), RUN_MAKING) >> bit) & 1) === 0
      : !hasNewRun(to, x, target)
  store<u32>(from, u32(isQuiet), IS_QUIET)
  if (!isQuiet) {
    settle(to)
    count(to)
    if (!sumUp(to, left - 1)) return false
  }
  frame = to
  left--
  if (left > 1) {
    makeKey(to, left)
    return true
  }
  if (findLast()) return true
  ascend()
  return false
}

/** Finds the last moves that may empty the board; whether there are any. */
function findLast(): bool {
  if (load<u32>(frame, SUM) === 0) {
    findCandidates(frame, 0)
  } else {
    const crossings = lastCrossings(frame)
    if (crossings === 0 || !findLastCandidates(frame, crossings)) return false
  }
  return keepRunMaking(frame)
}

function clearsAll(x: u32, bit: u32): bool {
  const to = frame + FRAME
  const target = targetOf(x, bit)
  const row = bit & 30
  const other = colourAt(columnOf(frame, target), row)
  if (other !== 0) {
    const colour = colourAt(columnOf(frame, x), row)
    if (exchangeRaises(frame, x, colour, other)) return false
  }
  shiftBlock(frame, to, x, target, row)
  settle(to)
  return isEmpty(to)
}

/** Direction of a move: to the left if its bit is odd. */
function targetOf(x: u32, bit: u32): u32 {
  return x + 1 - 2 * (bit & 1)
}
