/**
 * The displacement and toll tables from their definition (`assembly/displacement.ts` and `tolls.ts`
 * say what they are for): what the solver's copies are generated from and tested against.
 */
import { RUN_LENGTH, WIDTH } from '../../src/shared/games/mayan/rules/board'

/** How many blocks of one colour each column holds, packed: three bits a column, column 0 lowest. */
export type ColumnCounts = number

const BITS_PER_COLUMN = 3
const MAX_COUNT = 7

/** Distance of counts that can never be cleared, such as one or two blocks in all. */
export const NEVER = 255

/**
 * A settled board has up to five of a colour in a column, since it has seven cells and no run of
 * three; one more may come before it is cleared.
 */
const MAX_TABLED = 6

const TABLE_SIZE = 1 << (BITS_PER_COLUMN * WIDTH)
const EVERY_COLUMN = 0o11111

/** One block in each of three, four or five neighbouring columns. */
const ROW_RUNS = [0o00111, 0o01110, 0o11100, 0o01111, 0o11110, 0o11111]

/** Crossings as bits: those that lower a distance, and those that raise it. */
export interface Crossings {
  readonly lowering: number
  readonly raising: number
}

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

/** All counts that the solver's tables have, column 0 changing fastest. */
export const TABLED_COUNTS: readonly ColumnCounts[] = Array.from(
  { length: TABLE_SIZE },
  (_, counts) => counts,
).filter((counts) => {
  const columns = Array.from({ length: WIDTH }, (_, x) => countIn(counts, x))
  return Math.max(...columns) <= MAX_TABLED
})

/** What one block going over each border does to a distance: bit x to the right, 4 + x to the left. */
export function crossingsOf(distances: Uint8Array, counts: ColumnCounts): Crossings {
  const distance = distances[counts] ?? NEVER
  let lowering = 0
  let raising = 0
  for (let x = 0; x + 1 < WIDTH; x++) {
    const way = oneIn(x + 1) - oneIn(x)
    for (const [crossing, from, after] of [
      [x, x, counts + way],
      [WIDTH - 1 + x, x + 1, counts - way],
    ] as const) {
      if (countIn(counts, from) === 0) continue
      if ((distances[after] ?? NEVER) < distance) lowering |= 1 << crossing
      if ((distances[after] ?? NEVER) > distance) raising |= 1 << crossing
    }
  }
  return { lowering, raising }
}
