import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS, HEIGHT, WIDTH } from '../rules/board'
import { parseLevelCode, parseSolution, printLevelCode, printSolution } from './levelCode'
import { stacksArbitrary } from '../../../../../test/mayan/arbitraries'

describe('level code', () => {
  it('reads and prints the sample', () => {
    const setup = { steps: 3, stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]] }
    expect(parseLevelCode('1/21/234/31/2434 3')).toEqual({ ok: true, value: setup })
    expect(printLevelCode(setup)).toBe('1/21/234/31/2434 3')
  })

  it('writes 10 as a and an empty stack as -', () => {
    const setup = { steps: 12, stacks: [[10, 9], [], [], [], [1]] }
    expect(printLevelCode(setup)).toBe('a9/-/-/-/1 12')
    expect(parseLevelCode('  A9/-/-/-/1   12\n')).toEqual({ ok: true, value: setup })
  })

  it('round-trips, runs included', () => {
    fc.assert(
      fc.property(stacksArbitrary(HEIGHT, 10), fc.integer({ min: 1, max: 20 }), (stacks, steps) => {
        const setup = { stacks, steps }
        expect(parseLevelCode(printLevelCode(setup))).toEqual({ ok: true, value: setup })
      }),
    )
  })

  it.each([
    ['', 'empty-text', 1],
    ['hello', 'not-a-level-code', 1],
    ['1/2/3/4/5', 'code-no-steps', 10],
    ['1/2/3/4 3', 'code-stacks', 8],
    ['1/2/3/4', 'code-stacks', 8],
    ['1/2/3/4/5/6 3', 'code-stacks', 12],
    ['1//3/4/5 3', 'not-a-level-code', 3],
    ['1/2b/3/4/5 3', 'not-a-level-code', 4],
    ['1/20/3/4/5 3', 'not-a-level-code', 4],
    ['12121212/2/3/4/5 3', 'code-stack-too-high', 8],
    ['1/2/3/4/5 x', 'not-an-integer', 11],
    ['1/2/3/4/5 0', 'steps-out-of-range', 11],
    ['  1/2/3/4/5 21', 'steps-out-of-range', 13],
  ])('rejects “%s”: %s at column %i', (text, code, column) => {
    expect(parseLevelCode(text)).toMatchObject({ ok: false, error: { code, line: 1, column } })
  })
})

describe('solution', () => {
  it('round-trips', () => {
    const move = fc.record({
      x: fc.integer({ min: 0, max: WIDTH - 1 }),
      y: fc.integer({ min: 0, max: HEIGHT - 1 }),
      g: fc.constantFrom(...DIRECTIONS),
    })
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 20 }), (moves) => {
        expect(parseSolution(printSolution(moves))).toEqual(moves)
      }),
    )
    expect(
      printSolution([
        { x: 2, y: 1, g: 1 },
        { x: 3, y: 0, g: -1 },
      ]),
    ).toBe('21R 30L')
  })

  it.each(['', '21', '21r', '57R', '50R', '21R,31R'])('rejects “%s”', (text) => {
    expect(parseSolution(text)).toBeNull()
  })
})
