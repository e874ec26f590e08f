import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalMoves, play } from '../rules/moves'
import { packStacks, unpackStacks } from '../rules/position'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import { plainSearch } from '../../../../../test/mayan/plainSearch'
import type { Level } from '../rules/setup'
import { PositionTable } from './positionTable'
import { TaskRunner } from '../../../search/task'
import { DEFAULT_LIMITS } from '../../../search/limits'
import { WinMapTask, type MoveOutcome, type WinMap } from './winMap'
import { runs } from '../../../../../test/runs'

function mapOf(level: Level, maxNodes = Infinity): WinMap {
  const task = new WinMapTask(level, new PositionTable(1 << 20))
  const map = new TaskRunner(task, { ...DEFAULT_LIMITS, maxNodes }, () => 0).run(Infinity)
  if (map === null) throw new Error('a map without slices ends with a result')
  return map
}

/** What a move leads to, by the plain search. */
function expected(stacks: number[][], left: number): MoveOutcome {
  const solvedIn = (steps: number) =>
    steps === 0 ? stacks.flat().length === 0 : plainSearch(stacks, steps).moves !== null
  if (!solvedIn(left)) return { kind: 'loses' }
  const least = Array.from({ length: left + 1 }, (_, steps) => steps).find(solvedIn) ?? left
  return { kind: 'wins', least: least + 1 }
}

describe('WinMapTask', () => {
  it('equals the plain search for every legal move', () => {
    let wins = 0
    fc.assert(
      fc.property(solvableLookingArbitrary(), fc.integer({ min: 1, max: 3 }), (stacks, steps) => {
        const position = packStacks(stacks)
        const map = mapOf({ position, steps })
        expect(map.moves.map(({ move }) => move)).toEqual(legalMoves(position))
        for (const { move, outcome } of map.moves) {
          if (outcome.kind === 'wins') wins++
          expect(outcome).toEqual(expected(unpackStacks(play(position, move)), steps - 1))
        }
        const isSolvable = plainSearch(stacks, steps).moves !== null
        expect(map.outcome).toBe(isSolvable ? 'wins' : 'loses')
      }),
      { numRuns: runs(40) },
    )
    expect(wins).toBeGreaterThan(0)
  })

  it('says undecided, never loses, when a limit stops it', () => {
    const position = packStacks([[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]])
    const whole = mapOf({ position, steps: 4 })
    const map = mapOf({ position, steps: 4 }, 20)
    expect(map.limit).toBe('nodes')
    expect(map.moves.some(({ outcome }) => outcome.kind === 'undecided')).toBe(true)
    for (const [index, { outcome }] of map.moves.entries()) {
      if (outcome.kind !== 'undecided') {
        expect(outcome.kind).toBe(whole.moves[index]?.outcome.kind)
      }
    }
  })
})
