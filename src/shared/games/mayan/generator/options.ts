/** What a level is asked to be, and what can't be asked for. */
import { MAX_SEED } from '../../../random'
import { HEIGHT, MAX_COLOUR, MAX_STEPS, RUN_LENGTH, WIDTH } from '../rules/board'

export interface GenerateOptions {
  /** 0…`MAX_SEED`; the same options with the same seed give the same level. */
  readonly seed: number
  /** Moves, 1…`MAX_STEPS`: exactly the minimum of the level. */
  readonly steps: number
  /** Colours, 1…`MAX_COLOUR`, each with three blocks or more. */
  readonly colours: number
  /** Blocks in all. */
  readonly blocks: number
  /** Whether all solutions have to be one idea. */
  readonly isUnique?: boolean
  /** Blocks in each column, from the left. */
  readonly heights?: readonly number[]
}

/** Why there can be no such level, by arithmetic alone. */
export const IMPOSSIBLE_REASONS = [
  'seed-out-of-range',
  'steps-out-of-range',
  'colours-out-of-range',
  'blocks-not-whole',
  'too-few-blocks',
  'board-too-small',
  'heights-not-five',
  'height-out-of-range',
  'heights-sum',
  'one-colour-too-many',
] as const
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number]

/** A single colour without a run: two rows of two columns, a free one, and two columns. */
const MOST_OF_ONE_COLOUR = 8

/** Why these options can't work, or null where only a search can find out. */
export function impossibleReason(options: GenerateOptions): ImpossibleReason | null {
  const { seed, steps, colours, blocks, heights } = options
  if (!isWithin(seed, 0, MAX_SEED)) return 'seed-out-of-range'
  if (!isWithin(steps, 1, MAX_STEPS)) return 'steps-out-of-range'
  if (!isWithin(colours, 1, MAX_COLOUR)) return 'colours-out-of-range'
  if (!Number.isInteger(blocks)) return 'blocks-not-whole'
  if (blocks < RUN_LENGTH * colours) return 'too-few-blocks'
  if (blocks > WIDTH * HEIGHT) return 'board-too-small'
  if (colours === 1 && blocks > MOST_OF_ONE_COLOUR) return 'one-colour-too-many'
  return heights === undefined ? null : heightsReason(heights, blocks)
}

function heightsReason(heights: readonly number[], blocks: number): ImpossibleReason | null {
  if (heights.length !== WIDTH) return 'heights-not-five'
  if (!heights.every((height) => isWithin(height, 0, HEIGHT))) return 'height-out-of-range'
  const sum = heights.reduce((total, height) => total + height, 0)
  return sum === blocks ? null : 'heights-sum'
}

/**
 * The seed of each level of a set: the first has the set's own, so that any level can be made again
 * alone. Steps of 2³² by the golden ratio: no two levels of a set share a seed, and sets of seeds
 * side by side share none for long.
 */
export function seedOf(seed: number, index: number): number {
  return (seed + Math.imul(index, 0x9e3779b9)) >>> 0
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
