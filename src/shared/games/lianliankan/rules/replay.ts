/** Whether an order of links is one by the rules: every answer of a search is put to it. */
import { BitLanes } from './lanes'
import { findPath } from './link'
import { areAlike, tileCount, without, type Pair, type Position } from './position'

/** What is left after these links, made in this order; null where one of them can't be made. */
export function playLinks(position: Position, pairs: readonly Pair[]): Position | null {
  const lanes = new BitLanes(position)
  let left = position
  for (const pair of pairs) {
    if (!areAlike(left, pair) || findPath(lanes, ...pair) === null) return null
    for (const cell of pair) lanes.clear(cell)
    left = without(left, pair)
  }
  return left
}

/** Whether these links, made in this order, empty the board. */
export function isSolution(position: Position, pairs: readonly Pair[]): boolean {
  const left = playLinks(position, pairs)
  return left !== null && tileCount(left) === 0
}
