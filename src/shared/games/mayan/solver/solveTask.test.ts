import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSolution } from '../rules/moves'
import { packStacks } from '../rules/position'
import { solvableLookingArbitrary, stacksArbitrary } from '../../../../../test/mayan/arbitraries'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import { settle } from '../rules/moves'
import { unpackStacks } from '../rules/position'
import type { Level } from '../rules/setup'
import { PositionTable } from './positionTable'
import { solve, solveMinimum } from './atOnce'
import { SolveTask } from './solveTask'
import { TaskRunner } from '../../../search/task'
import { DEFAULT_LIMITS } from '../../../search/limits'
import { runs } from '../../../../../test/runs'

const stopped = () => 0
const sample: Level = {
  position: packStacks([[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]),
  steps: 3,
}
/** No solution, and thousands of positions to prove it. */
const hard: Level = {
  position: packStacks([
    [1, 2, 3, 1, 2, 3],
    [2, 3, 1, 2, 3, 1],
    [3, 1, 2, 3, 1, 2],
    [1, 2, 3, 1, 2, 3],
    [2, 3, 1, 2, 3, 1],
  ]),
  steps: 5,
}

describe('solve', () => {
  it('gives the contest’s answer to its sample', () => {
    expect(solve(sample, stopped).verdict).toEqual({
      kind: 'solved',
      moves: [
        { x: 2, y: 1, g: 1 },
        { x: 3, y: 1, g: 1 },
        { x: 3, y: 0, g: 1 },
      ],
    })
  })

  it('has no solution for an empty board, which has no move', () => {
    const empty: Level = { position: packStacks([]), steps: 1 }
    expect(solve(empty, stopped).verdict).toEqual({ kind: 'unsolvable' })
  })

  it.each([1 << 20, 1])('equals the plain search for n ≤ 3 (table of %i bytes)', (tableBytes) => {
    let solved = 0
    fc.assert(
      fc.property(solvableLookingArbitrary(), fc.integer({ min: 1, max: 3 }), (stacks, steps) => {
        const level = { position: packStacks(stacks), steps }
        const { moves } = plainSearch(stacks, steps)
        const expected = moves ? { kind: 'solved', moves } : { kind: 'unsolvable' }
        expect(solve(level, stopped, { tableBytes }).verdict).toEqual(expected)
        if (moves) {
          solved++
          expect(isSolution(level.position, moves)).toBe(true)
        }
      }),
      { numRuns: runs(200) },
    )
    expect(solved).toBeGreaterThan(5)
  })

  it('has a sixth block of a colour come into a column', () => {
    const stacks = [[1, 2, 1, 1, 2, 1, 1], [1, 1, 2], [2], [2]]
    const { verdict } = solve({ position: packStacks(stacks), steps: 2 }, stopped)
    expect(verdict).toEqual({ kind: 'solved', moves: plainSearch(stacks, 2).moves })
  })

  it('equals the plain search where a column is full of one colour', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([1, 1, 1, 1, 1, 2, 3], { minLength: 7 }),
        fc.nat(4),
        stacksArbitrary(3, 3),
        (column, place, others) => {
          const position = settle(
            packStacks(others.map((stack, x) => (x === place ? column : stack))),
          )
          const { moves } = plainSearch(unpackStacks(position), 2)
          const expected = moves ? { kind: 'solved', moves } : { kind: 'unsolvable' }
          expect(solve({ position, steps: 2 }, stopped).verdict).toEqual(expected)
        },
      ),
      { numRuns: runs(60) },
    )
  })

  it('equals the plain search on boards of any kind', () => {
    fc.assert(
      fc.property(stacksArbitrary(5, 3), fc.integer({ min: 1, max: 2 }), (stacks, steps) => {
        const position = settle(packStacks(stacks))
        const { moves } = plainSearch(unpackStacks(position), steps)
        const expected = moves ? { kind: 'solved', moves } : { kind: 'unsolvable' }
        expect(solve({ position, steps }, stopped).verdict).toEqual(expected)
      }),
      { numRuns: runs(100) },
    )
  })
})

describe('limits', () => {
  it('are undecided, never unsolvable', () => {
    expect(solve(hard, stopped).verdict.kind).toBe('unsolvable')
    expect(solve(hard, stopped, { maxNodes: 1 }).verdict).toEqual({
      kind: 'undecided',
      limit: 'nodes',
    })
    let now = 0
    const clock = () => now++
    expect(solve(hard, clock, { maxSeconds: 0.001 }).verdict).toEqual({
      kind: 'undecided',
      limit: 'time',
    })
  })

  it('never turn a verdict into a wrong one, for any budget', () => {
    fc.assert(
      fc.property(
        solvableLookingArbitrary(),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 200 }),
        (stacks, steps, maxNodes) => {
          const level = { position: packStacks(stacks), steps }
          const limited = solve(level, stopped, { maxNodes }).verdict
          if (limited.kind !== 'undecided') expect(limited).toEqual(solve(level, stopped).verdict)
        },
      ),
    )
  })
})

describe('TaskRunner', () => {
  it('comes to the same end in slices', () => {
    let now = 0
    const clock = () => now++
    const task = new SolveTask(hard, new PositionTable(DEFAULT_LIMITS.tableBytes))
    const job = new TaskRunner(task, DEFAULT_LIMITS, clock)
    let slices = 1
    let share = 0
    let report = job.run(0)
    for (; report === null; slices++) {
      expect(job.progress().share).toBeGreaterThanOrEqual(share)
      share = job.progress().share
      report = job.run(0)
    }
    const whole = solve(hard, stopped)
    expect(slices).toBeGreaterThan(2)
    expect({ ...report, ms: 0 }).toEqual({ ...whole, ms: 0 })
    expect(report.share).toBe(1)
  })
})

describe('solveMinimum', () => {
  it('finds the least number of moves', () => {
    fc.assert(
      fc.property(solvableLookingArbitrary(), (stacks) => {
        const level = { position: packStacks(stacks), steps: 3 }
        const shortest = [1, 2, 3].map((steps) => plainSearch(stacks, steps).moves).find(Boolean)
        const { verdict } = solveMinimum(level, stopped)
        expect(verdict).toEqual(
          shortest ? { kind: 'solved', moves: shortest } : { kind: 'unsolvable' },
        )
      }),
      { numRuns: runs(100) },
    )
  })
})
