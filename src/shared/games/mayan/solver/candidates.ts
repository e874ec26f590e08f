/**
 * The moves that the displacement bound leaves, for all rows of a border between two columns at
 * once. Moving one block by one column changes its colour's distance by −1, 0 or 1, and by how much
 * depends only on the colour, the border and the direction. So the cells of a column fall into three
 * classes for either direction, and the rows worth trying are unions and intersections of masks.
 */
import { WIDTH } from '../board'
import { cellsOf, occupiedCells, zeroCells, type Marks } from '../column'
import type { ColourCounts } from './colourCounts'
import { BITS_PER_COLUMN, MAX_COUNT, ONE_IN_COLUMN } from './displacement'

/** Row masks of the moves still to be tried, five for each ply, one for each column. */
export interface Candidates {
  /** Rows from which a block may be dragged to the right. */
  readonly rightward: Int32Array
  /** Rows from which a block may be dropped to the left. */
  readonly leftward: Int32Array
}

export function makeCandidates(plies: number): Candidates {
  return {
    rightward: new Int32Array(plies * WIDTH),
    leftward: new Int32Array(plies * WIDTH),
  }
}

/**
 * Rows of each column by what a move to the right (or left) does to the distance of the colour
 * there: five masks of what lowers it, five of what keeps it, five of what raises it.
 */
const CLASSES = 3
const toRight = new Int32Array(CLASSES * WIDTH)
const toLeft = new Int32Array(CLASSES * WIDTH)
const LOWERS = 0
const KEEPS = WIDTH
const RAISES = 2 * WIDTH

/**
 * Finds the moves of the board at `at` after which `left` moves may still suffice: those that leave
 * the colours at most 2 · left apart together, and none that moves further than `left`.
 *
 * @param at where the board begins in `boards`
 * @param to where its masks begin in `candidates`
 */
export function findCandidates(
  boards: Int32Array,
  at: number,
  count: ColourCounts,
  left: number,
  { rightward, leftward }: Candidates,
  to: number,
): void {
  const mayRise = 2 * left - count.sum
  leftward[to] = 0
  rightward[to + WIDTH - 1] = 0
  classify(boards, at, count, left)
  for (let x = 0; x + 1 < WIDTH; x++) {
    const column = boards[at + x]!
    const neighbour = boards[at + x + 1]!
    const blocks = occupiedCells(column)
    const neighbours = occupiedCells(neighbour)
    // Exchanging equal colours changes no distance.
    const equal = zeroCells(column ^ neighbour) & blocks
    const exchanges = exchangesRising(x, mayRise)
    rightward[to + x] =
      (mayRise >= 0 ? exchanges | equal : exchanges & ~equal) |
      (dropsRising(toRight, x, mayRise) & ~neighbours)
    leftward[to + x + 1] = dropsRising(toLeft, x + 1, mayRise) & ~blocks
  }
}

/**
 * The same with one move left and a sum of 1 or 2, much the commonest case: the one colour at
 * distance 1 must cross a border, or the two must change places across it. What the partner of a
 * single colour does to its own distance is not looked at.
 *
 * @returns whether there is any such move
 */
export function findLastCandidates(
  boards: Int32Array,
  at: number,
  { counts, colours, distances }: ColourCounts,
  { rightward, leftward }: Candidates,
  to: number,
): boolean {
  let one = 0
  let two = 0
  for (let colour = 1; colour <= colours; colour++) {
    if (distances[counts[colour]!] === 0) continue
    if (one === 0) one = colour
    else two = colour
  }
  const countOne = counts[one]!
  const countTwo = counts[two]!
  let any = 0
  leftward[to] = 0
  rightward[to + WIDTH - 1] = 0
  for (let x = 0; x + 1 < WIDTH; x++) {
    const column = boards[at + x]!
    const neighbour = boards[at + x + 1]!
    const way = ONE_IN_COLUMN[x + 1]! - ONE_IN_COLUMN[x]!
    const oneRight = distances[countOne + way] === 0 ? cellsOf(column, one) : 0
    const oneLeft = distances[countOne - way] === 0 ? cellsOf(neighbour, one) : 0
    let right = 0
    let left = 0
    if (two === 0) {
      const blocks = occupiedCells(column)
      right = oneRight | (oneLeft & blocks)
      left = oneLeft & ~blocks
    } else {
      if (distances[countTwo - way] === 0) right = oneRight & cellsOf(neighbour, two)
      if (distances[countTwo + way] === 0) right |= oneLeft & cellsOf(column, two)
    }
    rightward[to + x] = right
    leftward[to + x + 1] = left
    any |= right | left
  }
  return any !== 0
}

/** Sets `toRight` and `toLeft`; a move after which its colour is further than `left` is in neither. */
function classify(
  boards: Int32Array,
  at: number,
  { counts, colours, distances }: ColourCounts,
  left: number,
): void {
  for (let cell = 0; cell < CLASSES * WIDTH; cell++) toRight[cell] = toLeft[cell] = 0
  for (let colour = 1; colour <= colours; colour++) {
    const count = counts[colour]!
    const distance = distances[count]!
    for (let x = 0; x < WIDTH; x++) {
      if (((count >> (BITS_PER_COLUMN * x)) & MAX_COUNT) === 0) continue
      const cells = cellsOf(boards[at + x]!, colour)
      if (x + 1 < WIDTH) {
        const moved = distances[count + ONE_IN_COLUMN[x + 1]! - ONE_IN_COLUMN[x]!]!
        if (moved <= left) toRight[classOf(moved, distance) + x]! |= cells
      }
      if (x > 0) {
        const moved = distances[count + ONE_IN_COLUMN[x - 1]! - ONE_IN_COLUMN[x]!]!
        if (moved <= left) toLeft[classOf(moved, distance) + x]! |= cells
      }
    }
  }
}

function classOf(moved: number, distance: number): number {
  if (moved < distance) return LOWERS
  return moved === distance ? KEEPS : RAISES
}

/** Rows between columns x and x + 1 whose exchange raises the sum of distances by at most `most`. */
function exchangesRising(x: number, most: number): Marks {
  const rightLowers = toRight[LOWERS + x]!
  const leftLowers = toLeft[LOWERS + x + 1]!
  if (most < -2) return 0
  let rows = rightLowers & leftLowers
  if (most === -2) return rows
  const rightKeeps = toRight[KEEPS + x]!
  const leftKeeps = toLeft[KEEPS + x + 1]!
  rows |= (rightLowers & leftKeeps) | (rightKeeps & leftLowers)
  if (most === -1) return rows
  const rightRaises = toRight[RAISES + x]!
  const leftRaises = toLeft[RAISES + x + 1]!
  rows |= (rightLowers & leftRaises) | (rightKeeps & leftKeeps) | (rightRaises & leftLowers)
  if (most >= 1) rows |= (rightKeeps & leftRaises) | (rightRaises & leftKeeps)
  if (most >= 2) rows |= rightRaises & leftRaises
  return rows
}

/** Rows of column x whose drop in one direction raises the sum by at most `most`. */
function dropsRising(classes: Int32Array, x: number, most: number): Marks {
  let rows = 0
  if (most >= -1) rows = classes[LOWERS + x]!
  if (most >= 0) rows |= classes[KEEPS + x]!
  if (most >= 1) rows |= classes[RAISES + x]!
  return rows
}
