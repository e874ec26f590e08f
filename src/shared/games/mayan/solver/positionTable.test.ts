import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStacks } from '../position'
import { stacksArbitrary } from '../reference/arbitraries'
import { NOT_FOUND, PositionTable } from './positionTable'

const ONE_BUCKET = 64

const entry = fc.record({
  columns: stacksArbitrary(7, 10).map((stacks) => Int32Array.from(packStacks(stacks))),
  left: fc.integer({ min: 1, max: 20 }),
})
const keyOf = ({ columns, left }: { columns: Int32Array; left: number }) => `${columns} ${left}`

describe('PositionTable', () => {
  it.each([1 << 24, 1024, ONE_BUCKET, 1])('never claims what was not added (%i bytes)', (bytes) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 200 }), fc.array(entry), (added, others) => {
        const table = new PositionTable(bytes)
        for (const { columns, left } of added) table.add(columns, 0, left)
        const keys = new Set(added.map(keyOf))
        for (const other of others) {
          if (!keys.has(keyOf(other)))
            expect(table.find(other.columns, 0, other.left) !== NOT_FOUND).toBe(false)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('tells the moves left apart, also above 15', () => {
    const everyLeft = Array.from({ length: 20 }, (_, index) => index + 1)
    for (const columns of [Int32Array.of(1, 2, 3, 4, 5), Int32Array.of(0, 0, 0, 0, 1)]) {
      for (const added of everyLeft) {
        const table = new PositionTable(1 << 20)
        table.add(columns, 0, added)
        expect(everyLeft.filter((left) => table.find(columns, 0, left) !== NOT_FOUND)).toEqual([
          added,
        ])
      }
    }
  })

  it('keeps what it is told while it grows', () => {
    const table = new PositionTable(1 << 24)
    const before = table.bytes
    const keys = Array.from({ length: 5000 }, (_, i) => Int32Array.of(i + 1, i & 7, 0, 0, 1))
    for (const columns of keys) table.add(columns, 0, 3)
    expect(table.bytes).toBeGreaterThan(before)
    const kept = keys.filter((columns) => table.find(columns, 0, 3) !== NOT_FOUND).length
    expect(kept).toBeGreaterThan(4000)
  })

  it('stays within its limit and keeps the entry with more moves left', () => {
    const table = new PositionTable(ONE_BUCKET)
    const dear = Int32Array.of(1, 2, 3, 4, 5)
    table.add(dear, 0, 9)
    for (let i = 1; i < 100; i++) table.add(Int32Array.of(i, i, 0, 0, 0), 0, 2)
    expect(table.bytes).toBe(ONE_BUCKET)
    expect(table.find(dear, 0, 9) !== NOT_FOUND).toBe(true)
    expect(table.find(Int32Array.of(99, 99, 0, 0, 0), 0, 2) !== NOT_FOUND).toBe(true)
  })
})

describe('values', () => {
  it('stay with their keys through growth', () => {
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: keyOf, maxLength: 2000 }), (entries) => {
        const table = new PositionTable(1 << 22, 2)
        for (const [index, { columns, left }] of entries.entries()) {
          const at = table.add(columns, 0, left)
          table.words[at] = index
          table.words[at + 1] = -index
        }
        let found = 0
        for (const [index, { columns, left }] of entries.entries()) {
          const at = table.find(columns, 0, left)
          if (at === NOT_FOUND) continue
          found++
          expect([table.words[at], table.words[at + 1]]).toEqual([index, index === 0 ? 0 : -index])
        }
        expect(found).toBeGreaterThanOrEqual(entries.length * 0.7)
      }),
      { numRuns: 20 },
    )
  })
})
