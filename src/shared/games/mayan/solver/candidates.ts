/**
 * The moves that the displacement bound leaves, for all rows of a border between two columns at
 * once. Moving one block by one column changes its colour's distance by −1, 0 or 1, and by how much
 * depends only on the colour, the border and the direction. So the cells on either side fall into
 * three classes, and the rows worth trying are unions and intersections of a few masks.
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

/** Rows of one side of a border by what crossing it does to the distance of a block's colour. */
interface Classes {
  lowers: Marks
  keeps: Marks
  raises: Marks
}

const here: Classes = { lowers: 0, keeps: 0, raises: 0 }
const beside: Classes = { lowers: 0, keeps: 0, raises: 0 }

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
  for (let x = 0; x + 1 < WIDTH; x++) {
    const column = boards[at + x]!
    const neighbour = boards[at + x + 1]!
    classify(count, column, neighbour, x, left)
    const blocks = occupiedCells(column)
    const neighbours = occupiedCells(neighbour)
    // Exchanging equal colours changes no distance.
    const equal = zeroCells(column ^ neighbour) & blocks
    const exchanges = exchangesRising(mayRise)
    rightward[to + x] =
      (mayRise >= 0 ? exchanges | equal : exchanges & ~equal) |
      (dropsRising(here, mayRise) & ~neighbours)
    leftward[to + x + 1] = dropsRising(beside, mayRise) & ~blocks
  }
}

/**
 * The same for the commonest case by far, one move left and two colours at distance 1 each: only an
 * exchange of the two, standing side by side the right way round, can do it.
 *
 * @returns whether there is one
 */
export function findLastExchanges(
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
  if (two === 0) return false
  let any = 0
  for (let x = 0; x + 1 < WIDTH; x++) {
    const way = ONE_IN_COLUMN[x + 1]! - ONE_IN_COLUMN[x]!
    let rows = 0
    if (distances[counts[one]! + way] === 0 && distances[counts[two]! - way] === 0) {
      rows = cellsOf(boards[at + x]!, one) & cellsOf(boards[at + x + 1]!, two)
    }
    if (distances[counts[two]! + way] === 0 && distances[counts[one]! - way] === 0) {
      rows |= cellsOf(boards[at + x]!, two) & cellsOf(boards[at + x + 1]!, one)
    }
    rightward[to + x] = rows
    leftward[to + x] = 0
    any |= rows
  }
  rightward[to + WIDTH - 1] = 0
  leftward[to + WIDTH - 1] = 0
  return any !== 0
}

/** Sets `here` and `beside` for the border between columns x and x + 1. */
function classify(
  { counts, colours, distances }: ColourCounts,
  column: number,
  neighbour: number,
  x: number,
  left: number,
): void {
  const bit = BITS_PER_COLUMN * x
  const way = ONE_IN_COLUMN[x + 1]! - ONE_IN_COLUMN[x]!
  here.lowers = here.keeps = here.raises = 0
  beside.lowers = beside.keeps = beside.raises = 0
  for (let colour = 1; colour <= colours; colour++) {
    const count = counts[colour]!
    const distance = distances[count]!
    if (((count >> bit) & MAX_COUNT) !== 0) {
      const moved = distances[count + way]!
      if (moved <= left) addTo(here, cellsOf(column, colour), moved - distance)
    }
    if (((count >> (bit + BITS_PER_COLUMN)) & MAX_COUNT) !== 0) {
      const moved = distances[count - way]!
      if (moved <= left) addTo(beside, cellsOf(neighbour, colour), moved - distance)
    }
  }
}

function addTo(classes: Classes, cells: Marks, change: number): void {
  if (change < 0) classes.lowers |= cells
  else if (change === 0) classes.keeps |= cells
  else classes.raises |= cells
}

/** Rows whose exchange raises the sum of distances by at most `most` (or lowers it by −most). */
function exchangesRising(most: number): Marks {
  let rows = 0
  if (most >= -2) rows = here.lowers & beside.lowers
  if (most >= -1) rows |= (here.lowers & beside.keeps) | (here.keeps & beside.lowers)
  if (most >= 0) {
    rows |= (here.lowers & beside.raises) | (here.keeps & beside.keeps)
    rows |= here.raises & beside.lowers
  }
  if (most >= 1) rows |= (here.keeps & beside.raises) | (here.raises & beside.keeps)
  if (most >= 2) rows |= here.raises & beside.raises
  return rows
}

function dropsRising(classes: Classes, most: number): Marks {
  let rows = 0
  if (most >= -1) rows = classes.lowers
  if (most >= 0) rows |= classes.keeps
  if (most >= 1) rows |= classes.raises
  return rows
}
