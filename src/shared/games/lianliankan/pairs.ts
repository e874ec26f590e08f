/**
 * All pairs that can be linked, kept while tiles go and come back. Only pairs with a tile in sight
 * of the cells in question are looked at again (`sight.ts` says why that is enough).
 */
import type { Cell } from './board'
import { BitLanes } from './lanes'
import { cellOf, indexOf, isInside, type Pair, type Position } from './position'
import { lookAround } from './sight'

export class LinkablePairs {
  private readonly lanes: BitLanes
  /** The cells that held each type from the start, as numbers in reading order. */
  private readonly cellsByType = new Map<number, number[]>()
  private readonly stands: boolean[]
  /** Pairs as the first cell's number times the number of cells, plus the second's. */
  private readonly linkable = new Set<number>()

  constructor(private readonly position: Position) {
    this.lanes = new BitLanes(position)
    this.stands = position.tiles.map((type) => type !== 0)
    for (const [cell, type] of position.tiles.entries()) {
      if (type === 0) continue
      this.cellsByType.set(type, [...(this.cellsByType.get(type) ?? []), cell])
    }
    for (const cell of position.tiles.keys()) this.review(cell)
  }

  get count(): number {
    return this.linkable.size
  }

  has([a, b]: Pair): boolean {
    return this.linkable.has(this.keyOf(indexOf(this.position, a), indexOf(this.position, b)))
  }

  /** In reading order of the first tiles, then of the second ones; the first tile comes first. */
  list(): Pair[] {
    const size = this.position.tiles.length
    return [...this.linkable]
      .sort((a, b) => a - b)
      .map((key): Pair => [
        cellOf(this.position, Math.floor(key / size)),
        cellOf(this.position, key % size),
      ])
  }

  /** Two tiles of the position go, linked or not. */
  remove(pair: Pair): void {
    for (const cell of pair) {
      this.stands[indexOf(this.position, cell)] = false
      this.lanes.clear(cell)
    }
    for (const cell of pair) this.review(indexOf(this.position, cell))
    for (const cell of this.inSightOf(pair)) this.review(cell)
  }

  /** Two tiles of the position that had gone come back. */
  restore(pair: Pair): void {
    const inSight = this.inSightOf(pair)
    for (const cell of pair) {
      this.stands[indexOf(this.position, cell)] = true
      this.lanes.put(cell)
    }
    for (const cell of pair) inSight.add(indexOf(this.position, cell))
    for (const cell of inSight) this.review(cell)
  }

  private inSightOf(freeCells: Pair): Set<number> {
    const inSight = new Set<number>()
    for (const cell of freeCells) {
      lookAround(this.lanes, cell, (row, column) => {
        const at: Cell = { row, column }
        if (isInside(this.position, at)) inSight.add(indexOf(this.position, at))
      })
    }
    return inSight
  }

  /** All pairs of a tile. */
  private review(cell: number): void {
    const { stands, position } = this
    for (const other of this.cellsByType.get(position.tiles[cell] ?? 0) ?? []) {
      if (other === cell) continue
      const isLinkable =
        stands[cell] === true &&
        stands[other] === true &&
        this.lanes.canJoin(cellOf(position, cell), cellOf(position, other))
      if (isLinkable) this.linkable.add(this.keyOf(cell, other))
      else this.linkable.delete(this.keyOf(cell, other))
    }
  }

  private keyOf(a: number, b: number): number {
    return Math.min(a, b) * this.position.tiles.length + Math.max(a, b)
  }
}
