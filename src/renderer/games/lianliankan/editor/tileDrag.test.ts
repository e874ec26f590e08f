import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_COLUMNS, MAX_ROWS } from '@shared/games/lianliankan/rules/board'
import { setups } from '../../../../../test/lianliankan/arbitraries'
import { typeAt, type Setup } from '@shared/games/lianliankan/rules/setup'
import { dropped, gripAt, targetAt, tilesOf, tilesWhileDragging, type Grip } from './tileDrag'
import { runs } from '../../../../../test/runs'

const board: Setup = {
  rows: [
    [1, 0, 2],
    [3, 3, 0],
  ],
  border: 'inside',
}
const at = (row: number, column: number) => ({ row, column })

describe('dragging a tile', () => {
  it('takes hold of the tile under the pointer, or of a selection', () => {
    expect(gripAt(board, at(0, 2), false)).toEqual({ kind: 'tile', type: 2, from: at(0, 2) })
    expect(gripAt(board, at(0, 1), false)).toEqual({ kind: 'area' })
    expect(gripAt(board, at(0, 2), true)).toEqual({ kind: 'area' })
  })

  it('lands in the cell under the pointer, nowhere beside the board', () => {
    expect(targetAt(board, { x: 2.9, y: 1.1 })).toEqual(at(1, 2))
    for (const point of [{ x: -0.1, y: 1 }, { x: 3, y: 1 }, { x: 1, y: 2 }, null]) {
      expect(targetAt(board, point)).toBeNull()
    }
  })

  it('removes a tile that is let go beside the board, and gives up a new one', () => {
    expect(dropped(board, gripAt(board, at(0, 0), false), null).rows[0]).toEqual([0, 0, 2])
    expect(dropped(board, { kind: 'new', type: 4 }, null)).toBe(board)
    expect(dropped(board, { kind: 'area' }, at(0, 0))).toBe(board)
  })

  it('leaves the board as it was seen while dragging', () => {
    const cell = fc.record({ row: fc.nat(MAX_ROWS), column: fc.nat(MAX_COLUMNS) })
    const point = fc.record({
      x: fc.double({ min: -1, max: MAX_COLUMNS + 1, noNaN: true }),
      y: fc.double({ min: -1, max: MAX_ROWS + 1, noNaN: true }),
    })
    const type = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(setups('inside'), cell, point, type, (setup, from, over, wanted) => {
        const there = typeAt(setup, from)
        const grip: Grip =
          there === 0 ? { kind: 'new', type: wanted } : { kind: 'tile', type: there, from }
        const target = targetAt(setup, over)
        const seen = [...tilesWhileDragging(setup, grip, target)]
        if (target !== null) seen.push({ cell: target, type: grip.type })
        const places = (tiles: typeof seen) =>
          tiles.map((tile) => `${tile.cell.row},${tile.cell.column} ${tile.type}`).sort()
        expect(places(seen)).toEqual(places(tilesOf(dropped(setup, grip, target))))
      }),
      { numRuns: runs(60) },
    )
  })
})
