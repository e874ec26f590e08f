/**
 * What the displacement bound needs to know of a frame's board: how many blocks of each colour its
 * columns hold, the sum of the colours' distances, and which colours are away from distance 0.
 */
import { cellsOf } from './column'
import { cellsOfColour, columnsOf, marksIn, sumOf } from './columns'
import { distanceIn } from './displacement'
import { factsOf } from './facts'
import { AWAY, COUNTS, FRAME, LAST_COLUMN, SUM, TOLLS } from './frame'
import { canPay, tollsIn } from './tolls'

const ONE_IN_EACH: v128 = i32x4(1, 7, 49, 343)
const ONES = memory.data<u32>([1, 7, 49, 343, 2401])

/** Colours on the board are 1…colours. */
export let colours: u32 = 0

export function setColours(number: u32): void {
  colours = number
}

/** One block in column x. */
function oneIn(x: u32): u32 {
  return load<u32>(ONES + (x << 2))
}

export function countOf(frame: usize, colour: u32): u32 {
  return load<u32>(frame + (colour << 2), COUNTS)
}

/** Counts a frame's board. */
export function count(frame: usize): void {
  const columns = columnsOf(frame)
  const last = load<u32>(frame, LAST_COLUMN)
  for (let colour: u32 = 1; colour <= colours; colour++) {
    const counts = i32x4.mul(marksIn(cellsOfColour(columns, colour)), ONE_IN_EACH)
    const inLast = popcnt(cellsOf(last, colour)) * oneIn(4)
    store<u32>(frame + (colour << 2), sumOf(counts) + inLast, COUNTS)
  }
}

/** Sums a frame's counts up; whether the bound leaves a solution of `left` moves. */
export function sumUp(frame: usize, left: u32): bool {
  let sum: u32 = 0
  let away: u32 = 0
  let blocks: u32 = 0
  let tolls: v128 = i8x16.splat(0)
  for (let colour: u32 = 1; colour <= colours; colour++) {
    const counts = countOf(frame, colour)
    const facts = factsOf(counts)
    const distance = distanceIn(facts)
    if (distance > left) return false
    sum += distance
    away |= u32(distance !== 0) << colour
    blocks |= counts
    tolls = i8x16.add(tolls, tollsIn(facts))
  }
  store<u32>(frame, sum, SUM)
  store<u32>(frame, away, AWAY)
  v128.store(frame, tolls, TOLLS)
  // An empty board has no move, so nothing can be solved from it in one or more.
  return blocks !== 0 && sum <= 2 * left && canPay(frame, left)
}

function copyCounts(from: usize, to: usize): void {
  for (let at: u32 = 0; at <= colours; at += 2) {
    store<u64>(to + (at << 2), load<u64>(from + (at << 2), COUNTS), COUNTS)
  }
}

/**
 * Writes to the frame below what this one's counts are when a block of `colour` has gone from
 * column x to `target` and one of `other`, if not 0, has come back, with nothing cleared.
 */
export function shiftCounts(frame: usize, colour: u32, other: u32, x: u32, target: u32): void {
  const to = frame + FRAME
  copyCounts(frame, to)
  let sum = load<u32>(frame, SUM)
  let away = load<u32>(frame, AWAY)
  let tolls = v128.load(frame, TOLLS)
  if (colour !== other) {
    const way = oneIn(target) - oneIn(x)
    const counts = countOf(frame, colour)
    const before = factsOf(counts)
    const after = factsOf(counts + way)
    const distance = distanceIn(after)
    store<u32>(to + (colour << 2), counts + way, COUNTS)
    sum += distance - distanceIn(before)
    away = (away & ~(1 << colour)) | (u32(distance !== 0) << colour)
    tolls = i8x16.add(tolls, i8x16.sub(tollsIn(after), tollsIn(before)))
    if (other !== 0) {
      const counts = countOf(frame, other)
      const before = factsOf(counts)
      const after = factsOf(counts - way)
      const distance = distanceIn(after)
      store<u32>(to + (other << 2), counts - way, COUNTS)
      sum += distance - distanceIn(before)
      away = (away & ~(1 << other)) | (u32(distance !== 0) << other)
      tolls = i8x16.add(tolls, i8x16.sub(tollsIn(after), tollsIn(before)))
    }
  }
  store<u32>(to, sum, SUM)
  store<u32>(to, away, AWAY)
  v128.store(to, tolls, TOLLS)
}
