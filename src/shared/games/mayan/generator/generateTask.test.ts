import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEED } from '../../../random'
import { settle } from '../rules/moves'
import { packStacks } from '../rules/position'
import { positionArbitrary } from '../../../../../test/mayan/arbitraries'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import { gridOf, playMove, stacksOf } from '../../../../../test/mayan/rules'
import { unpackStacks } from '../rules/position'
import { levelFromSetup, type Level, type Setup } from '../rules/setup'
import { ExactSearch } from '../solver/exactSearch'
import { findIdeas } from '../solver/ideas'
import { PositionTable } from '../solver/positionTable'
import { solveMinimum } from '../solver/atOnce'
import { TaskRunner } from '../../../search/task'
import { DEFAULT_LIMITS } from '../../../search/limits'
import { generate, GenerateTask } from './generateTask'
import { seedOf, type GenerateOptions } from './options'
import { undoDrags } from './unplay'
import { runs } from '../../../../../test/runs'

const stopped = () => 0
const seed = fc.integer({ min: 0, max: MAX_SEED })

function found(options: GenerateOptions): Setup {
  const { outcome } = generate(options, stopped)
  if (outcome.kind !== 'found') throw new Error(JSON.stringify({ options, outcome }))
  return outcome.setup
}

function levelOf(setup: Setup): Level {
  const level = levelFromSetup(setup)
  if (!level.ok) throw new Error(JSON.stringify(level.error))
  return level.value
}

function expectAsAsked(setup: Setup, { steps, colours, blocks, heights }: GenerateOptions): void {
  const all = setup.stacks.flat()
  expect(setup.steps).toBe(steps)
  expect(all).toHaveLength(blocks)
  expect([...new Set(all)].sort((a, b) => a - b)).toEqual(
    Array.from({ length: colours }, (_, index) => index + 1),
  )
  if (heights) expect(setup.stacks.map((stack) => stack.length)).toEqual(heights)
}

/** Every solution of exactly n moves, and the ideas behind them all. */
function ideasOf(level: Level) {
  const search = new ExactSearch(level, new PositionTable(1 << 24))
  const solutions = []
  while (search.run(Infinity) === 'solved') solutions.push(search.solution())
  return findIdeas(level, solutions).ideas
}

describe('generate', () => {
  it.each([
    { steps: 1, colours: 1, blocks: 3 },
    { steps: 1, colours: 2, blocks: 8 },
    { steps: 2, colours: 2, blocks: 7 },
    { steps: 2, colours: 4, blocks: 14 },
    { steps: 3, colours: 2, blocks: 9 },
    { steps: 3, colours: 4, blocks: 12 },
    { steps: 3, colours: 4, blocks: 13, heights: [3, 3, 4, 2, 1] },
  ])('makes what is asked, sound by the plain search: %j', (asked) => {
    for (let index = 0; index < 3; index++) {
      const options = { ...asked, seed: seedOf(1, index) }
      const setup = found(options)
      levelOf(setup)
      expectAsAsked(setup, options)
      for (let steps = 1; steps < asked.steps; steps++) {
        expect(plainSearch(setup.stacks, steps).moves).toBeNull()
      }
      expect(plainSearch(setup.stacks, asked.steps).moves).not.toBeNull()
    }
  })

  it.each([
    { steps: 4, colours: 5, blocks: 18 },
    { steps: 5, colours: 4, blocks: 20 },
    { steps: 5, colours: 10, blocks: 30 },
    { steps: 6, colours: 6, blocks: 24 },
    { steps: 5, colours: 6, blocks: 24, heights: [2, 4, 6, 7, 5] },
  ])('makes larger ones whose minimum is n: %j', (asked) => {
    for (let index = 0; index < 3; index++) {
      const options = { ...asked, seed: seedOf(2, index) }
      const setup = found(options)
      expectAsAsked(setup, options)
      const { verdict } = solveMinimum(levelOf(setup), stopped)
      expect(verdict).toMatchObject({ kind: 'solved' })
      expect(verdict.kind === 'solved' && verdict.moves).toHaveLength(asked.steps)
    }
  })

  it.each([
    { steps: 3, colours: 3, blocks: 11 },
    { steps: 4, colours: 5, blocks: 18 },
  ])('makes levels of one idea: %j', (asked) => {
    for (let index = 0; index < 5; index++) {
      const setup = found({ ...asked, seed: seedOf(3, index), isUnique: true })
      expect(ideasOf(levelOf(setup))).toHaveLength(1)
    }
  })

  it('makes the same level from the same seed, in slices or at once', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (start, isUnique) => {
        const options = { seed: start, steps: 3, colours: 4, blocks: 14, isUnique }
        let now = 0
        const runner = new TaskRunner(new GenerateTask(options), DEFAULT_LIMITS, () => now++)
        let report = runner.run(0)
        while (report === null) report = runner.run(0)
        expect(report.outcome).toEqual(generate(options, stopped).outcome)
        expect(report.share).toBe(1)
      }),
      { numRuns: runs(10) },
    )
  })

  it('uses the whole board and makes no level twice', () => {
    const setups = Array.from({ length: 60 }, (_, index) =>
      found({ seed: seedOf(4, index), steps: 3, colours: 4, blocks: 15 }),
    )
    expect(new Set(setups.map((setup) => JSON.stringify(setup))).size).toBe(60)
    for (const x of [0, 1, 2, 3, 4]) {
      const heights = setups.map(({ stacks }) => stacks[x]?.length ?? 0)
      expect(heights.filter((height) => height > 0).length).toBeGreaterThan(30)
      expect(Math.max(...heights)).toBeGreaterThanOrEqual(5)
    }
  })
})

