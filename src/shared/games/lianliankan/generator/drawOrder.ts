/**
 * An order of links that empties given cells, drawn before it is known what the tiles show: as long
 * as two tiles are left, some two can be linked regardless of their types. (If two share a row, so do two
 * with nothing between them, and the same for columns; else the row of one and the column of the
 * other hold no third tile, and meet at a free corner.) Read backwards, the order puts pairs into
 * an empty board, each where it can be linked at once. However the pairs are given types, the order
 * is a solution.
 *
 * Two tiles that can be linked are mostly neighbours, above all on a full board without a border:
 * drawn evenly, a board would be full of equal tiles side by side. So neighbours are drawn just as
 * often as two cells of these drawn at random are neighbours, and where nothing else can be linked.
 */
import { invariant } from '../../../invariant'
import type { Random } from '../../../random'
import { BitLanes } from '../rules/lanes'
import { cellOf, type Pair, type Position } from '../rules/position'
import type { Cell } from '../rules/board'

/**
 * @param shape what its tiles show means nothing
 * @returns as many pairs as fit; one cell is left where they are odd in number
 */
export function drawOrder(shape: Position, random: Random): Pair[] {
  const lanes = new BitLanes(shape)
  let cells = shape.tiles.flatMap((type, index) => (type === 0 ? [] : [cellOf(shape, index)]))
  const share = shareOfNeighbours(cells)
  const order: Pair[] = []
  while (cells.length > 1) {
    const wantsNeighbours = random.integer(0, 1_000_000) < share * 1_000_000
    const pair = drawPair(cells, lanes, { wantsNeighbours, random })
    for (const cell of pair) lanes.clear(cell)
    order.push(pair)
    cells = cells.filter((cell) => !pair.includes(cell))
  }
  return order
}

function drawPair(
  cells: readonly Cell[],
  lanes: BitLanes,
  { wantsNeighbours, random }: { wantsNeighbours: boolean; random: Random },
): Pair {
  let other: Pair | null = null
  for (const first of random.shuffled(cells)) {
    const partners = cells.filter((cell) => cell !== first && lanes.canJoin(first, cell))
    const wanted = partners.filter((cell) => areNeighbours(first, cell) === wantsNeighbours)
    if (wanted.length > 0) return [first, random.pick(wanted)]
    if (partners.length > 0) other ??= [first, random.pick(partners)]
  }
  invariant(other !== null, 'of two cells or more, two can be linked')
  return other
}

/** Whether two cells share a side. */
export function areNeighbours(a: Cell, b: Cell): boolean {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1
}

function shareOfNeighbours(cells: readonly Cell[]): number {
  const places = new Set(cells.map(({ row, column }) => `${row} ${column}`))
  const neighbours = cells.reduce(
    (count, { row, column }) =>
      count +
      Number(places.has(`${row + 1} ${column}`)) +
      Number(places.has(`${row} ${column + 1}`)),
    0,
  )
  return neighbours / Math.max(1, (cells.length * (cells.length - 1)) / 2)
}
