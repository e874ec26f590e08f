import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportLevel } from './exportLevel'
import { unpackStacks } from '../rules/position'
import { positionArbitrary } from '../../../../../test/mayan/arbitraries'
import { firstHole, renumber } from './renumber'
import { findProblems, type Setup } from '../rules/setup'
import { runs } from '../../../../../test/runs'

/** Legal levels that the contest could ask for, but for holes in their colours. */
const levels = fc
  .tuple(positionArbitrary(7, 10), fc.integer({ min: 1, max: 5 }))
  .map(([position, steps]): Setup => ({ stacks: unpackStacks(position), steps }))

describe('exportLevel', () => {
  const empty: Setup['stacks'] = [[], [], [], [], []]

  it('refuses what the contest has not, and says all of it', () => {
    const setup = { stacks: [[1], [1], [1], [3], []], steps: 6 }
    expect(exportLevel({ game: 'mayan' as const, setup }, 'contest')).toMatchObject({
      ok: false,
      error: [
        { code: 'run-at-start' },
        { code: 'contest-steps', steps: 6, most: 5 },
        { code: 'colour-holes', missing: 2 },
      ],
    })
  })

  it('writes a code with runs, but none that could not be read again', () => {
    const run = { stacks: [[1, 1, 1], [], [], [], []], steps: 20 }
    expect(exportLevel({ game: 'mayan', setup: run }, 'code')).toEqual({
      ok: true,
      value: '111/-/-/-/- 20\n',
    })
    for (const [setup, code] of [
      [{ stacks: [[0, 1], [], [], [], []], steps: 1 }, 'gap'],
      [{ stacks: [[11], [], [], [], []], steps: 1 }, 'colour-out-of-range'],
      [{ stacks: empty, steps: null }, 'steps-out-of-range'],
      [{ stacks: [[1]], steps: 1 }, 'wrong-stack-count'],
    ] as const) {
      expect(exportLevel({ game: 'mayan' as const, setup }, 'code')).toMatchObject({
        ok: false,
        error: [{ code }],
      })
      expect(exportLevel({ game: 'mayan' as const, setup }, 'json').ok).toBe(true)
    }
  })
})

describe('renumber', () => {
  it('leaves no hole and keeps which blocks are equal and how colours are ordered', () => {
    fc.assert(
      fc.property(levels, (setup) => {
        const dense = renumber(setup)
        expect(firstHole(dense)).toBeNull()
        expect(renumber(dense)).toEqual(dense)
        expect(findProblems(dense).map(({ code }) => code)).toEqual(
          findProblems(setup).map(({ code }) => code),
        )
        const pairs = setup.stacks.flatMap((stack, x) =>
          stack.map((colour, y) => [colour, dense.stacks[x]?.[y] ?? 0] as const),
        )
        for (const [a, denseA] of pairs) {
          for (const [b, denseB] of pairs) {
            expect(Math.sign(a - b)).toBe(Math.sign(denseA - denseB))
          }
        }
      }),
      { numRuns: runs(20) },
    )
  })

  it('names the first hole', () => {
    expect(firstHole({ stacks: [[2], [], [], [], []], steps: 1 })).toBe(1)
    expect(firstHole({ stacks: [[1, 2], [4], [], [], []], steps: 1 })).toBe(3)
    expect(firstHole({ stacks: [[], [], [], [], []], steps: 1 })).toBeNull()
    expect(renumber({ stacks: [[0, 7], [3], [], [], []], steps: 1 }).stacks).toEqual([
      [0, 2],
      [1],
      [],
      [],
      [],
    ])
  })
})
