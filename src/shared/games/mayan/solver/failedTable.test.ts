import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStacks } from '../position'
import { stacksArbitrary } from '../reference/arbitraries'
import { FailedTable, MIN_TABLE_BYTES } from './failedTable'

const entry = fc.record({
  columns: stacksArbitrary(7, 10).map((stacks) => Int32Array.from(packStacks(stacks))),
  left: fc.integer({ min: 1, max: 20 }),
})
const keyOf = ({ columns, left }: { columns: Int32Array; left: number }) => `${columns} ${left}`

describe('FailedTable', () => {
  it.each([1 << 24, 1024, MIN_TABLE_BYTES, 1])(
    'never claims what was not added (%i bytes)',
    (bytes) => {
      fc.assert(
        fc.property(fc.array(entry, { maxLength: 200 }), fc.array(entry), (added, others) => {
          const table = new FailedTable(bytes)
          for (const { columns, left } of added) table.add(columns, 0, left)
          const keys = new Set(added.map(keyOf))
          for (const other of others) {
            if (!keys.has(keyOf(other))) expect(table.has(other.columns, 0, other.left)).toBe(false)
          }
        }),
        { numRuns: 50 },
      )
    },
  )

  it('tells the moves left apart, also above 15', () => {
    const everyLeft = Array.from({ length: 20 }, (_, index) => index + 1)
    for (const columns of [Int32Array.of(1, 2, 3, 4, 5), Int32Array.of(0, 0, 0, 0, 1)]) {
      for (const added of everyLeft) {
        const table = new FailedTable(1 << 20)
        table.add(columns, 0, added)
        expect(everyLeft.filter((left) => table.has(columns, 0, left))).toEqual([added])
      }
    }
  })

  it('keeps what it is told while it grows', () => {
    const table = new FailedTable(1 << 24)
    const before = table.bytes
    const keys = Array.from({ length: 5000 }, (_, i) => Int32Array.of(i + 1, i & 7, 0, 0, 1))
    for (const columns of keys) table.add(columns, 0, 3)
    expect(table.bytes).toBeGreaterThan(before)
    const kept = keys.filter((columns) => table.has(columns, 0, 3)).length
    expect(kept).toBeGreaterThan(4000)
  })

  it('stays within its limit and keeps the entry with more moves left', () => {
    const table = new FailedTable(MIN_TABLE_BYTES)
    const dear = Int32Array.of(1, 2, 3, 4, 5)
    table.add(dear, 0, 9)
    for (let i = 1; i < 100; i++) table.add(Int32Array.of(i, i, 0, 0, 0), 0, 2)
    expect(table.bytes).toBe(MIN_TABLE_BYTES)
    expect(table.has(dear, 0, 9)).toBe(true)
    expect(table.has(Int32Array.of(99, 99, 0, 0, 0), 0, 2)).toBe(true)
  })
})
