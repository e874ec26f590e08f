/**
 * A board with cells left open. A wildcard stands in its stack like a block; where it is left empty
 * it is simply not there, and what is above it sinks.
 */
import { MAX_COLOUR } from '../rules/board'
import type { Setup } from '../rules/setup'

export interface Wildcard {
  /** What it may become: colours in any order, each once. */
  readonly colours: readonly number[]
  readonly mayBeEmpty: boolean
}

export type SketchCell = number | Wildcard

export interface Sketch {
  /** From the bottom up. */
  readonly stacks: readonly (readonly SketchCell[])[]
  readonly steps: number | null
}

export const EVERY_COLOUR: readonly number[] = Array.from({ length: MAX_COLOUR }, (_, i) => i + 1)

/** Whether a cell of a sketch is left open. */
export function isWildcard(cell: SketchCell): cell is Wildcard {
  return typeof cell !== 'number'
}

/** In how many ways the wildcards of a sketch can be filled. */
export function countWays(sketch: Sketch): bigint {
  return wildcardsOf(sketch).reduce((ways, wildcard) => ways * BigInt(choicesOf(wildcard)), 1n)
}

/** Fill number `way`, 0…ways − 1. */
export function fillOf(sketch: Sketch, way: bigint): Setup {
  let rest = way
  const stacks = sketch.stacks.map((stack) =>
    stack.flatMap((cell) => {
      if (!isWildcard(cell)) return [cell]
      const choices = BigInt(choicesOf(cell))
      const colour = cell.colours[Number(rest % choices)]
      rest /= choices
      return colour === undefined ? [] : [colour]
    }),
  )
  return { stacks, steps: sketch.steps }
}

function wildcardsOf({ stacks }: Sketch): Wildcard[] {
  return stacks.flat().filter(isWildcard)
}

/** The last choice of a wildcard that may be empty is to be so. */
function choicesOf({ colours, mayBeEmpty }: Wildcard): number {
  return colours.length + (mayBeEmpty ? 1 : 0)
}
