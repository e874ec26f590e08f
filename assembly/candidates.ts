/**
 * The moves that the displacement bound leaves, for all rows of a border between two columns at
 * once. Moving one block by one column changes its colour's distance by −1, 0 or 1, and by how much
 * depends only on the colour, the border and the direction. So the cells on either side of a border
 * fall into three classes, and the rows worth trying are unions and intersections of masks.
 */
import { cellsOf, occupiedCells, zeroCells, Marks } from './column'
import { colours, countOf } from './counts'
import { distanceIn, loweringIn, raisingIn, tabled } from './displacement'
import { AWAY, CANDIDATES, columnOf, SUM, WIDTH } from './frame'

/**
 * Finds the moves of a frame's board after which `left` moves may still suffice: those that leave
 * the colours at most 2 · left apart together, and none that moves further than `left`.
 */
export function findCandidates(frame: usize, left: u32): void {
  const mayRise = (2 * left - load<u32>(frame, SUM)) as i32
  let leftward: Marks = 0
  for (let x: u32 = 0; x + 1 < WIDTH; x++) {
    const column = columnOf(frame, x)
    const beside = columnOf(frame, x + 1)
    // Cells left of the border by what crossing it does to their colour's distance; right of it.
    let lowersA: Marks = 0
    let keepsA: Marks = 0
    let raisesA: Marks = 0
    let lowersB: Marks = 0
    let keepsB: Marks = 0
    let raisesB: Marks = 0
    for (let colour: u32 = 1; colour <= colours; colour++) {
      const word = tabled(countOf(frame, colour))
      const distance = distanceIn(word)
      const mayKeep: Marks = 0 - u32(distance <= left)
      const mayRaise: Marks = 0 - u32(distance < left)
      const lowering = loweringIn(word) >> x
      const raising = raisingIn(word) >> x
      const cells = cellsOf(column, colour)
      const lower: Marks = 0 - (lowering & 1)
      const raise: Marks = 0 - (raising & 1)
      lowersA |= cells & lower
      raisesA |= cells & raise & mayRaise
      keepsA |= cells & ~(lower | raise) & mayKeep
      const besides = cellsOf(beside, colour)
      const lowerBack: Marks = 0 - ((lowering >> 4) & 1)
      const raiseBack: Marks = 0 - ((raising >> 4) & 1)
      lowersB |= besides & lowerBack
      raisesB |= besides & raiseBack & mayRaise
      keepsB |= besides & ~(lowerBack | raiseBack) & mayKeep
    }
    const blocks = occupiedCells(column)
    const besides = occupiedCells(beside)
    // Exchanging equal colours changes no distance.
    const equal = zeroCells(column ^ beside) & blocks
    let rightward = exchangesRising(mayRise, lowersA, keepsA, raisesA, lowersB, keepsB, raisesB)
    rightward = mayRise >= 0 ? rightward | equal : rightward & ~equal
    rightward |= dropsRising(mayRise, lowersA, keepsA, raisesA) & ~besides
    store<u32>(frame + (x << 2), rightward | leftward, CANDIDATES)
    leftward = (dropsRising(mayRise, lowersB, keepsB, raisesB) & ~blocks) << 1
  }
  store<u32>(frame, leftward, CANDIDATES + 16)
}

/** Rows of a border whose exchange raises the sum of distances by at most `most`. */
function exchangesRising(
  most: i32,
  lowersA: Marks,
  keepsA: Marks,
  raisesA: Marks,
  lowersB: Marks,
  keepsB: Marks,
  raisesB: Marks,
): Marks {
  if (most < -2) return 0
  let rows = lowersA & lowersB
  if (most === -2) return rows
  rows |= (lowersA & keepsB) | (keepsA & lowersB)
  if (most === -1) return rows
  rows |= (lowersA & raisesB) | (keepsA & keepsB) | (raisesA & lowersB)
  if (most >= 1) rows |= (keepsA & raisesB) | (raisesA & keepsB)
  if (most >= 2) rows |= raisesA & raisesB
  return rows
}

/** Rows of a column whose drop over the border raises the sum by at most `most`. */
function dropsRising(most: i32, lowers: Marks, keeps: Marks, raises: Marks): Marks {
  let rows: Marks = 0
  if (most >= -1) rows = lowers
  if (most >= 0) rows |= keeps
  if (most >= 1) rows |= raises
  return rows
}

/**
 * The crossings by which one move can bring all colours to distance 0, each at 0 or 1 now and at
 * least one of them away: as bits, for the lowest colour that is away. None if there are three.
 */
export function lastCrossings(frame: usize): u32 {
  const away = load<u32>(frame, AWAY)
  const crossings = loweringIn(tabled(countOf(frame, ctz(away))))
  const others = away & (away - 1)
  if (others === 0) return crossings
  if ((others & (others - 1)) !== 0) return 0
  const back = loweringIn(tabled(countOf(frame, ctz(others))))
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
  const two = ctz(others)
  let any: Marks = 0
  let leftward: Marks = 0
  for (let x: u32 = 0; x + 1 < WIDTH; x++) {
    const column = columnOf(frame, x)
    const beside = columnOf(frame, x + 1)
    const mayGo: Marks = 0 - ((crossings >> x) & 1)
    const mayCome: Marks = 0 - ((crossings >> (4 + x)) & 1)
    const goes = cellsOf(column, one) & mayGo
    const comes = cellsOf(beside, one) & mayCome
    let rightward: Marks
    let drops: Marks = 0
    if (others === 0) {
      const blocks = occupiedCells(column)
      rightward = goes | (comes & blocks)
      drops = (comes & ~blocks) << 1
    } else {
      rightward = (goes & cellsOf(beside, two)) | (comes & cellsOf(column, two))
    }
    store<u32>(frame + (x << 2), rightward | leftward, CANDIDATES)
    any |= rightward | leftward
    leftward = drops
  }
  store<u32>(frame, leftward, CANDIDATES + 16)
  return (any | leftward) !== 0
}
