/** The pairs of a position that can be linked now, found from scratch: all of them, or whether one is. */
import type { Cell } from './board'
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

/** Whether tiles are left and no two of them can be linked. */
export function isStuck(position: Position): boolean {
  const lanes = new BitLanes(position)
  const seen = new Map<number, Cell[]>()
  for (const [index, type] of position.tiles.entries()) {
    if (type === 0) continue
    const cell = cellOf(position, index)
    const alike = seen.get(type) ?? []
    if (alike.some((other) => lanes.canJoin(other, cell))) return false
    seen.set(type, [...alike, cell])
  }
  return seen.size > 0
}
