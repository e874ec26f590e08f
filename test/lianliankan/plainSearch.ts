/**
 * Everything that can happen on a small board, slow and obvious: every order of links is played.
 * For tests.
 */
import { linkablePairs } from '../../src/shared/games/lianliankan/rules/linkable'
import {
  areAlike,
  cellOf,
  tileCount,
  without,
  type Pair,
  type Position,
} from '../../src/shared/games/lianliankan/rules/position'
import { plainLink } from './plainLink'

export class PlainSearch {
  private readonly known = new Map<string, { canBeCleared: boolean; canBeLost: boolean }>()

  /** Whether some order of links empties the board. */
  canBeCleared(position: Position): boolean {
    return this.look(position).canBeCleared
  }

  /** Whether some order of links ends with tiles that can't be linked. */
  canBeLost(position: Position): boolean {
    return this.look(position).canBeLost
  }

  private look(position: Position): { canBeCleared: boolean; canBeLost: boolean } {
    const key = position.border + position.tiles.join(',')
    const known = this.known.get(key)
    if (known !== undefined) return known
    const after = linkablePairs(position).map((pair) => this.look(without(position, pair)))
    const isEmpty = tileCount(position) === 0
    const isStuck = !isEmpty && after.length === 0
    const found = {
      canBeCleared: isEmpty || after.some(({ canBeCleared }) => canBeCleared),
      canBeLost: isStuck || after.some(({ canBeLost }) => canBeLost),
    }
    this.known.set(key, found)
    return found
  }
}

/** All pairs that can be linked, in reading order, each by a search cell by cell. */
export function plainPairs(position: Position): Pair[] {
  const cells = position.tiles.map((_, index) => cellOf(position, index))
  return cells.flatMap((a, index) =>
    cells
      .slice(index + 1)
      .filter((b) => areAlike(position, [a, b]) && plainLink(position, a, b) !== null)
      .map((b): Pair => [a, b]),
  )
}
