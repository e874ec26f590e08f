/**
 * The sideways-displacement bound. Blocks of one colour leave the board in vertical runs (three or
 * more of them in one column) or row runs (one in each of three or more neighbouring columns), so
 * the columns they leave from must be made up of such groups. The least number of blocks times
 * columns that must be shifted to get there is an earth mover's distance, and one move shifts at
 * most one block of a colour by one column: a colour at distance d needs d moves, and since a move
 * shifts at most two blocks, all colours together need half the sum.
 *
 * The distances are relaxed (heights, order and gravity are ignored), hence never too large; they
 * hold before and after a move's clears alike. The table is one breadth-first search from all
 * clearable counts at once, as in a pattern database.
 */
import { RUN_LENGTH, WIDTH } from '../board'

/**
 * How many blocks of one colour each column holds, packed: three bits a column, column 0 lowest.
 * A settled column holds at most five of a colour (seven cells, no run of three).
 */
export type ColumnCounts = number

export const BITS_PER_COLUMN = 3
export const MAX_COUNT = 7

/** Distance of counts that can never be cleared, such as one or two blocks in all. */
export const NEVER = 255

/** One block in column x. */
export const ONE_IN_COLUMN = Int32Array.from(
  { length: WIDTH },
  (_, x) => 1 << (BITS_PER_COLUMN * x),
)

const TABLE_SIZE = 1 << (BITS_PER_COLUMN * WIDTH)
const EVERY_COLUMN = 0o11111

/** One block in each of three, four or five neighbouring columns. */
const ROW_RUNS = [0o00111, 0o01110, 0o11100, 0o01111, 0o11110, 0o11111]

let table: Uint8Array | null = null

/** Least displacement for each `ColumnCounts`, or `NEVER`; computed at the first call. */
export function displacementTable(): Uint8Array {
  table ??= computeTable()
  return table
}

function computeTable(): Uint8Array {
  const distances = new Uint8Array(TABLE_SIZE).fill(NEVER)
  const queue = new Uint16Array(TABLE_SIZE)
  let length = 0
  markClearable(distances)
  for (let counts = 0; counts < TABLE_SIZE; counts++) {
    if (distances[counts] === 0) queue[length++] = counts
  }
  for (let head = 0; head < length; head++) {
    const counts = queue[head] as number
    const next = (distances[counts] as number) + 1
    for (
      let shift = 0;
      shift + BITS_PER_COLUMN < BITS_PER_COLUMN * WIDTH;
      shift += BITS_PER_COLUMN
    ) {
      // One block between the columns at `shift` and at `shift + BITS_PER_COLUMN`, either way.
      const here = (counts >> shift) & MAX_COUNT
      const beside = (counts >> (shift + BITS_PER_COLUMN)) & MAX_COUNT
      const rightward = (1 << (shift + BITS_PER_COLUMN)) - (1 << shift)
      if (here > 0 && beside < MAX_COUNT && distances[counts + rightward] === NEVER) {
        distances[counts + rightward] = next
        queue[length++] = counts + rightward
      }
      if (beside > 0 && here < MAX_COUNT && distances[counts - rightward] === NEVER) {
        distances[counts - rightward] = next
        queue[length++] = counts - rightward
      }
    }
  }
  return distances
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
