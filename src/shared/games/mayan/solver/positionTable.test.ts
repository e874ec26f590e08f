import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStacks, type Position } from '../rules/position'
import { solvableLookingArbitrary, stacksArbitrary } from '../../../../../test/mayan/arbitraries'
import type { Level } from '../rules/setup'
import { ExactSearch } from './exactSearch'
import { PositionTable } from './positionTable'
import { runs } from '../../../../../test/runs'

const ONE_BUCKET = 64
const NOT_FOUND = 0

interface Entry {
  readonly columns: Position
  readonly left: number
}

const entry = fc.record({
  columns: stacksArbitrary(7, 10).map(packStacks),
  left: fc.integer({ min: 1, max: 20 }),
})
const keyOf = ({ columns, left }: Entry) => `${columns} ${left}`
const find = ({ core }: PositionTable, { columns, left }: Entry) =>
  core.findPosition(...columns, left)
const add = ({ core }: PositionTable, { columns, left }: Entry) =>
  core.addPosition(...columns, left)
const knows = (table: PositionTable, asked: Entry) => find(table, asked) !== NOT_FOUND

/** Different boards for different numbers up to 10 000. */
const numbered = (i: number): Position =>
  packStacks([
    [(i % 10) + 1],
    [(Math.floor(i / 10) % 10) + 1, Math.floor(i / 100) % 10 || 1],
    [],
    [Math.floor(i / 1000) + 1],
  ])

describe('PositionTable', () => {
  it.each([1 << 24, 1024, ONE_BUCKET, 1])('never claims what was not added (%i bytes)', (bytes) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 200 }), fc.array(entry), (added, others) => {
        const table = new PositionTable(bytes)
        for (const each of added) if (!knows(table, each)) add(table, each)
        const keys = new Set(added.map(keyOf))
        for (const other of others) {
          if (!keys.has(keyOf(other))) expect(knows(table, other)).toBe(false)
        }
        table.release()
      }),
      { numRuns: runs(20) },
    )
  })

  it('distinguishes all columns and moves left', () => {
    const full = (colour: number) => Array.from({ length: 7 }, () => colour)
    const stacks = [[], [1], [1, 1], full(10), [...full(10).slice(1), 9], [9, ...full(10).slice(1)]]
    const boards = [0, 1, 2, 3, 4].flatMap((x) =>
      stacks.map((stack) =>
        packStacks([0, 1, 2, 3, 4].map((other) => (other === x ? stack : full(10)))),
      ),
    )
    const lefts = Array.from({ length: 20 }, (_, index) => index + 1)
    const entries = boards.flatMap((columns) => lefts.map((left) => ({ columns, left })))
    const table = new PositionTable(1 << 20)
    const seen = new Set<string>()
    for (const each of entries) {
      expect(knows(table, each)).toBe(seen.has(keyOf(each)))
      if (!seen.has(keyOf(each))) add(table, each)
      seen.add(keyOf(each))
    }
    table.release()
  })

  it.each([true, false])('keeps its entries while it grows (counts: %s)', (withCounts) => {
    const table = new PositionTable(1 << 24, withCounts)
    const before = table.bytes
    const entries = Array.from({ length: 9000 }, (_, i) => ({ columns: numbered(i), left: 3 }))
    const unique = [...new Map(entries.map((each) => [keyOf(each), each])).values()]
    for (const each of unique) add(table, each)
    expect(table.bytes).toBeGreaterThan(before)
    const kept = unique.filter((each) => knows(table, each)).length
    expect(kept).toBeGreaterThan(0.8 * unique.length)
    table.release()
  })

  it('stays within its limit and keeps the entry with more moves left', () => {
    const table = new PositionTable(ONE_BUCKET)
    const dear = { columns: packStacks([[1], [2], [3], [4], [5]]), left: 9 }
    add(table, dear)
    for (let i = 1; i < 100; i++) add(table, { columns: numbered(i), left: 2 })
    expect(table.bytes).toBe(ONE_BUCKET)
    expect(knows(table, dear)).toBe(true)
    expect(knows(table, { columns: numbered(99), left: 2 })).toBe(true)
    table.release()
  })

  it('starts empty in memory that another table has used', () => {
    const board = { columns: packStacks([[1], [2]]), left: 1 }
    const large = { columns: packStacks([[2], [1]]), left: 1 }
    const first = new PositionTable(1 << 22)
    for (let i = 0; i < 9000; i++) add(first, { columns: numbered(i), left: 4 })
    add(first, board)
    first.release()
    const second = new PositionTable(1 << 22)
    expect(knows(second, board)).toBe(false)
    for (let i = 0; i < 9000; i++) {
      const each = { columns: numbered(i), left: 5 }
      expect(knows(second, { ...each, left: 4 })).toBe(false)
      if (!knows(second, each)) add(second, each)
    }
    expect(knows(second, large)).toBe(false)
    second.release()
  })
})

describe('values', () => {
  it('stay with their keys through growth', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: keyOf, maxLength: 2000 }), (entries) => {
        const table = new PositionTable(1 << 22, true)
        const valueAt = (at: number) => new Int32Array(table.core.memory.buffer, at, 4)
        for (const [index, each] of entries.entries()) {
          valueAt(add(table, each)).set([index, 7, -index, index ^ 0x5555])
        }
        let found = 0
        for (const [index, each] of entries.entries()) {
          const at = find(table, each)
          if (at === NOT_FOUND) continue
          found++
          expect([...valueAt(at)]).toEqual([index, 7, index === 0 ? 0 : -index, index ^ 0x5555])
        }
        expect(found).toBeGreaterThanOrEqual(entries.length * 0.7)
        table.release()
      }),
      { numRuns: runs(10) },
    )
  })
})

describe('searches that share a table', () => {
  it('take turns without disturbing each other', () => {
    const allOf = (level: Level) => {
      const found: string[] = []
      const table = new PositionTable(1 << 20)
      const search = new ExactSearch(level, table)
      while (search.run(Infinity) === 'solved') found.push(JSON.stringify(search.solution()))
      table.release()
      return found
    }
    fc.assert(
      fc.property(
        fc.array(solvableLookingArbitrary(), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 30 }),
        (boards, slice) => {
          const levels = boards.map((stacks, i) => ({
            position: packStacks(stacks),
            steps: 3 - (i & 1),
          }))
          const table = new PositionTable(1 << 20)
          const searches = levels.map((level) => new ExactSearch(level, table))
          const found = levels.map((): string[] => [])
          while (searches.some(({ state }) => state !== 'exhausted')) {
            for (const [index, search] of searches.entries()) {
              if (search.run(slice) === 'solved')
                found[index]?.push(JSON.stringify(search.solution()))
            }
          }
          expect(found).toEqual(levels.map(allOf))
          table.release()
        },
      ),
      { numRuns: runs(20) },
    )
  })
})
