import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStacks } from '../rules/position'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import { countSolutions, movesOf } from '../../../../../test/mayan/plainSearch'
import { gridOf, playMove } from '../../../../../test/mayan/rules'
import { CountSearch } from './countSearch'
import { ExactSearch } from './exactSearch'
import { PositionTable } from './positionTable'
import { runs } from '../../../../../test/runs'

function count(stacks: number[][], steps: number, bytes = 1 << 20): bigint {
  const table = new PositionTable(bytes, true)
  const search = new CountSearch({ position: packStacks(stacks), steps }, table)
  search.run(Infinity)
  return search.total()
}

describe('CountSearch', () => {
  it.each([1 << 20, 1])('equals the plain count for n ≤ 3 (table of %i bytes)', (bytes) => {
    let counted = 0n
    fc.assert(
      fc.property(solvableLookingArbitrary(), fc.integer({ min: 1, max: 3 }), (stacks, steps) => {
        const solutions = count(stacks, steps, bytes)
        counted += solutions
        expect(solutions).toBe(BigInt(countSolutions(stacks, steps)))
      }),
      { numRuns: runs(100) },
    )
    expect(counted).toBeGreaterThan(10n)
  })

  it('equals the number of solutions that the exact search lists', () => {
    fc.assert(
      fc.property(solvableLookingArbitrary(), (stacks) => {
        const level = { position: packStacks(stacks), steps: 4 }
        const search = new ExactSearch(level, new PositionTable(1 << 20))
        let listed = 0n
        let last = ''
        while (search.run(Infinity) === 'solved' && listed < 2000n) {
          listed++
          const solution = search
            .solution()
            .map(({ x, y, g }) => `${x}${y}${g === 1 ? 0 : 1}`)
            .join()
          expect(solution > last).toBe(true)
          last = solution
        }
        if (listed < 2000n) expect(count(stacks, 4)).toBe(listed)
      }),
      { numRuns: runs(40) },
    )
  })

  it('is exact for twenty moves', () => {
    const stacks = [[1, 2], [1], [2], [1, 2], []]
    const large = count(stacks, 20)
    expect(large).toBe(23_597_454_474_110n)
    expect(large).toBe(countByPosition(stacks, 20))
  })
})

/** Counts forwards instead, with big integers: how many sequences lead to each position. */
function countByPosition(stacks: number[][], steps: number): bigint {
  let ways = new Map([[JSON.stringify(gridOf(stacks)), 1n]])
  for (let step = 0; step < steps; step++) {
    const next = new Map<string, bigint>()
    for (const [key, number] of ways) {
      const grid = JSON.parse(key) as number[][]
      for (const move of movesOf(grid)) {
        const after = JSON.stringify(playMove(grid, move))
        next.set(after, (next.get(after) ?? 0n) + number)
      }
    }
    ways = next
  }
  return ways.get(JSON.stringify(gridOf([]))) ?? 0n
}
