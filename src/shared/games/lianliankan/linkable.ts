/** All pairs of a position that can be linked now, found from scratch. */
import { BitLanes } from './lanes'
import { cellOf, type Pair, type Position } from './position'

/** In reading order of the first tiles, then of the second ones; the first tile comes first. */
export function linkablePairs(position: Position): Pair[] {
  const lanes = new BitLanes(position)
  const { tiles } = position
  return tiles.flatMap((type, first) => {
    if (type === 0) return []
    const from = cellOf(position, first)
    const pairs: Pair[] = []
    for (let second = first + 1; second < tiles.length; second++) {
      if (tiles[second] !== type) continue
      const to = cellOf(position, second)
      if (lanes.canJoin(from, to)) pairs.push([from, to])
    }
    return pairs
  })
}
