import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEED, Random } from '../../../random'
import { generate } from '../generator/generateTask'
import { linkablePairs } from './linkable'
import { tileCount, without, type Position } from './position'
import { smallLevels } from '../../../../../test/lianliankan/arbitraries'
import { isSolution } from './replay'
import { levelFromSetup } from './setup'
import { shuffle } from './shuffle'
import { runs } from '../../../../../test/runs'

const sorted = (position: Position) => [...position.tiles].sort((a, b) => a - b)
const taken = (position: Position) => position.tiles.map((type) => type !== 0)

function expectShuffled(position: Position, seed: number): 'shuffled' | 'same' {
  const report = shuffle(position, seed)
  expect(shuffle(position, seed)).toEqual(report)
  const after = report.kind === 'shuffled' ? report.position : position
  expect(sorted(after)).toEqual(sorted(position))
  expect(taken(after)).toEqual(taken(position))
  expect(linkablePairs(after).length).toBeGreaterThan(0)
  expect(isSolution(after, report.order)).toBe(true)
  const types = new Set(position.tiles.filter((type) => type !== 0))
  expect(report.kind).toBe(types.size > 1 ? 'shuffled' : 'same')
  if (report.kind === 'shuffled') expect(after.tiles).not.toEqual(position.tiles)
  return report.kind
}

describe('a shuffle', () => {
  it('keeps tiles and cells, can be cleared, and is never what was there', () => {
    const tally = { shuffled: 0, same: 0 }
    fc.assert(
      fc.property(smallLevels(12), fc.nat(MAX_SEED), (position, seed) => {
        tally[expectShuffled(position, seed)]++
      }),
      { numRuns: runs(500) },
    )
    expect(Math.min(tally.shuffled, tally.same)).toBeGreaterThan(5)
  })

  it('changes even two pairs in a corner, whose every other arrangement is drawn as often', () => {
    const position: Position = { rows: 2, columns: 2, border: 'inside', tiles: [1, 1, 2, 2] }
    const seen = new Set<string>()
    for (let seed = 0; seed < 50; seed++) {
      const report = shuffle(position, seed)
      if (report.kind === 'shuffled') seen.add(report.position.tiles.join(''))
    }
    expect([...seen].sort()).toEqual(['1212', '2121', '2211'])
  })

  it('works at any time of a game on a large board', () => {
    const random = new Random(5)
    const options = { seed: 5, rows: 20, columns: 30, border: 'inside', types: 40 } as const
    const { outcome } = generate(options, () => 0)
    const level = outcome.kind === 'found' ? levelFromSetup(outcome.setup) : null
    if (!level?.ok) throw new Error('no level')
    let position = level.value
    for (let shuffles = 0; tileCount(position) > 0; shuffles++) {
      const pairs = linkablePairs(position)
      if (pairs.length > 0 && shuffles % 40 !== 0) position = without(position, random.pick(pairs))
      else {
        expectShuffled(position, shuffles)
        const report = shuffle(position, shuffles)
        position = report.kind === 'shuffled' ? report.position : position
        const [pair] = linkablePairs(position)
        if (pair !== undefined) position = without(position, pair)
      }
    }
  })
})
