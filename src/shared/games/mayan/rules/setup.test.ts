import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStacks, runsOf } from './position'
import { markedHeights } from './column'
import { stacksArbitrary } from '../../../../../test/mayan/arbitraries'
import { emptySetup, findProblems, levelFromSetup } from './setup'

const sample = { steps: 3, stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]] }

describe('findProblems', () => {
  it('finds nothing in the contest sample', () => {
    expect(findProblems(sample)).toEqual([])
  })

  it.each([
    ['no blocks', emptySetup(), ['no-blocks']],
    ['an empty step field', { ...sample, steps: null }, ['steps-out-of-range']],
    ['n = 0', { ...sample, steps: 0 }, ['steps-out-of-range']],
    ['n = 21', { ...sample, steps: 21 }, ['steps-out-of-range']],
    ['n = 1.5', { ...sample, steps: 1.5 }, ['steps-out-of-range']],
    ['four stacks', { steps: 1, stacks: [[], [], [], []] }, ['wrong-stack-count', 'no-blocks']],
    [
      'eight blocks',
      { steps: 1, stacks: [[1, 2, 1, 2, 1, 2, 1, 2], [], [], [], []] },
      ['stack-too-high'],
    ],
    ['a gap', { steps: 1, stacks: [[1, 0, 1, 1], [], [], [], []] }, ['gap']],
    [
      'colour 11',
      { steps: 1, stacks: [[11, 1, 11, 1, 11, 1], [], [], [], []] },
      ['colour-out-of-range'],
    ],
    ['a run', { steps: 1, stacks: [[1], [1], [1], [], []] }, ['run-at-start']],
    [
      'colours that are too few',
      { steps: 1, stacks: [[1, 2], [1], [2], [], [2]] },
      ['colour-too-few'],
    ],
  ])('explains %s', (_, setup, codes) => {
    expect(findProblems(setup).map(({ code }) => code)).toEqual(codes)
  })

  it('names the same run cells as the packed rules', () => {
    fc.assert(
      fc.property(stacksArbitrary(7, 3), (stacks) => {
        const run = findProblems({ stacks, steps: 1 }).find(({ code }) => code === 'run-at-start')
        const cells = run?.code === 'run-at-start' ? run.cells : []
        const packed = runsOf(packStacks(stacks)).flatMap((marks, x) =>
          markedHeights(marks).map((y) => ({ x, y })),
        )
        expect(cells).toEqual(packed)
      }),
    )
  })
})

describe('levelFromSetup', () => {
  it('packs a legal setup', () => {
    expect(levelFromSetup(sample)).toEqual({
      ok: true,
      value: { position: packStacks(sample.stacks), steps: 3 },
    })
  })

  it('is stopped by fatal problems only', () => {
    expect(levelFromSetup(emptySetup(1)).ok).toBe(true)
    expect(levelFromSetup(emptySetup(null))).toMatchObject({
      ok: false,
      error: [{ code: 'steps-out-of-range', rank: 'fatal' }],
    })
  })
})
