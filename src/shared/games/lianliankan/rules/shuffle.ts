/**
 * The tiles that are left, in another order over the cells that are taken, for a player who is
 * stuck. An order of links is drawn for the cells (`drawOrder.ts`) and its pairs get the types, so
 * the new arrangement can be cleared: that is proved by the order, which is replayed. It takes a few
 * milliseconds on the largest boards, so no search and no budget is needed.
 */
import { invariant } from '../../../invariant'
import { Random } from '../../../random'
import { drawOrder } from '../generator/drawOrder'
import { indexOf, tileCount, type Pair, type Position } from './position'
import { isSolution } from './replay'

/** `same`: all tiles that are left are alike, so that there is no other arrangement. */
export type ShuffleReport =
  | { readonly kind: 'shuffled'; readonly position: Position; readonly order: readonly Pair[] }
  | { readonly kind: 'same'; readonly order: readonly Pair[] }

/**
 * @param position every type in it an even number of times, as in every game; a tile at least
 * @param seed 0…`MAX_SEED`; the same position with the same seed is shuffled the same way
 * @returns the new position, never the same as before, with an order of links that clears it
 */
export function shuffle(position: Position, seed: number): ShuffleReport {
  invariant(tileCount(position) > 0, 'there are tiles to shuffle')
  const random = new Random(seed)
  const order = drawOrder(position, random)
  const types = random.shuffled(typesOfPairs(position))
  const kind = types.some((type) => type !== types[0]) ? 'shuffled' : 'same'
  const drawn = arrange(position, order, types)
  const shuffled = kind === 'shuffled' && isAlike(drawn, position) ? swap(drawn, order) : drawn
  invariant(isSolution(shuffled, order), 'the order drawn empties the board')
  return kind === 'same' ? { kind, order } : { kind, position: shuffled, order }
}

function typesOfPairs({ tiles }: Position): number[] {
  const sorted = tiles.filter((type) => type !== 0).sort((a, b) => a - b)
  return sorted.filter((type, index) => {
    invariant(type === sorted[index - (index % 2)], 'every type is there an even number of times')
    return index % 2 === 0
  })
}

function arrange(position: Position, order: readonly Pair[], types: readonly number[]): Position {
  const tiles = [...position.tiles]
  for (const [index, pair] of order.entries()) {
    for (const cell of pair) tiles[indexOf(position, cell)] = types[index] ?? 0
  }
  return { ...position, tiles }
}

/** Another arrangement with the same order: two pairs that are not alike change places. */
function swap(position: Position, order: readonly Pair[]): Position {
  const types = order.map(([cell]) => position.tiles[indexOf(position, cell)] ?? 0)
  const other = types.findIndex((type) => type !== types[0])
  ;[types[0], types[other]] = [types[other] ?? 0, types[0] ?? 0]
  return arrange(position, order, types)
}

function isAlike(one: Position, other: Position): boolean {
  return one.tiles.every((type, index) => type === other.tiles[index])
}
