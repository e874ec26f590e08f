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
 * Counts of one colour in the columns are one number: its digits to base 6, as a settled column holds
 * up to five, column 0 lowest. A crossing is one block of it going over a border: number x to the
 * right over the border right of column x, number 4 + x to the left over it.
 */
import { DISPLACEMENT_RUNS, RUNS } from './displacementRuns'
import { unpackRuns } from './runLengths'

/** One in each of the five columns. */
const ONES = memory.data<u32>([1, 6, 36, 216, 1296])
export const COUNTS_TABLED: u32 = 7776 // 6^5
/** What a crossing leads to may have six in a column: distances are unpacked to base 7. */
const SEVENS = memory.data<u32>([1, 7, 49, 343, 2401])
const DISTANCES: u32 = 16807 // 7^5
const BORDERS: u32 = 4
/** Distance of counts that can never be cleared, such as one or two blocks in all. */
const NEVER: u32 = 255
const NEVER_CODE: u32 = 15

/** A word for each counts: the distance, then the crossings that lower it, then those that raise. */
const table = memory.data(4 * COUNTS_TABLED, 16)
const distances = memory.data(DISTANCES)

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
  return load<u32>(ONES + (x << 2))
}

/** Fills the table from the runs of its distances. */
export function unpackDistances(): void {
  unpackRuns(DISPLACEMENT_RUNS, RUNS, 4, distances, 1)
  let counts: u32 = 0
  for (let e: u32 = 0; e < 6; e++) {
    for (let d: u32 = 0; d < 6; d++) {
      for (let c: u32 = 0; c < 6; c++) {
        for (let b: u32 = 0; b < 6; b++) {
          const others = b * 7 + c * 49 + d * 343 + e * 2401
          for (let a: u32 = 0; a < 6; a++) {
            const distance = distanceAt(others + a)
            store<u32>(table + (counts << 2), distance | crossings(others + a, distance))
            counts++
          }
        }
      }
    }
  }
}

/** The lowering and the raising crossings of counts to base 7, where a table word has them. */
function crossings(sevens: u32, distance: u32): u32 {
  let found: u32 = 0
  let rest = sevens
  for (let x: u32 = 0; x < BORDERS; x++) {
    const here = rest % 7
    rest /= 7
    const way = load<u32>(SEVENS + (x << 2), 4) - load<u32>(SEVENS + (x << 2))
    if (here !== 0) found |= change(sevens + way, distance) << x
    if (rest % 7 !== 0) found |= change(sevens - way, distance) << (4 + x)
  }
  return found
}

function change(sevens: u32, from: u32): u32 {
  const distance = distanceAt(sevens)
  if (distance === from) return 0
  return distance < from ? 1 << 8 : 1 << 16
}

function distanceAt(sevens: u32): u32 {
  const code: u32 = load<u8>(distances + sevens)
  return code === NEVER_CODE ? NEVER : code
}
