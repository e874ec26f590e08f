/**
 * The moves that the displacement bound leaves, for all rows of a border between two columns at
 * once. Moving one block by one column changes its colour's distance by −1, 0 or 1, and by how much
 * depends only on the colour, the border and the direction. So the cells on either side of a border
 * fall into three classes, and the rows worth trying are unions and intersections of masks.
 */
import {
  besidesOf,
  cellsOfColour,
  columnsOf,
  lanesWith,
  NONE,
  occupied,
  toTheRight,
  zero,
} from './columns'
import { colours, countOf } from './counts'
import { displacementIn, distanceIn, loweringIn, raisingIn } from './displacement'
import { factsOf } from './facts'
import { AWAY, CANDIDATES, SUM } from './frame'

/** For each border, the bits of `displacementIn` that speak of its crossings. */
const LOWERS_RIGHT: v128 = i32x4(1 << 8, 1 << 9, 1 << 10, 1 << 11)
const LOWERS_LEFT: v128 = i32x4(1 << 12, 1 << 13, 1 << 14, 1 << 15)
const RAISES_RIGHT: v128 = i32x4(1 << 16, 1 << 17, 1 << 18, 1 << 19)
const RAISES_LEFT: v128 = i32x4(1 << 20, 1 << 21, 1 << 22, 1 << 23)
/** For each border, its crossings as bits. */
const GOES_RIGHT: v128 = i32x4(1, 2, 4, 8)
const GOES_LEFT: v128 = i32x4(16, 32, 64, 128)

/**
 * Finds the moves of a frame's board after which `left` moves may still suffice: those that leave
 * the colours at most 2 · left apart together, and none that moves further than `left`.
 */
export function findCandidates(frame: usize, left: u32): void {
  const columns = columnsOf(frame)
  const besides = besidesOf(frame)
  // Cells left of each border by what crossing it does to their colour's distance; right of it.
  let lowersA = NONE
  let keepsA = NONE
  let raisesA = NONE
  let lowersB = NONE
  let keepsB = NONE
  let raisesB = NONE
  for (let colour: u32 = 1; colour <= colours; colour++) {
    const facts = factsOf(countOf(frame, colour))
    const distance = distanceIn(facts)
    const bits = i32x4.splat(displacementIn(facts))
    const mayKeep = i32x4.splat(0 - u32(distance <= left))
    const mayRaise = i32x4.splat(0 - u32(distance < left))
    const cellsA = cellsOfColour(columns, colour)
    const lowerA = lanesWith(bits, LOWERS_RIGHT)
    const raiseA = lanesWith(bits, RAISES_RIGHT)
    lowersA = v128.or(lowersA, v128.and(cellsA, lowerA))
    raisesA = v128.or(raisesA, v128.and(v128.and(cellsA, raiseA), mayRaise))
    keepsA = v128.or(keepsA, v128.and(v128.andnot(cellsA, v128.or(lowerA, raiseA)), mayKeep))
    const cellsB = cellsOfColour(besides, colour)
    const lowerB = lanesWith(bits, LOWERS_LEFT)
    const raiseB = lanesWith(bits, RAISES_LEFT)
    lowersB = v128.or(lowersB, v128.and(cellsB, lowerB))
    raisesB = v128.or(raisesB, v128.and(v128.and(cellsB, raiseB), mayRaise))
    keepsB = v128.or(keepsB, v128.and(v128.andnot(cellsB, v128.or(lowerB, raiseB)), mayKeep))
  }
  const mayRise = (2 * left - load<u32>(frame, SUM)) as i32
  const blocks = occupied(columns)
  // Exchanging equal colours changes no distance.
  const equal = v128.and(zero(v128.xor(columns, besides)), blocks)
  let rightward = exchangesRising(mayRise, lowersA, keepsA, raisesA, lowersB, keepsB, raisesB)
  rightward = mayRise >= 0 ? v128.or(rightward, equal) : v128.andnot(rightward, equal)
  const dropsA = dropsRising(mayRise, lowersA, keepsA, raisesA)
  const dropsB = dropsRising(mayRise, lowersB, keepsB, raisesB)
  rightward = v128.or(rightward, v128.andnot(dropsA, occupied(besides)))
  storeCandidates(frame, rightward, v128.andnot(dropsB, blocks))
}

