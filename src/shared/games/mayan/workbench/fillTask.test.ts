import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalForm } from '../rules/canonicalForm'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import { isPlainlySound } from '../../../../../test/mayan/plainSoundness'
import { runWithTable } from '../solver/atOnce'
import { FillTask, type FillOptions, type FillReport } from './fillTask'
import { countWays, EVERY_COLOUR, fillOf, type Sketch, type Wildcard } from './sketch'
import { runs } from '../../../../../test/runs'

const ALL: FillOptions = { isUnique: false, seed: 1, maxFills: Infinity }

function fill(sketch: Sketch, options: Partial<FillOptions> = {}, maxNodes = Infinity): FillReport {
  return runWithTable(
    () => new FillTask(sketch, { ...ALL, ...options }),
    () => 0,
    { maxNodes },
  )
}

/** Some blocks of a board that may be solvable made wildcards. */
const sketchArbitrary = fc
  .tuple(
    solvableLookingArbitrary().filter((stacks) => stacks.flat().length > 3),
    fc.array(
      fc.tuple(fc.nat(4), fc.nat(6), fc.subarray([1, 2, 3], { minLength: 1 }), fc.boolean()),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    fc.integer({ min: 1, max: 2 }),
  )
  .map(([stacks, open, steps]): Sketch => {
    const cells: (number | Wildcard)[][] = stacks
    for (const [x, y, colours, mayBeEmpty] of open) {
      const stack = cells[x]
      if (stack?.[y] !== undefined) stack[y] = { colours, mayBeEmpty }
    }
    return { stacks: cells, steps }
  })

it('finds every fill that the plain search finds sound, and no other', () => {
  let withFills = 0
  fc.assert(
    fc.property(sketchArbitrary, fc.nat(), (sketch, seed) => {
      const sound = new Set<string>()
      for (let way = 0n; way < countWays(sketch); way++) {
        const setup = fillOf(sketch, way)
        if (isPlainlySound(setup)) sound.add(canonicalForm(setup))
      }
      const report = fill(sketch, { seed })
      for (const setup of report.fills) expect(isPlainlySound(setup)).toBe(true)
      expect(new Set(report.fills.map(canonicalForm))).toEqual(sound)
      expect(report.fills).toHaveLength(sound.size)
      expect(report.isComplete).toBe(true)
      if (sound.size > 0) withFills++
    }),
    { numRuns: runs(250) },
  )
  expect(withFills).toBeGreaterThan(0)
})

it('keeps what is fixed, in its place', () => {
  const open: Wildcard = { colours: [1, 2, 3], mayBeEmpty: true }
  const report = fill({ stacks: [[1], [2, open], [2, 3, 4], [3, 1], [open, 4, 3, 4]], steps: 3 })
  expect(report.fills.length).toBeGreaterThan(0)
  for (const { stacks } of report.fills) {
    expect(stacks[0]).toEqual([1])
    expect(stacks[2]).toEqual([2, 3, 4])
    expect(stacks[4]?.slice(-3)).toEqual([4, 3, 4])
  }
})

it('finds fills of one idea when asked', () => {
  const open: Wildcard = { colours: [1, 2, 3, 4], mayBeEmpty: false }
  const sketch: Sketch = {
    stacks: [[open], [2, open], [2, 3, open], [3, 1], [2, 4, 3, 4]],
    steps: 3,
  }
  const all = fill(sketch)
  const unique = fill(sketch, { isUnique: true })
  expect(unique.fills.length).toBeGreaterThan(0)
  const forms = new Set(all.fills.map(canonicalForm))
  for (const setup of unique.fills) expect(forms).toContain(canonicalForm(setup))
})

it('is the same for the same seed', () => {
  const open: Wildcard = { colours: EVERY_COLOUR.slice(0, 4), mayBeEmpty: true }
  const sketch: Sketch = { stacks: [[open, 1], [2, open], [2, 3, open], [3, 1], [open]], steps: 2 }
  const options = { seed: 7, maxFills: 3 }
  expect(fill(sketch, options).fills).toEqual(fill(sketch, options).fills)
})

it('a limit never says that there is none', () => {
  const open: Wildcard = { colours: EVERY_COLOUR, mayBeEmpty: true }
  const sketch: Sketch = { stacks: Array.from({ length: 5 }, () => Array(7).fill(open)), steps: 3 }
  const report = fill(sketch, {}, 10)
  expect(report).toMatchObject({ isComplete: false, limit: 'nodes', ways: (11n ** 35n).toString() })
  const { isComplete } = fill({ stacks: [[{ colours: [1], mayBeEmpty: false }]], steps: 1 })
  expect(isComplete).toBe(true)
})
