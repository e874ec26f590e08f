/**
 * The displacement and toll tables from their definition (`assembly/displacement.ts` and `tolls.ts`
 * say what they are for): what the solver's copies are generated from and tested against.
 */
import { RUN_LENGTH, WIDTH } from '../board'

/** How many blocks of one colour each column holds, packed: three bits a column, column 0 lowest. */
export type ColumnCounts = number

const BITS_PER_COLUMN = 3
const MAX_COUNT = 7

/** Distance of counts that can never be cleared, such as one or two blocks in all. */
export const NEVER = 255

/**
 * The solver's tables hold what a settled board can have: up to five of a colour in a column (seven
 * cells, no run of three). The distances go to six, for what a block does that moves in.
 */
export const MAX_SETTLED = 5
const MAX_TABLED = 6

const TABLE_SIZE = 1 << (BITS_PER_COLUMN * WIDTH)
const EVERY_COLUMN = 0o11111

/** One block in each of three, four or five neighbouring columns. */
const ROW_RUNS = [0o00111, 0o01110, 0o11100, 0o01111, 0o11110, 0o11111]

/** What a block pays for each border between columns it goes over, to the right and to the left. */
export interface Tolls {
  readonly rightward: readonly number[]
  readonly leftward: readonly number[]
}

/** Twelfths of a move for each border to the right: the rest of twelve is for the left. */
export const TOLL_CHOICES: readonly (readonly number[])[] = [
  [8, 9, 3, 4],
  [8, 8, 8, 3],
  [9, 4, 4, 4],
  [4, 9, 3, 4],
  [8, 9, 3, 8],
  [8, 3, 9, 4],
  [4, 4, 8, 3],
  [9, 4, 8, 8],
]
const PER_MOVE = 12

/** What a block pays by one of the choices. */
export function tollsOfChoice(rightward: readonly number[]): Tolls {
  return { rightward, leftward: rightward.map((toll) => PER_MOVE - toll) }
}

const ONE_EACH: Tolls = { rightward: [1, 1, 1, 1], leftward: [1, 1, 1, 1] }

/** For all counts, how many blocks times columns must be shifted until they can be cleared. */
export function computeDisplacements(): Uint8Array {
  return computeTolls(ONE_EACH)
}

/**
 * For all counts, the least that is paid until they can be cleared: one search, nearest first, from
 * all clearable counts at once, as for a pattern database.
 */
export function computeTolls({ rightward, leftward }: Tolls): Uint8Array {
  const least = new Uint8Array(TABLE_SIZE).fill(NEVER)
  markClearable(least)
  const byToll: number[][] = [[]]
  least.forEach((toll, counts) => {
    if (toll === 0) byToll[0]?.push(counts)
  })
  for (let toll = 0; toll < byToll.length; toll++) {
    const reach = (counts: number, price: number) => {
      const sum = toll + price
      if (sum >= (least[counts] ?? 0)) return
      least[counts] = sum
      while (byToll.length <= sum) byToll.push([])
      byToll[sum]?.push(counts)
    }
    for (const counts of byToll[toll] ?? []) {
      if (least[counts] !== toll) continue
      for (let x = 0; x + 1 < WIDTH; x++) {
        const [here, beside] = [countIn(counts, x), countIn(counts, x + 1)]
        const step = oneIn(x + 1) - oneIn(x)
        // Backwards: from where a block goes to the right, or to the left, to get here.
        if (beside > 0 && here < MAX_COUNT) reach(counts - step, rightward[x] ?? 0)
        if (here > 0 && beside < MAX_COUNT) reach(counts + step, leftward[x] ?? 0)
      }
    }
  }
  return least
}

export function countIn(counts: ColumnCounts, x: number): number {
  return (counts >> (BITS_PER_COLUMN * x)) & MAX_COUNT
}

function oneIn(x: number): ColumnCounts {
  return 1 << (BITS_PER_COLUMN * x)
}

/**
 * Sets 0 for all counts made up of runs: none at all, and from any of them on, one more row run,
 * or one column raised to three or, above that, by one.
 */
function markClearable(distances: Uint8Array): void {
  distances[0] = 0
  for (let counts = 0; counts < TABLE_SIZE; counts++) {
    if (distances[counts] !== 0) continue
    for (const run of ROW_RUNS) {
      if (canAdd(counts, run)) distances[counts + run] = 0
    }
    for (let shift = 0; shift < BITS_PER_COLUMN * WIDTH; shift += BITS_PER_COLUMN) {
      const count = (counts >> shift) & MAX_COUNT
      const more = count < RUN_LENGTH ? RUN_LENGTH - count : 1
      if (count + more <= MAX_COUNT) distances[counts + (more << shift)] = 0
    }
  }
}

/** Whether adding a row run keeps every column within its three bits. */
function canAdd(counts: ColumnCounts, run: ColumnCounts): boolean {
  const full = counts & (counts >> 1) & (counts >> 2) & EVERY_COLUMN
  return (full & run) === 0
}

/** Distances of up to six a column, for the solver: four bits each, and four for their run. */
export function packDisplacements(distances: Uint8Array): Uint8Array {
  return packRuns(tabled(distances, MAX_TABLED), 4)
}

/** Tolls of up to five a column, for the solver: six bits each, and two for their run. */
export function packTolls(tolls: Uint8Array): Uint8Array {
  return packRuns(tabled(tolls, MAX_SETTLED), 2)
}

/** The values of counts of up to `most` a column, column 0 changing fastest. */
export function tabled(values: Uint8Array, most: number): number[] {
  return [...values].filter((_, counts) => {
    const columns = Array.from({ length: WIDTH }, (_, x) => countIn(counts, x))
    return Math.max(...columns) <= most
  })
}

/**
 * Values as bytes, the length of their run in the lowest bits. A larger value than fits becomes the
 * largest, which is less and so never says too much; so does NEVER.
 */
function packRuns(values: readonly number[], lengthBits: number): Uint8Array {
  const longest = (1 << lengthBits) - 1
  const largest = (1 << (8 - lengthBits)) - 1
  const codes: number[] = []
  for (const value of values) {
    const code = Math.min(value, largest)
    const last = codes.at(-1) ?? 0
    const length = last & longest
    if (last >> lengthBits === code && length > 0 && length < longest)
      codes[codes.length - 1] = last + 1
    else codes.push((code << lengthBits) | 1)
  }
  return Uint8Array.from(codes)
}
