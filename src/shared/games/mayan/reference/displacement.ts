/**
 * The displacement table from its definition (`assembly/displacement.ts` says what it is for): what
 * the solver's copy is generated from and tested against.
 */
import { RUN_LENGTH, WIDTH } from '../board'

/** How many blocks of one colour each column holds, packed: three bits a column, column 0 lowest. */
export type ColumnCounts = number

const BITS_PER_COLUMN = 3
const MAX_COUNT = 7

/** Distance of counts that can never be cleared, such as one or two blocks in all. */
export const NEVER = 255

/**
 * The solver's table holds what a move can look up: up to five of a colour in a settled column
 * (seven cells, no run of three), and one that moves in.
 */
const MAX_TABLED = 6
const NEVER_CODE = 15
const MAX_RUN = 15

const TABLE_SIZE = 1 << (BITS_PER_COLUMN * WIDTH)
const EVERY_COLUMN = 0o11111

/** One block in each of three, four or five neighbouring columns. */
const ROW_RUNS = [0o00111, 0o01110, 0o11100, 0o01111, 0o11110, 0o11111]

/** One breadth-first search from all clearable counts at once, as for a pattern database. */
export function computeDisplacements(): Uint8Array {
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

/** The solver's table as bytes: a distance in the upper, the length of its run in the lower half. */
export function packDisplacements(distances: Uint8Array): Uint8Array {
  const codes: number[] = []
  for (let counts = 0; counts < TABLE_SIZE; counts++) {
    if (!isTabled(counts)) continue
    const distance = distances[counts] as number
    const code = distance === NEVER ? NEVER_CODE : distance
    const last = codes.at(-1) ?? 0
    if (last >> 4 === code && (last & 0xf) > 0 && (last & 0xf) < MAX_RUN)
      codes[codes.length - 1] = last + 1
    else codes.push((code << 4) | 1)
  }
  return Uint8Array.from(codes)
}

export function isTabled(counts: ColumnCounts): boolean {
  for (let rest = counts; rest > 0; rest >>= BITS_PER_COLUMN) {
    if ((rest & MAX_COUNT) > MAX_TABLED) return false
  }
  return true
}
