/**
 * Blocks at random in a given shape. Low, flat shapes with few moves are found this way where
 * composing hardly ever ends in them; with more blocks or moves it is hopeless.
 */
import type { Random } from '../../../random'
import { packStacks, type Position } from '../rules/position'
import { dealColours } from './deal'
import type { GenerateOptions } from './options'

/** A board of these heights, which may have runs; each colour has three blocks or more. */
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
