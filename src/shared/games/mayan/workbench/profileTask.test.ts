import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_SEED } from '../../../random'
import { generate } from '../generator/generateTask'
import { canonicalMoves, play, traceMove } from '../rules/moves'
import { packStacks, unpackStacks, type Position } from '../rules/position'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import type { Level } from '../rules/setup'
import { runWithTable } from '../solver/atOnce'
import { figuresOf, ProfileTask, type ProfileReport } from './profileTask'
import { runs } from '../../../../../test/runs'

function profile(level: Level, maxNodes = Infinity): ProfileReport {
  return runWithTable(
    () => new ProfileTask(level, 1 << 24),
    () => 0,
    { maxNodes },
  )
}

function winsPlainly(position: Position, left: number): boolean {
  const stacks = unpackStacks(position)
  return left === 0 ? stacks.flat().length === 0 : plainSearch(stacks, left).moves !== null
}

it('counts winning moves as the plain search does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_SEED }), (seed) => {
      const { outcome } = generate({ seed, steps: 3, colours: 3, blocks: 9 }, () => 0)
      if (outcome.kind !== 'found') return
      let position = packStacks(outcome.setup.stacks)
      const report = profile({ position, steps: 3 })
      expect(report.outcome).toBe('complete')
      expect(report.steps.map(({ move }) => move)).toEqual(
        plainSearch(unpackStacks(position), 3).moves,
      )
      for (const [index, { move, moves, wins, traps, links }] of report.steps.entries()) {
        const after = canonicalMoves(position).map((other) => play(position, other))
        expect(moves).toBe(after.length)
        expect(wins).toBe(after.filter((next) => winsPlainly(next, 2 - index)).length)
        expect(traps).toBeLessThanOrEqual(moves - wins)
        const clears = traceMove(position, move).phases.filter(({ kind }) => kind === 'clear')
        expect(links).toBe(clears.length)
        position = play(position, move)
      }
    }),
    { numRuns: runs(8) },
  )
})

it('has no traps at the last step, which can be seen', () => {
  const position = packStacks([[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]])
  const { steps } = profile({ position, steps: 3 })
  expect(steps).toHaveLength(3)
  expect(steps.at(-1)?.traps).toBe(0)
})

it('puts the figures of the steps together', () => {
  const move = { x: 0, y: 0, g: 1 } as const
  const figures = figuresOf([
    { move, moves: 10, wins: 2, traps: 3, links: 1 },
    { move, moves: 8, wins: 1, traps: 2, links: 0 },
    { move, moves: 6, wins: 1, traps: 0, links: 4 },
  ])
  expect(figures).toEqual({
    firstShare: 0.2,
    longestForced: 2,
    traps: 5,
    longestChain: 4,
    blindOdds: 240,
  })
})

it('distinguishes an unsolvable level from one that takes too long', () => {
  const full = packStacks([
    [1, 3, 1, 2, 3, 1, 1],
    [2, 3, 3, 1, 1, 2, 3],
    [3, 2, 1, 3, 2, 3, 2],
    [2, 2, 3, 2, 3, 1, 1],
    [3, 1, 2, 1, 2, 2, 1],
  ])
  expect(profile({ position: full, steps: 5 }).outcome).toBe('unsolvable')
  expect(profile({ position: full, steps: 5 }, 100)).toMatchObject({
    outcome: 'undecided',
    limit: 'nodes',
  })
})
