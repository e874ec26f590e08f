import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameCell } from './board'
import { BitLanes } from './lanes'
import { linkablePairs } from './linkable'
import { findPath } from './link'
import { LinkablePairs } from './pairs'
import { areAlike, cellOf, tileAt, without, type Pair, type Position } from './position'
import { boards, cellsIn } from './reference/arbitraries'
import { plainPairs } from './reference/plainSearch'

describe('pairs that can be linked', () => {
  it('are those that a search cell by cell finds', () => {
    let count = 0
    fc.assert(
      fc.property(boards({ maxRows: 6, maxColumns: 7, maxType: 3 }), (board) => {
        const pairs = linkablePairs(board)
        count += pairs.length
        expect(pairs).toEqual(plainPairs(board))
      }),
      { numRuns: 100 },
    )
    expect(count).toBeGreaterThan(500)
  })

  it('are told by the quick test as by the path that is shown, up to the last bit', () => {
    const tally = { free: 0, blocked: 0 }
    fc.assert(
      fc.property(
        boards({ maxRows: 20, maxColumns: 30, maxType: 2 }),
        fc.array(fc.tuple(fc.nat(599), fc.nat(599)), { minLength: 100, maxLength: 100 }),
        (board, places) => {
          const lanes = new BitLanes(board)
          const size = board.tiles.length
          for (const [first, second] of places) {
            const [a, b] = [cellOf(board, first % size), cellOf(board, second % size)]
            if (isSameCell(a, b)) continue
            const path = findPath(lanes, a, b)
            tally[path === null ? 'blocked' : 'free']++
            expect(lanes.canJoin(a, b)).toBe(path !== null)
          }
        },
      ),
      { numRuns: 100 },
    )
    expect(Math.min(tally.free, tally.blocked)).toBeGreaterThan(500)
  })

  it.each([
    { maxRows: 7, maxColumns: 8, maxType: 3, numRuns: 300 },
    { maxRows: 20, maxColumns: 30, maxType: 30, numRuns: 40 },
  ])('are kept while tiles go and come back in any order ($maxRows × $maxColumns)', (bounds) => {
    let [gone, back] = [0, 0]
    fc.assert(
      fc.property(
        boards(bounds),
        fc.array(fc.tuple(fc.boolean(), fc.nat(1_000_000)), { minLength: 5, maxLength: 40 }),
        (board, steps) => {
          const kept = new LinkablePairs(board)
          let now: Position = board
          const removed: Pair[] = []
          for (const [comesBack, number] of steps) {
            if (comesBack && removed.length > 0) {
              const [pair] = removed.splice(number % removed.length, 1) as [Pair]
              kept.restore(pair)
              back++
              now = removed.reduce(without, board)
            } else {
              const alike = pairOfAlike(now, number)
              if (alike === null) continue
              kept.remove(alike)
              gone++
              removed.push(alike)
              now = without(now, alike)
            }
            const expected = linkablePairs(now)
            expect(kept.list()).toEqual(expected)
            expect(kept.count).toBe(expected.length)
            expect(expected.every((pair) => kept.has(pair))).toBe(true)
          }
        },
      ),
      { numRuns: bounds.numRuns },
    )
    expect(Math.min(gone, back)).toBeGreaterThan(50)
  })
})

/** Two tiles of one type, which can be linked or not. */
function pairOfAlike(board: Position, number: number): Pair | null {
  const cells = cellsIn(board).filter((cell) => tileAt(board, cell) !== 0)
  const first = cells[number % Math.max(1, cells.length)]
  const second = cells.find((cell) => first !== undefined && areAlike(board, [first, cell]))
  return first === undefined || second === undefined ? null : [first, second]
}