/** Rows of each border whose exchange raises the sum of distances by at most `most`. */
function exchangesRising(
  most: i32,
  lowersA: v128,
  keepsA: v128,
  raisesA: v128,
  lowersB: v128,
  keepsB: v128,
  raisesB: v128,
): v128 {
  if (most < -2) return NONE
  // Each line takes the classes that the other side leaves room for.
  let besidesLowers = lowersB
  let besidesKeeps = NONE
  let besidesRaises = NONE
  if (most >= -1) {
    besidesLowers = v128.or(besidesLowers, keepsB)
    besidesKeeps = lowersB
  }
  if (most >= 0) {
    besidesLowers = v128.or(besidesLowers, raisesB)
    besidesKeeps = v128.or(besidesKeeps, keepsB)
    besidesRaises = lowersB
  }
  if (most >= 1) {
    besidesKeeps = v128.or(besidesKeeps, raisesB)
    besidesRaises = v128.or(besidesRaises, keepsB)
  }
  if (most >= 2) besidesRaises = v128.or(besidesRaises, raisesB)
  return v128.or(
    v128.and(lowersA, besidesLowers),
    v128.or(v128.and(keepsA, besidesKeeps), v128.and(raisesA, besidesRaises)),
  )
}

/** Rows of each border's one side whose drop over it raises the sum by at most `most`. */
function dropsRising(most: i32, lowers: v128, keeps: v128, raises: v128): v128 {
  if (most < -1) return NONE
  if (most === -1) return lowers
  const rows = v128.or(lowers, keeps)
  return most === 0 ? rows : v128.or(rows, raises)
}

/** @param drops rows of the column right of each border that may drop over it */
function storeCandidates(frame: usize, rightward: v128, drops: v128): void {
  const leftward = i32x4.shl(drops, 1)
  v128.store(frame, v128.or(rightward, toTheRight(leftward)), CANDIDATES)
  store<u32>(frame, i32x4.extract_lane(leftward, 3), CANDIDATES + 16)
}

/**
 * The crossings by which one move can bring all colours to distance 0, each at 0 or 1 now and at
 * least one of them away: as bits, for the lowest colour that is away. None if there are three.
 */
export function lastCrossings(frame: usize): u32 {
  const away = load<u32>(frame, AWAY)
  const crossings = loweringIn(factsOf(countOf(frame, ctz(away))))
  const others = away & (away - 1)
  if (others === 0) return crossings
  if ((others & (others - 1)) !== 0) return 0
  const back = loweringIn(factsOf(countOf(frame, ctz(others))))
  return crossings & ((back >> 4) | (back << 4))
}

/**
 * Candidates for the last move by such crossings: the one colour that is away crosses a border, or
 * the two change places across it. What the partner of a single colour does to its own distance is
 * not looked at. Whether there is any such move.
 */
export function findLastCandidates(frame: usize, crossings: u32): bool {
  const away = load<u32>(frame, AWAY)
  const one = ctz(away)
  const others = away & (away - 1)
  const columns = columnsOf(frame)
  const besides = besidesOf(frame)
  const bits = i32x4.splat(crossings)
  const leaves = v128.and(cellsOfColour(columns, one), lanesWith(bits, GOES_RIGHT))
  const comes = v128.and(cellsOfColour(besides, one), lanesWith(bits, GOES_LEFT))
  let rightward: v128
  let drops = NONE
  if (others === 0) {
    const blocks = occupied(columns)
    rightward = v128.or(leaves, v128.and(comes, blocks))
    drops = v128.andnot(comes, blocks)
  } else {
    const two = ctz(others)
    rightward = v128.or(
      v128.and(leaves, cellsOfColour(besides, two)),
      v128.and(comes, cellsOfColour(columns, two)),
    )
  }
  storeCandidates(frame, rightward, drops)
  return v128.any_true(v128.or(rightward, drops))
}

/** Whether an exchange over border x raises the distance of one of its two colours. */
export function exchangeRaises(frame: usize, x: u32, colour: u32, other: u32): bool {
  const there = raisingIn(factsOf(countOf(frame, colour))) >> x
  const back = raisingIn(factsOf(countOf(frame, other))) >> (4 + x)
  return ((there | back) & 1) !== 0
}
