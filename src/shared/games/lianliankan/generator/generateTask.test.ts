import { describe, expect, it } from 'vitest'
import { BORDER_RULES, MAX_COLUMNS, MAX_ROWS, MAX_TYPE } from '../rules/board'
import { areNeighbours } from './drawOrder'
import { linkablePairs } from '../rules/linkable'
import { areAlike, cellOf, tileCount, type Position } from '../rules/position'
import { isSolution } from '../rules/replay'
import { levelFromSetup } from '../rules/setup'
import { solve } from '../solver/solveTask'
import { Random } from '../../../random'
import { generate } from './generateTask'
import { impossibleReason, tilesOf, type GenerateOptions } from './options'

const stopped = () => 0

function levelOf(options: GenerateOptions): Position {
  const { outcome } = generate(options, stopped)
  if (outcome.kind !== 'found') throw new Error(`not found: ${JSON.stringify(outcome)}`)
  const level = levelFromSetup(outcome.setup)
  if (!level.ok) throw new Error('not a level')
  expect(isSolution(level.value, outcome.order)).toBe(true)
  return level.value
}

/** Of any size that can be made, small ones more often; every third one has empty cells. */
function anyOptions(seed: number): GenerateOptions {
  const random = new Random(seed)
  const isLarge = seed % 25 === 0
  const rows = random.integer(2, isLarge ? MAX_ROWS : 9)
  const columns = random.integer(2, isLarge ? MAX_COLUMNS : 12)
  const most = Math.floor((rows * columns) / 2)
  const pairs = seed % 3 === 0 ? random.integer(1, most) : most
  const types = random.integer(1, Math.min(MAX_TYPE, pairs))
  return { seed, rows, columns, border: random.pick(BORDER_RULES), types, tiles: 2 * pairs }
}

describe('a generated board', () => {
  it('is as asked for, legal, and cleared by its order: 1,000 seeds of many sizes', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const options = anyOptions(seed)
      const level = levelOf(options)
      expect([level.rows, level.columns, level.border]).toEqual([
        options.rows,
        options.columns,
        options.border,
      ])
      expect(tileCount(level)).toBe(options.tiles)
      const counts = Array.from(
        { length: options.types },
        (_, index) => level.tiles.filter((type) => type === index + 1).length,
      )
      expect(counts.reduce((sum, count) => sum + count)).toBe(options.tiles)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
    }
  })

  it('is the same for the same seed, and another for another', () => {
    const options = { seed: 7, rows: 8, columns: 12, border: 'inside', types: 24 } as const
    expect(generate(options, stopped)).toEqual(generate(options, stopped))
    expect(levelOf({ ...options, seed: 8 }).tiles).not.toEqual(levelOf(options).tiles)
  })

  it('is cleared by the solver itself', () => {
    for (let seed = 0; seed < 60; seed++) {
      const level = levelOf(anyOptions(seed))
      const { verdict } = solve(level, stopped)
      expect(verdict.kind === 'solved' && isSolution(level, verdict.pairs)).toBe(true)
    }
  })

  it('is full where nothing else is said, but for one of an odd number of cells', () => {
    const odd = { rows: 5, columns: 7 }
    expect(tilesOf(odd)).toBe(34)
    expect(tileCount(levelOf({ ...odd, seed: 1, border: 'inside', types: 3 }))).toBe(34)
    expect(tileCount(levelOf({ rows: 2, columns: 2, seed: 1, border: 'inside', types: 2 }))).toBe(4)
  })

  it.each(BORDER_RULES)('has equal neighbours about as often as chance has (%s)', (border) => {
    const options = { rows: 8, columns: 12, border, types: 24 }
    let [dealt, drawn] = [0, 0]
    for (let seed = 0; seed < 100; seed++) {
      const level = levelOf({ ...options, seed })
      dealt += equalNeighbours(level)
      drawn += equalNeighbours({ ...level, tiles: new Random(seed).shuffled(level.tiles) })
    }
    expect(dealt / drawn).toBeGreaterThan(0.7)
    expect(dealt / drawn).toBeLessThan(1.4)
  })
})

describe('what can’t be made', () => {
  const options = { seed: 1, rows: 4, columns: 4, border: 'inside', types: 2 } as const
  it.each([
    [{ seed: -1 }, 'seed-out-of-range'],
    [{ rows: 1 }, 'size-out-of-range'],
    [{ columns: 31 }, 'size-out-of-range'],
    [{ types: 0 }, 'types-out-of-range'],
    [{ types: MAX_TYPE + 1 }, 'types-out-of-range'],
    [{ tiles: 7 }, 'tiles-odd'],
    [{ tiles: 6.5 }, 'tiles-odd'],
    [{ tiles: 0 }, 'too-few-tiles'],
    [{ tiles: 18 }, 'board-too-small'],
    [{ types: 4, tiles: 6 }, 'more-types-than-pairs'],
    [{ types: 9 }, 'more-types-than-pairs'],
  ] as const)('is refused with the reason: %j', (change, reason) => {
    expect(impossibleReason({ ...options, ...change })).toBe(reason)
    expect(generate({ ...options, ...change }, stopped).outcome).toEqual({
      kind: 'impossible',
      reason,
    })
  })

  it('is nothing else: the smallest and the largest are made', () => {
    expect(impossibleReason({ ...options, rows: 2, columns: 2, tiles: 2, types: 1 })).toBeNull()
    const largest = { seed: 1, rows: 20, columns: 30, border: 'inside', types: MAX_TYPE } as const
    expect(linkablePairs(levelOf(largest)).length).toBeGreaterThan(0)
  })
})

function equalNeighbours(position: Position): number {
  const cells = position.tiles.map((_, index) => cellOf(position, index))
  return cells.reduce(
    (count, a) =>
      count + cells.filter((b) => areNeighbours(a, b) && areAlike(position, [a, b])).length / 2,
    0,
  )
}
