/**
 * The sideways-displacement bound. Blocks of one colour leave the board in vertical runs (three or
 * more of them in one column) or row runs (one in each of three or more neighbouring columns), so
 * the columns they leave from must be made up of such groups. The least number of blocks times
 * columns that must be shifted to get there is an earth mover's distance, and one move shifts at
 * most one block of a colour by one column: a colour at distance d needs d moves, and since a move
 * shifts at most two blocks, all colours together need half the sum.
 *
 * The distances are relaxed (heights, order and gravity are ignored), hence never too large; they
 * hold before and after a move's clears alike. The table is generated
 * (`npm run generate:displacements`): computing it takes longer than solving most levels.
 *
 * Counts of one colour in the columns are packed, three bits a column, column 0 lowest. A crossing
 * is one block of it going over a border: number x to the right over the border right of column x,
 * number 4 + x to the left over it.
 */
import { DISPLACEMENT_RUNS, RUNS } from './displacementRuns'

const MAX_SETTLED: u32 = 5
const MAX_TABLED: u32 = 6
const COUNTS: u32 = 1 << 15
const BORDERS: u32 = 4
/** Distance of counts that can never be cleared, such as one or two blocks in all. */
const NEVER: u32 = 255
const NEVER_CODE: u32 = 15

/** A word for each counts: the distance, then the crossings that lower it, then those that raise. */
const table = memory.data(4 * COUNTS, 16)

/** What is tabled of these counts, for the next three functions. */
export function tabled(counts: u32): u32 {
  return load<u32>(table + (counts << 2))
}

export function distanceIn(word: u32): u32 {
  return word & 0xff
}

/** Crossings that lower the distance by one, as bits. */
export function loweringIn(word: u32): u32 {
  return (word >> 8) & 0xff
}

/** Crossings that raise the distance by one, as bits. */
export function raisingIn(word: u32): u32 {
  return (word >> 16) & 0xff
}

export function distanceOf(counts: u32): u32 {
  return distanceIn(tabled(counts))
}

/** The lowering crossings of counts of up to five in a column, and from bit 8 on the raising ones. */
export function crossingsOf(counts: u32): u32 {
  return tabled(counts) >> 8
}

/** One block in column x. */
export function oneIn(x: u32): u32 {
  return 1 << (3 * x)
}

/** Fills the table from its runs: the distance in the upper, the length in the lower four bits. */
export function unpackDistances(): void {
  let counts: u32 = 0
  for (let run: u32 = 0; run < RUNS; run++) {
    const code: u32 = load<u8>(DISPLACEMENT_RUNS + run)
    const distance = code >> 4 === NEVER_CODE ? NEVER : code >> 4
    for (let left = code & 0xf; left > 0; left--) {
      store<u32>(table + (counts << 2), distance)
      counts = following(counts, MAX_TABLED)
    }
  }
  do {
    store<u32>(table + (counts << 2), distanceOf(counts) | crossings(counts))
    counts = following(counts, MAX_SETTLED)
  } while (counts !== 0)
}

/** The lowering and the raising crossings of counts, where a table word has them. */
function crossings(counts: u32): u32 {
  const distance = distanceOf(counts)
  let found: u32 = 0
  for (let x: u32 = 0; x < BORDERS; x++) {
    const way = oneIn(x + 1) - oneIn(x)
    if (((counts >> (3 * x)) & 7) !== 0) found |= change(counts + way, distance) << x
    if (((counts >> (3 * x + 3)) & 7) !== 0) found |= change(counts - way, distance) << (4 + x)
  }
  return found
}

function change(counts: u32, from: u32): u32 {
  const distance = distanceOf(counts)
  if (distance === from) return 0
  return distance < from ? 1 << 8 : 1 << 16
}

/** The next counts of up to `most` a column, column 0 changing fastest; 0 after the last. */
function following(counts: u32, most: u32): u32 {
  for (let bit: u32 = 0; bit < 15; bit += 3) {
    if (((counts >> bit) & 7) < most) return counts + (1 << bit)
    counts -= most << bit
  }
  return 0
}
