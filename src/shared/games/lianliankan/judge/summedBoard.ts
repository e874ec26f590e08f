/**
 * A board of any size that the judge allows, and how many tiles stand before each cell in its row
 * and in its column: whether a stretch is free is then one difference. Memory is taken once and
 * used for every board.
 */
import type { Cell } from '../rules/board'
import type { Lanes } from '../rules/link'
import { MAX_SIDE } from './judgeError'

export class SummedBoard implements Lanes {
  rows = 0
  columns = 0
  /** Row by row without gaps; 0 is an empty cell. To be filled before `sum`. */
  readonly tiles = new Int32Array(MAX_SIDE * MAX_SIDE)

  /** At r · (columns + 1) + c: tiles of row r before column c. */
  private readonly inRow = new Uint16Array(MAX_SIDE * (MAX_SIDE + 1))
  /** At r · columns + c: tiles of column c before row r. */
  private readonly inColumn = new Uint16Array((MAX_SIDE + 1) * MAX_SIDE)

  /** The tiles are those of the board now. */
  sum(rows: number, columns: number): void {
    this.rows = rows
    this.columns = columns
    const { tiles, inRow, inColumn } = this
    let inRowAt = 0
    for (let from = 0; from < rows * columns; from += columns) {
      let before = 0
      for (let at = from; at < from + columns; at++) {
        const one = tiles[at] === 0 ? 0 : 1
        inRow[inRowAt++] = before
        before += one
        inColumn[at + columns] = (from === 0 ? 0 : (inColumn[at] ?? 0)) + one
      }
      inRow[inRowAt++] = before
    }
    inColumn.fill(0, 0, columns)
  }

  tileAt({ row, column }: Cell): number {
    return this.tiles[row * this.columns + column] ?? 0
  }

  leftReach(row: number, column: number): number {
    let reach = column
    while (reach > 0 && this.isFree(row, reach - 1)) reach--
    return reach
  }

  rightReach(row: number, column: number): number {
    let reach = column
    while (reach < this.columns - 1 && this.isFree(row, reach + 1)) reach++
    return reach
  }

  upReach(row: number, column: number): number {
    let reach = row
    while (reach > 0 && this.isFree(reach - 1, column)) reach--
    return reach
  }

  downReach(row: number, column: number): number {
    let reach = row
    while (reach < this.rows - 1 && this.isFree(reach + 1, column)) reach++
    return reach
  }

  isRowFree(row: number, from: number, to: number): boolean {
    const start = row * (this.columns + 1)
    const [first, behind] = from < to ? [from + 1, to] : [to + 1, from]
    return behind <= first || this.inRow[start + first] === this.inRow[start + behind]
  }

  isColumnFree(column: number, from: number, to: number): boolean {
    const { columns, inColumn } = this
    const [first, behind] = from < to ? [from + 1, to] : [to + 1, from]
    return (
      behind <= first || inColumn[first * columns + column] === inColumn[behind * columns + column]
    )
  }

  private isFree(row: number, column: number): boolean {
    return this.tiles[row * this.columns + column] === 0
  }
}