describe('what is not found', () => {
  it.each([
    [{ blocks: 11 }, 'too-few-blocks'],
    [{ blocks: 36 }, 'board-too-small'],
    [{ blocks: 12.5 }, 'blocks-not-whole'],
    [{ colours: 1, blocks: 9 }, 'one-colour-too-many'],
    [{ colours: 0 }, 'colours-out-of-range'],
    [{ colours: 11, blocks: 35 }, 'colours-out-of-range'],
    [{ steps: 0 }, 'steps-out-of-range'],
    [{ steps: 21 }, 'steps-out-of-range'],
    [{ seed: -1 }, 'seed-out-of-range'],
    [{ seed: 2 ** 32 }, 'seed-out-of-range'],
    [{ heights: [3, 3, 3, 3] }, 'heights-not-five'],
    [{ heights: [8, 1, 1, 1, 1] }, 'height-out-of-range'],
    [{ heights: [3, 3, 3, 3, 3] }, 'heights-sum'],
  ])('says why it is impossible: %j', (asked, reason) => {
    const options = { seed: 1, steps: 3, colours: 4, blocks: 12, ...asked }
    expect(generate(options, stopped).outcome).toEqual({ kind: 'impossible', reason })
  })

  it('says which limit ended it', () => {
    const hard = { seed: 1, steps: 12, colours: 10, blocks: 35 }
    expect(generate(hard, stopped, { maxNodes: 1000 }).outcome).toMatchObject({
      kind: 'not-found',
      limit: 'nodes',
    })
    let now = 0
    const ticking = () => now++
    expect(generate(hard, ticking, { maxSeconds: 0.05 }).outcome).toMatchObject({
      kind: 'not-found',
      limit: 'time',
    })
  })
})

describe('seedOf', () => {
  it('starts with the seed itself and gives every level another one', () => {
    fc.assert(
      fc.property(seed, (start) => {
        const seeds = Array.from({ length: 500 }, (_, index) => seedOf(start, index))
        expect(seeds[0]).toBe(start)
        expect(new Set(seeds).size).toBe(500)
        expect(seeds.every((each) => each >= 0 && each <= MAX_SEED)).toBe(true)
      }),
      { numRuns: runs(10) },
    )
  })
})

describe('undoDrags', () => {
  it('gives boards from which the drag leads back', () => {
    fc.assert(
      fc.property(positionArbitrary(7, 6), (position) => {
        for (const { before, move } of undoDrags(position)) {
          if (JSON.stringify(settle(before)) !== JSON.stringify(before)) continue
          const after = playMove(gridOf(unpackStacks(before)), move)
          expect(packStacks(stacksOf(after))).toEqual(position)
        }
      }),
      { numRuns: runs(20) },
    )
  })
})
