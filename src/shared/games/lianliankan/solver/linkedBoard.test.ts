import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkablePairs } from '../rules/linkable'
import { cellOf, tileCount, without, type Position } from '../rules/position'
import { smallLevels } from '../../../../../test/lianliankan/arbitraries'
import { PlainSearch } from '../../../../../test/lianliankan/plainSearch'
import { playLinks } from '../rules/replay'
import { LinkedBoard } from './linkedBoard'
import { TileBoard } from './tiles'
import { runs } from '../../../../../test/runs'

/** All positions that an order of links can end with. */
function endsOf(position: Position, ends = new Map<string, Position>()): Map<string, Position> {
  const pairs = linkablePairs(position)
  if (pairs.length === 0) ends.set(position.tiles.join(), position)
  for (const pair of pairs) endsOf(without(position, pair), ends)
  return ends
}

describe('what saves a search for a loss most orders', () => {
  it('whole types can be linked first: that neither wins nor loses anything', () => {
    let changed = 0
    fc.assert(
      fc.property(smallLevels(12), (position) => {
        const linked = new LinkedBoard(new TileBoard(position))
        linked.linkWholeTypes()
        const links = linked.played.map((pair) => linked.board.cellsOf(pair))
        const after = playLinks(position, links)
        if (after === null) throw new Error('links that can’t be made')
        if (links.length > 0 && tileCount(after) > 0) changed++
        const plain = new PlainSearch()
        expect(plain.canBeCleared(after)).toBe(plain.canBeCleared(position))
        expect(plain.canBeLost(after)).toBe(plain.canBeLost(position))
      }),
      { numRuns: runs(300) },
    )
    expect(changed).toBeGreaterThan(10)
  })

  it('all tiles that an order can end with are among those that may be left', () => {
    const tally = { left: 0, spared: 0 }
    fc.assert(
      fc.property(smallLevels(8), (position) => {
        const board = new TileBoard(position)
        const mayBeLeft = new LinkedBoard(board).tilesThatMayBeLeft()
        tally.spared += tileCount(position) - mayBeLeft.size
        for (const end of endsOf(position).values()) {
          for (const [index, type] of end.tiles.entries()) {
            if (type === 0) continue
            tally.left++
            const { row, column } = cellOf(end, index)
            expect(mayBeLeft.has(board.tileAt(row, column))).toBe(true)
          }
        }
      }),
      { numRuns: runs(250) },
    )
    expect(Math.min(tally.left, tally.spared)).toBeGreaterThan(10)
  })
})
