/**
 * The tiles of a position as numbers, in reading order, and their possible pairs: every two tiles
 * of one type, numbered type by type. Tiles and pairs of a search are these numbers.
 */
import type { Cell } from '../rules/board'
import { cellOf, type Pair, type Position } from '../rules/position'

export class TileBoard {
  readonly cells: readonly Cell[]
  /** The tiles of each type, ascending. */
  readonly groups: readonly (readonly number[])[]
  readonly pairCount: number
  /** The tiles of each pair, the first one smaller. */
  readonly firstOf: Int32Array
  readonly secondOf: Int32Array
  /** Of each tile: its group, and its place there. */
  readonly groupOf: Int32Array
  private readonly placeOf: Int32Array
  /** The tile of each cell, or −1. */
  private readonly tiles: Int32Array
  /** The first pair of each group. */
  private readonly baseOf: number[] = []

  constructor(readonly position: Position) {
    const indices = position.tiles.flatMap((type, index) => (type === 0 ? [] : [index]))
    this.cells = indices.map((index) => cellOf(position, index))
    this.tiles = new Int32Array(position.tiles.length).fill(-1)
    const groups = new Map<number, number[]>()
    for (const [tile, index] of indices.entries()) {
      this.tiles[index] = tile
      const type = position.tiles[index]!
      const group = groups.get(type)
      if (group === undefined) groups.set(type, [tile])
      else group.push(tile)
    }
    this.groups = [...groups.values()]
    this.groupOf = new Int32Array(indices.length)
    this.placeOf = new Int32Array(indices.length)
    this.pairCount = this.groups.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
    this.firstOf = new Int32Array(this.pairCount)
    this.secondOf = new Int32Array(this.pairCount)
    this.numberPairs()
  }

  get tileCount(): number {
    return this.cells.length
  }

  /** The tiles of the same type as a tile, itself too. */
  groupWith(tile: number): readonly number[] {
    return this.groups[this.groupOf[tile]!]!
  }

  /** The pair of two different tiles of one type. */
  pairOf(a: number, b: number): number {
    const [i, j] = [this.placeOf[a]!, this.placeOf[b]!]
    const base = this.baseOf[this.groupOf[a]!]!
    return base + (i < j ? (j * (j - 1)) / 2 + i : (i * (i - 1)) / 2 + j)
  }

  /** Of two cells with tiles of one type. */
  pairAt([a, b]: Pair): number {
    return this.pairOf(this.tileAt(a.row, a.column), this.tileAt(b.row, b.column))
  }

  /** −1 for a cell that was empty from the start, or beside the board. */
  tileAt(row: number, column: number): number {
    const { rows, columns } = this.position
    const isInside = row >= 0 && row < rows && column >= 0 && column < columns
    return isInside ? this.tiles[row * columns + column]! : -1
  }

  cellsOf(pair: number): Pair {
    return [this.cells[this.firstOf[pair]!]!, this.cells[this.secondOf[pair]!]!]
  }

  private numberPairs(): void {
    let pair = 0
    for (const [number, group] of this.groups.entries()) {
      this.baseOf.push(pair)
      for (const [place, tile] of group.entries()) {
        this.groupOf[tile] = number
        this.placeOf[tile] = place
        for (const other of group.slice(0, place)) {
          this.firstOf[pair] = other
          this.secondOf[pair] = tile
          pair++
        }
      }
    }
  }
}
