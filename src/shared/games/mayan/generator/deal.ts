/** Deals the blocks of a level out: a number to each colour, in runs, and the runs to the moves. */
import type { Random } from '../../../random'
import { RUN_LENGTH } from '../rules/board'
import { packStacks, type Position } from '../rules/position'
import type { GenerateOptions } from './options'

/** Blocks of one colour that leave the board side by side or one above the other. */
export interface Run {
  readonly colour: number
  readonly length: number
}

/** Longer ones are hard to bring together in one move and would be rare anyway. */
const LONGEST_RUN = 5

/** How many blocks each colour has, three or more. */
export function dealColours(
  { colours, blocks }: Pick<GenerateOptions, 'colours' | 'blocks'>,
  random: Random,
): number[] {
  const counts = Array<number>(colours).fill(RUN_LENGTH)
  for (let left = blocks - RUN_LENGTH * colours; left > 0; left--) {
    const colour = random.integer(0, colours - 1)
    counts[colour] = (counts[colour] ?? 0) + 1
  }
  return counts
}

/** The runs that each move clears, first move first; the last one clears something. */
export function dealRuns(options: GenerateOptions, random: Random): Run[][] {
  const { steps } = options
  const runs = random.shuffled(
    dealColours(options, random).flatMap((count, index) =>
      splitIntoRuns(count, random).map((length) => ({ colour: index + 1, length })),
    ),
  )
  const moves: Run[][] = Array.from({ length: steps }, () => [])
  for (const [index, run] of runs.entries()) {
    moves[index === 0 ? steps - 1 : random.integer(0, steps - 1)]?.push(run)
  }
  return moves
}

/** Any lengths of 3…`LONGEST_RUN` with this sum, which is 3 at least. */
function splitIntoRuns(count: number, random: Random): number[] {
  const lengths: number[] = []
  for (let left = count; left > 0;) {
    const possible = lengthsUpTo(Math.min(left, LONGEST_RUN)).filter(
      (length) => length === left || left - length >= RUN_LENGTH,
    )
    const length = random.pick(possible)
    lengths.push(length)
    left -= length
  }
  return lengths
}

function lengthsUpTo(longest: number): number[] {
  return Array.from({ length: longest - RUN_LENGTH + 1 }, (_, index) => RUN_LENGTH + index)
}

/**
 * Blocks at random in a given shape. Low, flat shapes with few moves are found this way where
 * composing hardly ever ends in them; with more blocks or moves it is hopeless.
 *
 * @param heights blocks in each column, from left to right
 * @returns a board of these heights, which may have runs; each colour has three blocks or more
 */
export function fillShape(
  options: GenerateOptions,
  heights: readonly number[],
  random: Random,
): Position {
  const counts = dealColours(options, random)
  const colours = random.shuffled(
    counts.flatMap((count, index) => Array<number>(count).fill(index + 1)),
  )
  return packStacks(heights.map((height) => colours.splice(0, height)))
}
