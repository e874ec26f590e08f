/** Colours numbered 1…k without holes, as the contest has them. The rules know no names. */
import type { Setup } from '../rules/setup'

/** The setup with its colours numbered densely, in the order they had; gaps stay gaps. */
export function renumber(setup: Setup): Setup {
  const colours = coloursOf(setup)
  return {
    ...setup,
    stacks: setup.stacks.map((stack) =>
      stack.map((colour) => (colour === 0 ? 0 : colours.indexOf(colour) + 1)),
    ),
  }
}

/** The lowest colour that is not used while a higher one is, or null. */
export function firstHole(setup: Setup): number | null {
  const index = coloursOf(setup).findIndex((colour, at) => colour !== at + 1)
  return index < 0 ? null : index + 1
}

/** The colours in use, ascending. */
function coloursOf({ stacks }: Setup): number[] {
  return [...new Set(stacks.flat())].filter((colour) => colour !== 0).sort((a, b) => a - b)
}
