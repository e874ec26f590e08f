/**
 * What a cell that becomes free, or is taken again, can change. A path through it runs through it
 * with one of its at most three segments. If that is the first or the last one, a tile of the pair
 * stands at the end of the free stretch through the cell, along its row or its column; if it is the
 * middle one, both tiles are seen from cells of that stretch, at right angles. So one tile of each
 * pair that may have changed is among those *in sight*: at the ends of both stretches, and beside
 * any of their cells.
 */
import type { Cell } from './board'
import type { BitLanes } from './lanes'

/** Calls for every place in sight of a free cell; places beside the board are among them. */
export function lookAround(
  lanes: BitLanes,
  { row, column }: Cell,
  inSight: (row: number, column: number) => void,
): void {
  const [left, right] = [lanes.leftReach(row, column), lanes.rightReach(row, column)]
  inSight(row, left - 1)
  inSight(row, right + 1)
  for (let at = left; at <= right; at++) {
    inSight(lanes.upReach(row, at) - 1, at)
    inSight(lanes.downReach(row, at) + 1, at)
  }
  const [up, down] = [lanes.upReach(row, column), lanes.downReach(row, column)]
  for (let at = up; at <= down; at++) {
    if (at === row) continue
    inSight(at, lanes.leftReach(at, column) - 1)
    inSight(at, lanes.rightReach(at, column) + 1)
  }
}
