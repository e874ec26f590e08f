import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameCell } from '../rules/board'
import { linkablePairs } from '../rules/linkable'
import { without, type Pair, type Position } from '../rules/position'
import { smallLevels } from '../../../../../test/lianliankan/arbitraries'
import { PlainSearch } from '../../../../../test/lianliankan/plainSearch'
import { isSolution, playLinks } from '../rules/replay'
import { AnalysisTask } from './analysis'
import { PairMapTask } from './pairMap'
import { solve } from './solveTask'
import { runAtOnce } from '../../../search/task'
import { runs } from '../../../../../test/runs'

const stopped = () => 0
const analyse = (position: Position) =>
  runAtOnce((tableBytes) => new AnalysisTask(position, tableBytes), stopped)

const isEqual = (one: Pair, other: Pair) =>
  isSameCell(one[0], other[0]) && isSameCell(one[1], other[1])

describe('on small boards', () => {
  it('the verdict is that of a search of all orders, and its links replay', () => {
    const tally = { solved: 0, unsolvable: 0, undecided: 0 }
    fc.assert(
      fc.property(smallLevels(12), (position) => {
        const { verdict } = solve(position, stopped)
        tally[verdict.kind]++
        const kind = new PlainSearch().canBeCleared(position) ? 'solved' : 'unsolvable'
        expect(verdict.kind).toBe(kind)
        if (verdict.kind === 'solved') expect(isSolution(position, verdict.pairs)).toBe(true)
      }),
      { numRuns: runs(400) },
    )
    expect(tally.solved).toBeGreaterThan(0)
    expect(tally.unsolvable).toBeGreaterThan(0)
  })

  it('robustness is that of a search of all orders', () => {
    const tally = { safe: 0, fatal: 0, lost: 0, undecided: 0 }
    fc.assert(
      fc.property(smallLevels(12), (position) => {
        const plain = new PlainSearch()
        const { robustness, verdict } = analyse(position)
        tally[robustness.kind]++
        if (!plain.canBeCleared(position)) expect(robustness.kind).toBe('lost')
        else expect(robustness.kind).toBe(plain.canBeLost(position) ? 'fatal' : 'safe')
        if (robustness.kind !== 'fatal' || verdict.kind !== 'solved') return
        const { after, pair } = robustness
        const before = playLinks(position, after)
        expect(before && plain.canBeCleared(before)).toBe(true)
        const lost = playLinks(position, [...after, pair])
        expect(lost && plain.canBeCleared(lost)).toBe(false)
        // No pair before it is fatal, along the solution and in reading order.
        const isOnSolution = after.every((link, index) => link === verdict.pairs[index])
        const last = isOnSolution ? after.length : verdict.pairs.length
        for (let index = 0; index <= last; index++) {
          const at = playLinks(position, verdict.pairs.slice(0, index))
          for (const other of at === null ? [] : linkablePairs(at)) {
            if (isOnSolution && index === last && isEqual(other, pair)) break
            expect(at && plain.canBeCleared(without(at, other))).toBe(true)
          }
        }
      }),
      { numRuns: runs(300) },
    )
    expect(Math.min(tally.safe, tally.fatal, tally.lost)).toBeGreaterThan(0)
  })

  it('every pair is known to win or to lose', () => {
    const tally = { wins: 0, loses: 0, undecided: 0 }
    fc.assert(
      fc.property(smallLevels(12), (position) => {
        const plain = new PlainSearch()
        const map = runAtOnce((tableBytes) => new PairMapTask(position, tableBytes), stopped)
        expect(map.pairs.map(({ pair }) => pair)).toEqual(linkablePairs(position))
        for (const { pair, outcome } of map.pairs) {
          tally[outcome]++
          expect(outcome).toBe(plain.canBeCleared(without(position, pair)) ? 'wins' : 'loses')
        }
        expect(map.outcome).toBe(plain.canBeCleared(position) ? 'wins' : 'loses')
      }),
      { numRuns: runs(250) },
    )
    expect(Math.min(tally.wins, tally.loses)).toBeGreaterThan(0)
  })
})
