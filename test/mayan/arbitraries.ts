/** Random boards for property tests. */
import fc from 'fast-check'
import { HEIGHT, WIDTH } from '../../src/shared/games/mayan/rules/board'
import {
  packStacks,
  unpackStacks,
  type Position,
} from '../../src/shared/games/mayan/rules/position'
import { settle } from '../../src/shared/games/mayan/rules/moves'

/** Any gap-free stacks, runs included. */
export function stacksArbitrary(maxHeight = HEIGHT, maxColour = 4): fc.Arbitrary<number[][]> {
  return fc.array(fc.array(fc.integer({ min: 1, max: maxColour }), { maxLength: maxHeight }), {
    minLength: WIDTH,
    maxLength: WIDTH,
  })
}

/** Legal positions: random stacks after everything that clears by itself has gone. */
export function positionArbitrary(maxHeight = HEIGHT, maxColour = 4): fc.Arbitrary<Position> {
  return stacksArbitrary(maxHeight, maxColour).map((stacks) => settle(packStacks(stacks)))
}

/**
 * Small boards in which every colour comes in threes or more, so that many are solvable: what a
 * solver is compared on.
 */
export function solvableLookingArbitrary(): fc.Arbitrary<number[][]> {
  const colours = fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 1, maxLength: 3 })
  return colours
    .chain((sizes) => {
      const blocks = sizes.flatMap((size, index) => Array<number>(size).fill(index + 1))
      return fc.tuple(
        fc.shuffledSubarray(blocks, { minLength: blocks.length, maxLength: blocks.length }),
        fc.array(fc.integer({ min: 0, max: WIDTH - 1 }), {
          minLength: blocks.length,
          maxLength: blocks.length,
        }),
      )
    })
    .map(([blocks, places]) => {
      const stacks: number[][] = Array.from({ length: WIDTH }, () => [])
      blocks.forEach((colour, index) => {
        const stack = stacks[places[index] ?? 0]
        if (stack !== undefined && stack.length < HEIGHT) stack.push(colour)
      })
      return unpackStacks(settle(packStacks(stacks)))
    })
}
