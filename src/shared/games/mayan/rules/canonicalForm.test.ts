import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEIGHT, MAX_COLOUR } from './board'
import { canonicalForm } from './canonicalForm'
import { parseLevelCode } from '../formats/levelCode'
import { stacksArbitrary } from '../../../../../test/mayan/arbitraries'
import type { Setup } from './setup'
import { runs } from '../../../../../test/runs'

function formOf(code: string): string {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error(code)
  return canonicalForm(setup.value)
}

const colours = Array.from({ length: MAX_COLOUR }, (_, index) => index + 1)

/** A new name for each colour; the gap keeps its own. */
const namesArbitrary = fc
  .shuffledSubarray(colours, { minLength: MAX_COLOUR, maxLength: MAX_COLOUR })
  .map((names) => [0, ...names])

/** By definition: some way of pairing colours off makes the boards, or one and a mirror, equal. */
function areSame(a: Setup, b: Setup): boolean {
  const mirrored = { ...b, stacks: [...b.stacks].reverse() }
  return a.steps === b.steps && [b, mirrored].some((other) => arePaired(a, other))
}

function arePaired(a: Setup, b: Setup): boolean {
  const cells = a.stacks.flatMap((stack, x) => stack.map((colour, y) => [colour, b.stacks[x]?.[y]]))
  const isSameShape = a.stacks.every((stack, x) => stack.length === b.stacks[x]?.length)
  return isSameShape && cells.every(([a, b]) => cells.every(([c, d]) => (a === c) === (b === d)))
}

describe('canonicalForm', () => {
  it('is the same for mirror images and for other names of the colours', () => {
    fc.assert(
      fc.property(stacksArbitrary(HEIGHT, MAX_COLOUR), namesArbitrary, (stacks, names) => {
        const form = canonicalForm({ stacks, steps: 3 })
        const renamed = stacks.map((stack) => stack.map((colour) => names[colour] ?? 0))
        expect(canonicalForm({ stacks: renamed, steps: 3 })).toBe(form)
        expect(canonicalForm({ stacks: [...renamed].reverse(), steps: 3 })).toBe(form)
      }),
    )
  })

  it('is the same for no others', () => {
    const setup = fc.record({
      stacks: stacksArbitrary(1, 2),
      steps: fc.integer({ min: 1, max: 2 }),
    })
    let same = 0
    fc.assert(
      fc.property(setup, setup, (a, b) => {
        if (areSame(a, b)) same++
        expect(canonicalForm(a) === canonicalForm(b)).toBe(areSame(a, b))
      }),
      { numRuns: runs(2000), seed: 1 },
    )
    expect(same).toBeGreaterThan(20)
  })

  it.each([
    ['1/21/234/31/2434 3', '1323/24/123/14/4 3', true],
    ['1/21/234/31/2434 3', '9/79/78a/89/7a8a 3', true],
    ['1/21/234/31/2434 3', '1/21/234/31/2434 4', false],
    ['1/21/234/31/2434 3', '1/21/234/31/2433 3', false],
    ['12/-/-/-/- 1', '1/2/-/-/- 1', false],
    ['1/-/-/-/- 1', '-/1/-/-/- 1', false],
  ])('%s and %s: %s', (a, b, isSame) => {
    expect(formOf(a) === formOf(b)).toBe(isSame)
  })

  it('distinguishes any number of colours, gaps and a missing step count', () => {
    const form = (stack: number[], steps: number | null = 1) =>
      canonicalForm({ stacks: [stack], steps })
    expect(form([12, 13])).toBe(form([1, 2]))
    expect(form([0, 5, 0, 5])).toBe(form([0, 3, 0, 3]))
    expect(form([0, 5])).not.toBe(form([5, 5]))
    expect(form([0, 5])).not.toBe(form([5, 0]))
    expect(form([1], null)).not.toBe(form([1], 0))
  })
})
