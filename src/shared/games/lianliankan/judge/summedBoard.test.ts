import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BitLanes } from '../rules/lanes'
import { findPath } from '../rules/link'
import { boards, cellsIn } from '../../../../../test/lianliankan/arbitraries'
import { SummedBoard } from './summedBoard'
import { runs } from '../../../../../test/runs'

describe('a summed board', () => {
  it('links as the board of a game does, used again and again', () => {
    const summed = new SummedBoard()
    fc.assert(
      fc.property(boards({ maxRows: 7, maxColumns: 9, maxType: 2 }), (board) => {
        summed.tiles.set(board.tiles)
        summed.sum(board.rows, board.columns)
        const lanes = new BitLanes({ ...board, border: 'inside' })
        for (const a of cellsIn(board)) {
          for (const b of cellsIn(board)) {
            if (a.row === b.row && a.column === b.column) continue
            expect(findPath(summed, a, b)).toEqual(findPath(lanes, a, b))
          }
        }
      }),
      { numRuns: runs(30) },
    )
  })

  it('holds a million tiles', () => {
    const summed = new SummedBoard()
    summed.tiles.fill(1)
    summed.sum(1000, 1000)
    expect(summed.isRowFree(999, 0, 999)).toBe(false)
    expect(summed.isColumnFree(999, 0, 999)).toBe(false)
    expect(summed.isColumnFree(999, 998, 999)).toBe(true)
    summed.tiles.fill(0)
    summed.sum(1000, 1000)
    expect(summed.isRowFree(999, 999, 0)).toBe(true)
    expect(summed.isColumnFree(999, 999, 0)).toBe(true)
    expect([summed.leftReach(5, 999), summed.downReach(0, 3)]).toEqual([0, 999])
  })
})
