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
 */
import { WIDTH } from '../board'
import { DISPLACEMENT_RUNS } from './displacementData'

/**
 * How many blocks of one colour each column holds, packed: three bits a column, column 0 lowest.
 * A settled column holds at most five of a colour (seven cells, no run of three).
 */
export type ColumnCounts = number

export const BITS_PER_COLUMN = 3
export const MAX_COUNT = 7

/** The table is exact for up to so many of a colour in a column: five, and one that moves in. */
const MAX_TABLED = 6

/** Distance of counts that can never be cleared, such as one or two blocks in all. */
export const NEVER = 255
const NEVER_CODE = 'x'
const BEYOND = -1

/** One block in column x. */
export const ONE_IN_COLUMN = Int32Array.from(
  { length: WIDTH },
  (_, x) => 1 << (BITS_PER_COLUMN * x),
)

let table: Uint8Array | null = null

/** Least displacement for each `ColumnCounts`, or `NEVER`; unpacked at the first call. */
export function displacementTable(): Uint8Array {
  table ??= unpack(DISPLACEMENT_RUNS)
  return table
}

/** Runs of equal distances, a digit (or x for never) and a length in base 36 if it is not 1. */
export function packDisplacements(distances: Uint8Array): string {
  let codes = ''
  for (let counts = 0; counts !== BEYOND; counts = following(counts)) {
    codes += distances[counts] === NEVER ? NEVER_CODE : String(distances[counts])
  }
  const runs = codes.match(/(.)\1*/g) ?? []
  return runs.map((run) => `${run[0]}${run.length === 1 ? '' : run.length.toString(36)}`).join(' ')
}

function unpack(runs: string): Uint8Array {
  const distances = new Uint8Array(1 << (BITS_PER_COLUMN * WIDTH))
  let counts = 0
  for (const run of runs.split(' ')) {
    const distance = run[0] === NEVER_CODE ? NEVER : Number(run[0])
    let left = run.length === 1 ? 1 : parseInt(run.slice(1), 36)
    for (; left > 0; left--) {
      distances[counts] = distance
      counts = following(counts)
    }
  }
  return distances
}

/** The next counts of up to `MAX_TABLED` a column, column 0 changing fastest; `BEYOND` at the end. */
function following(counts: ColumnCounts): ColumnCounts {
  let rest = counts
  for (let bit = 0; bit < BITS_PER_COLUMN * WIDTH; bit += BITS_PER_COLUMN) {
    if (((rest >> bit) & MAX_COUNT) < MAX_TABLED) return rest + (1 << bit)
    rest -= MAX_TABLED << bit
  }
  return BEYOND
}
