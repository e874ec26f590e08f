/**
 * Which cells of a game's board are free, as one word of bits for each row and each column, ring
 * included: 20 × 30 with its ring is 22 × 32. The ring counts as occupied under the border rule
 * `inside`, so that no path search needs to know the rule. Whether a stretch is free is one mask.
 */
import type { Cell } from './board'
import type { Lanes } from './link'
import type { Position } from './position'

export class BitLanes implements Lanes {
  /** Bit c + 1 of word r + 1: a tile stands at (r, c). */
  private readonly byRow: Int32Array
  private readonly byColumn: Int32Array

  constructor({ rows, columns, border, tiles }: Position) {
    this.byRow = new Int32Array(rows + 2)
    this.byColumn = new Int32Array(columns + 2)
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        if (tiles[row * columns + column] !== 0) this.set(row, column)
      }
    }
    if (border === 'inside') this.closeRing(rows, columns)
  }

  /** Takes over what another board of the same size and border has free. */
  copy(other: BitLanes): void {
    this.byRow.set(other.byRow)
    this.byColumn.set(other.byColumn)
  }

  /** Removes the tile of a cell. */
  clear({ row, column }: Cell): void {
    this.byRow[row + 1] = this.rowWord(row) & ~(1 << (column + 1))
    this.byColumn[column + 1] = this.columnWord(column) & ~(1 << (row + 1))
  }

  /** It comes back. */
  put({ row, column }: Cell): void {
    this.set(row, column)
  }

  leftReach(row: number, column: number): number {
    return lowReach(this.rowWord(row), column + 1) - 1
  }
  rightReach(row: number, column: number): number {
    return highReach(this.rowWord(row), column + 1, this.byColumn.length) - 1
  }
  upReach(row: number, column: number): number {
    return lowReach(this.columnWord(column), row + 1) - 1
  }
  downReach(row: number, column: number): number {
    return highReach(this.columnWord(column), row + 1, this.byRow.length) - 1
  }
  isRowFree(row: number, from: number, to: number): boolean {
    return (this.rowWord(row) & between(from + 1, to + 1)) === 0
  }
  isColumnFree(column: number, from: number, to: number): boolean {
    return (this.columnWord(column) & between(from + 1, to + 1)) === 0
  }

  /** Whether two different cells can be linked, regardless of what they hold: the quick test of searches. */
  canJoin(a: Cell, b: Cell): boolean {
    if (a.row === b.row) {
      return this.isRowFree(a.row, a.column, b.column) || this.hasCrossingRow(a, b)
    }
    if (a.column === b.column && this.isColumnFree(a.column, a.row, b.row)) return true
    return this.hasCrossingColumn(a, b) || (a.column !== b.column && this.hasCrossingRow(a, b))
  }

  /** Both leave along their rows: all columns that both reach are tried at once. */
  private hasCrossingColumn(a: Cell, b: Cell): boolean {
    const from = Math.max(this.leftReach(a.row, a.column), this.leftReach(b.row, b.column))
    const to = Math.min(this.rightReach(a.row, a.column), this.rightReach(b.row, b.column))
    if (from > to) return false
    let blocked = 0
    const last = Math.max(a.row, b.row)
    for (let row = Math.min(a.row, b.row) + 1; row < last; row++) blocked |= this.rowWord(row)
    return (~blocked & range(from + 1, to + 1)) !== 0
  }

  private hasCrossingRow(a: Cell, b: Cell): boolean {
    const from = Math.max(this.upReach(a.row, a.column), this.upReach(b.row, b.column))
    const to = Math.min(this.downReach(a.row, a.column), this.downReach(b.row, b.column))
    if (from > to) return false
    let blocked = 0
    const last = Math.max(a.column, b.column)
    for (let column = Math.min(a.column, b.column) + 1; column < last; column++) {
      blocked |= this.columnWord(column)
    }
    return (~blocked & range(from + 1, to + 1)) !== 0
  }

  private rowWord(row: number): number {
    return this.byRow[row + 1] ?? 0
  }

  private columnWord(column: number): number {
    return this.byColumn[column + 1] ?? 0
  }

  private set(row: number, column: number): void {
    this.byRow[row + 1] = this.rowWord(row) | (1 << (column + 1))
    this.byColumn[column + 1] = this.columnWord(column) | (1 << (row + 1))
  }

  private closeRing(rows: number, columns: number): void {
    for (let column = -1; column <= columns; column++) {
      this.set(-1, column)
      this.set(rows, column)
    }
    for (let row = 0; row < rows; row++) {
      this.set(row, -1)
      this.set(row, columns)
    }
  }
}

/** The lowest bit from which up to `at` all are 0, `at` itself not asked. */
function lowReach(word: number, at: number): number {
  return 32 - Math.clz32(word & ((1 << at) - 1))
}

/** The highest such bit below `size`. */
function highReach(word: number, at: number, size: number): number {
  const above = at === 31 ? 0 : word & (-2 << at)
  return above === 0 ? size - 1 : 30 - Math.clz32(above & -above)
}

/** The bits from one to another, both included. */
function range(low: number, high: number): number {
  return (-1 << low) & (high === 31 ? -1 : (1 << (high + 1)) - 1)
}

/** The bits strictly between two. */
function between(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a]
  return ((1 << high) - 1) & (-2 << low)
}
