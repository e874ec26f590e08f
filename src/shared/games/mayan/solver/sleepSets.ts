/**
 * Sleep sets: moves that need not be tried because another order of the same moves has failed.
 *
 * Say z was tried at a position and failed, and b is tried there next. If neither clears anything
 * and they touch different blocks, b then z leads to the same position as z then b, which lies below
 * z and so has failed with z: after b, z may sleep. It sleeps on below b through every further move
 * that is independent of it in the same way. (Godefroid's sleep sets, from partial-order reduction.
 * A sleeping move is known to fail, so the failure of a position is a fact as before and may be
 * remembered.)
 *
 * Sets are row masks for each column, so a whole set is inherited by a few operations. Two exchanges
 * touch the same blocks only in the same row of neighbouring borders; a drop out of column x at
 * height y moves all that is above it and nothing else that an exchange could touch.
 */
import { WIDTH } from '../board'
import { occupiedCells } from '../column'
import type { Candidates } from './candidates'

export class SleepSets {
  /** Five row masks for each ply: moves that sleep there. */
  private readonly sleepRight: Int32Array
  private readonly sleepLeft: Int32Array
  /** Moves that were tried there, cleared nothing, and failed. */
  private readonly failedRight: Int32Array
  private readonly failedLeft: Int32Array

  constructor(plies: number) {
    this.sleepRight = new Int32Array(plies * WIDTH)
    this.sleepLeft = new Int32Array(plies * WIDTH)
    this.failedRight = new Int32Array(plies * WIDTH)
    this.failedLeft = new Int32Array(plies * WIDTH)
  }

  /** The move at (x, y) of this ply, which cleared nothing, has failed. */
  noteFailure(ply: number, x: number, y: number, g: number): void {
    const row = 1 << (4 * y)
    if (g === 1) this.failedRight[ply * WIDTH + x]! |= row
    else this.failedLeft[ply * WIDTH + x]! |= row
  }

  /** Nothing sleeps at this ply: it begins the path, or the move to it cleared something. */
  begin(ply: number): void {
    const at = ply * WIDTH
    for (let column = at; column < at + WIDTH; column++) {
      this.sleepRight[column] = this.sleepLeft[column] = 0
      this.failedRight[column] = this.failedLeft[column] = 0
    }
  }

  /**
   * What sleeps at this ply, which a move that cleared nothing has led to from the one above.
   *
   * @param above where the board of the ply above begins in `boards`
   * @param runMaking rows of each column whose exchange makes a run there, from `runs` on: what
   *   slept there and would have cleared something does not sleep on
   */
  inherit(
    ply: number,
    boards: Int32Array,
    above: number,
    runMaking: Int32Array,
    runs: number,
    x: number,
    y: number,
    g: number,
  ): void {
    const from = (ply - 1) * WIDTH
    const to = ply * WIDTH
    const isDrop = boards[above + x + g]! >>> (4 * y) === 0
    const row = 1 << (4 * y)
    const higher = ~(row | (row - 1))
    for (let column = 0; column < WIDTH; column++) {
      const beside = occupiedCells(boards[above + column + 1]!)
      const failed = this.failedRight[from + column]!
      let exchanges =
        (failed | (this.sleepRight[from + column]! & ~runMaking[runs + column]!)) & beside
      let right = failed & ~beside
      let left = this.failedLeft[from + column]!
      if (isDrop) {
        // It moves what is at its height and above in its column.
        if (column === x || column === x - 1) exchanges &= row - 1
        if (sharesColumn(column, column + 1, x, x + g)) right = 0
        if (sharesColumn(column, column - 1, x, x + g)) left = 0
      } else {
        if (column >= x - 1 && column <= x + 1) exchanges &= ~row
        // A drop from above the exchanged blocks does not move them.
        if (column === x || column === x + 1) {
          right &= higher
          left &= higher
        }
      }
      this.sleepRight[to + column] = exchanges | right
      this.sleepLeft[to + column] = left
      this.failedRight[to + column] = this.failedLeft[to + column] = 0
    }
  }

  /** Takes sleeping moves from the candidates of a ply. */
  removeFrom({ rightward, leftward }: Candidates, ply: number): void {
    const at = ply * WIDTH
    for (let column = at; column < at + WIDTH; column++) {
      rightward[column]! &= ~this.sleepRight[column]!
      leftward[column]! &= ~this.sleepLeft[column]!
    }
  }
}

function sharesColumn(a: number, b: number, c: number, d: number): boolean {
  return a === c || a === d || b === c || b === d
}
