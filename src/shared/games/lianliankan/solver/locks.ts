/**
 * Sets of tiles that hold each other: a set is *locked* when none of its tiles can be linked, by
 * any pair that is not excluded, while the set stands and all other tiles are gone. Linking only
 * ever frees cells, so the first tile of such a set to go would have to go just there: no order of
 * links that keeps to the pairs not excluded takes any tile of it.
 *
 * The largest locked set is what is left when tiles are taken away one by one as long as one can
 * be linked at all. Its partner need not have been left for it: that makes the test quick, and what
 * it proves stays true.
 *
 * What must be learnt from a locked set holds for every matching: one of the pairs that could break
 * it, all of which are excluded, has to be chosen. The largest set gives clauses as short as small
 * sets do, which take long to find.
 */
import { invariant } from '../../../invariant'
import { BitLanes } from '../rules/lanes'
import { chosen, EXCLUDED, type Conflict, type Matching } from './matching'
import type { TileBoard } from './tiles'

export class LockFinder {
  private readonly lanes: BitLanes

  constructor(
    private readonly board: TileBoard,
    private readonly matching: Matching,
  ) {
    this.lanes = new BitLanes(board.position)
  }

  /**
   * A clause that the excluded pairs break, or null where no tiles are locked.
   *
   * @param now the lanes between the tiles that stand
   */
  find(standing: readonly number[], now: BitLanes): Conflict | null {
    this.lanes.copy(now)
    let locked = standing
    for (;;) {
      const left = locked.filter((tile) => !this.canLeave(tile))
      if (left.length === locked.length) break
      locked = left
    }
    return locked.length === 0 ? null : this.breakers(locked)
  }

  /** Takes a tile away if it can be linked. */
  private canLeave(tile: number): boolean {
    const { board, lanes } = this
    const cell = board.cells[tile]!
    for (const other of board.groupWith(tile)) {
      if (!this.isOpen(tile, other) || !lanes.canJoin(cell, board.cells[other]!)) continue
      lanes.clear(cell)
      return true
    }
    return false
  }

  private isOpen(tile: number, other: number): boolean {
    return tile !== other && this.matching.values[this.board.pairOf(tile, other)] !== EXCLUDED
  }

  /** The pairs that could be linked while a locked set stands alone, as it does in the lanes now. */
  private breakers(locked: readonly number[]): Conflict {
    const { board, lanes } = this
    const pairs = new Set<number>()
    for (const tile of locked) {
      for (const other of board.groupWith(tile)) {
        if (other === tile || !lanes.canJoin(board.cells[tile]!, board.cells[other]!)) continue
        invariant(!this.isOpen(tile, other), 'a locked tile can be linked by excluded pairs only')
        pairs.add(board.pairOf(tile, other))
      }
    }
    return [...pairs].map(chosen)
  }
}
