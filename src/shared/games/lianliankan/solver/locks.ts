/**
 * Sets of tiles that hold each other: a set is *locked* when none of its tiles can be linked, by
 * any pair that is not excluded, while the set stands and all other tiles are gone. Linking only
 * ever frees cells, so the first tile of such a set to go would have to go just there: no order of
 * links that keeps to the pairs not excluded takes any tile of it.
 *
 * The largest locked set is what is left when tiles are taken away one by one as long as one can
 * be linked at all (its partner need not have been left for it: that makes the test quick, and what
 * it proves stays true). From it, tiles are dropped for which a locked set remains without them. A
 * small set is a local reason, such as two crossing pairs in a corner, whatever the board around it.
 *
 * What must be learnt from a locked set holds for every matching: one of the pairs that could break
 * it, all of which are excluded, has to be chosen.
 */
import { invariant } from '../../../invariant'
import { BitLanes } from '../lanes'
import { lookAround } from '../sight'
import { chosen, EXCLUDED, type Conflict, type Matching } from './matching'
import type { TileBoard } from './tiles'

export class LockFinder {
  private readonly empty: BitLanes
  private readonly lanes: BitLanes
  private readonly stands: Uint8Array

  constructor(
    private readonly board: TileBoard,
    private readonly matching: Matching,
  ) {
    const { position, tileCount } = board
    this.empty = new BitLanes({ ...position, tiles: position.tiles.map(() => 0) })
    this.lanes = new BitLanes(position)
    this.stands = new Uint8Array(tileCount)
  }

  /** A clause that the excluded pairs break, or null where no tiles are locked. */
  find(standing: readonly number[]): Conflict | null {
    const locked = this.lockedAmong(standing)
    return locked.length === 0 ? null : this.breakers(this.shrink(locked))
  }

  /** The largest locked set among some tiles, when all others are gone. */
  private lockedAmong(tiles: readonly number[]): readonly number[] {
    this.stand(tiles)
    const freed: number[] = []
    for (const tile of tiles) {
      if (this.stands[tile] === 1 && this.canGo(tile)) this.take(tile, freed)
    }
    this.release(freed)
    return this.left(tiles)
  }

  /** The largest locked set among the tiles of a locked one without some of them. */
  private lockedWithout(locked: readonly number[], from: number, to: number): readonly number[] {
    this.stand(locked)
    const freed: number[] = []
    for (const tile of locked.slice(from, to)) this.take(tile, freed)
    this.release(freed)
    return this.left(locked)
  }

  private stand(tiles: readonly number[]): void {
    this.lanes.copy(this.empty)
    this.stands.fill(0)
    for (const tile of tiles) {
      this.lanes.put(this.board.cells[tile]!)
      this.stands[tile] = 1
    }
  }

  private left(tiles: readonly number[]): readonly number[] {
    return tiles.filter((tile) => this.stands[tile] === 1)
  }

  private take(tile: number, freed: number[]): void {
    this.stands[tile] = 0
    this.lanes.clear(this.board.cells[tile]!)
    freed.push(tile)
  }

  /** Takes what can be linked after tiles have gone, and so on. */
  private release(freed: number[]): void {
    const { board, lanes } = this
    const see = (row: number, column: number) => {
      const tile = board.tileAt(row, column)
      if (tile >= 0) this.tryPairs(tile, freed)
    }
    for (let tile = freed.pop(); tile !== undefined; tile = freed.pop()) {
      // Tiles that are gone may still be what others are linked with.
      lookAround(lanes, board.cells[tile]!, see, see)
    }
  }

  /** Takes the tiles of all pairs of a tile that can be linked. */
  private tryPairs(tile: number, freed: number[]): void {
    const { board, lanes, stands } = this
    for (const other of board.groupWith(tile)) {
      if (stands[tile] === 0 && stands[other] === 0) continue
      if (!this.isOpen(tile, other)) continue
      if (!lanes.canJoin(board.cells[tile]!, board.cells[other]!)) continue
      if (stands[tile] === 1) this.take(tile, freed)
      if (stands[other] === 1) this.take(other, freed)
    }
  }

  private canGo(tile: number): boolean {
    const { board, lanes } = this
    const cell = board.cells[tile]!
    return board
      .groupWith(tile)
      .some((other) => this.isOpen(tile, other) && lanes.canJoin(cell, board.cells[other]!))
  }

  private isOpen(tile: number, other: number): boolean {
    return (
      tile !== other && this.matching.values[this.board.pairOf(tile, other)] !== EXCLUDED
    )
  }

  /**
   * A locked set within this one from which no tile can be left out: first half of the tiles at a
   * time is tried to be dropped, then a quarter, and so on down to single ones. A tile that could
   * not be left out of a set can't be left out of a smaller one either.
   */
  private shrink(tiles: readonly number[]): readonly number[] {
    let locked = tiles
    for (let size = tiles.length >> 1; size >= 1; size >>= 1) {
      for (let at = 0; at < locked.length;) {
        const smaller = this.lockedWithout(locked, at, at + size)
        if (smaller.length > 0) locked = smaller
        else at += size
      }
    }
    return locked
  }

  private breakers(locked: readonly number[]): Conflict {
    const { board, lanes } = this
    this.stand(locked)
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
