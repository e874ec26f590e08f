/**
 * A board on which links are made and taken back, for searches for an order that gets stuck. Two
 * facts save them most of the orders.
 *
 * *Whole types.* If all tiles of a type that are left can be linked with each other now, regardless of what
 * is linked until nothing can be linked any more takes all of them: two that were left could still
 * be linked, as other links only free cells. Nor does it matter when, or in which pairs, as all of
 * these links can be made first. So they are made first; types with two tiles that can be linked
 * are the common case.
 *
 * *Tiles that may be left.* Tiles left at the end stand so that no two of one type can be linked,
 * and each type has an even number of them. So a tile that can be linked with all others of its
 * type that may be left is not left itself. Without it the others can be linked more easily, and so
 * on; where no tile may be left in the end, no order gets stuck.
 */
import { BitLanes } from '../rules/lanes'
import type { TileBoard } from './tiles'

export class LinkedBoard {
  /** The links made, in their order. */
  readonly played: number[] = []
  /** 1 for each tile that stands. */
  readonly stands: Uint8Array
  private readonly lanes: BitLanes
  private readonly ahead: BitLanes

  constructor(readonly board: TileBoard) {
    this.lanes = new BitLanes(board.position)
    this.ahead = new BitLanes(board.position)
    this.stands = new Uint8Array(board.tileCount).fill(1)
  }

  link(pair: number): void {
    this.played.push(pair)
    for (const tile of [this.board.firstOf[pair]!, this.board.secondOf[pair]!]) {
      this.stands[tile] = 0
      this.lanes.clear(this.board.cells[tile]!)
    }
  }

  /** Takes back all links but the first ones. */
  undo(size: number): void {
    while (this.played.length > size) {
      const pair = this.played.pop()!
      for (const tile of [this.board.firstOf[pair]!, this.board.secondOf[pair]!]) {
        this.stands[tile] = 1
        this.lanes.put(this.board.cells[tile]!)
      }
    }
  }

  linkWholeTypes(): void {
    for (let isNew = true; isNew;) {
      isNew = false
      for (const group of this.board.groups) {
        const tiles = this.standing(group)
        if (tiles.length === 0 || !this.canAllJoin(tiles)) continue
        for (let at = 1; at < tiles.length; at += 2) {
          this.link(this.board.pairOf(tiles[at - 1]!, tiles[at]!))
        }
        isNew = true
      }
    }
  }

  tilesThatMayBeLeft(): ReadonlySet<number> {
    this.ahead.copy(this.lanes)
    const left = new Set<number>()
    for (const [tile, stands] of this.stands.entries()) if (stands === 1) left.add(tile)
    for (let isNew = true; isNew;) {
      isNew = false
      for (const tile of left) {
        const isHeld = this.board
          .groupWith(tile)
          .some(
            (other) => other !== tile && left.has(other) && !this.canJoin(this.ahead, tile, other),
          )
        if (isHeld) continue
        left.delete(tile)
        this.ahead.clear(this.board.cells[tile]!)
        isNew = true
      }
    }
    return left
  }

  /** All pairs that can be linked. */
  linkable(): number[] {
    return this.board.groups.flatMap((group) => {
      const tiles = this.standing(group)
      return tiles.flatMap((tile, at) =>
        tiles
          .slice(at + 1)
          .filter((other) => this.canJoin(this.lanes, tile, other))
          .map((other) => this.board.pairOf(tile, other)),
      )
    })
  }

  private standing(group: readonly number[]): readonly number[] {
    return group.filter((tile) => this.stands[tile] === 1)
  }

  private canAllJoin(tiles: readonly number[]): boolean {
    return tiles.every((tile, at) =>
      tiles.slice(at + 1).every((other) => this.canJoin(this.lanes, tile, other)),
    )
  }

  private canJoin(lanes: BitLanes, tile: number, other: number): boolean {
    return lanes.canJoin(this.board.cells[tile]!, this.board.cells[other]!)
  }
}
