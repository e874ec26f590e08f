/**
 * What the displacement bound needs to know of the board at the end of a search path: how many
 * blocks of each colour its columns hold, and the sum of the colours' distances. Kept up to date
 * move by move and taken back the same way; only a clear makes a new count necessary.
 */
import { MAX_COLOUR, WIDTH } from '../board'
import { displacementTable, ONE_IN_COLUMN, type ColumnCounts } from './displacement'

const STRIDE = MAX_COLOUR + 1

export class ColourCounts {
  readonly distances = displacementTable()
  /** `ColumnCounts` of each colour, 1…`colours`; entry 0 is of no meaning. */
  readonly counts = new Int32Array(STRIDE)
  /** Sum of the colours' distances. */
  sum = 0

  /** Counts and sum before the clears of each ply. */
  private readonly saved: Int32Array

  /** @param plies how many moves the path may have */
  constructor(
    readonly colours: number,
    plies: number,
  ) {
    this.saved = new Int32Array(plies * STRIDE)
  }

  /** Counts the board at `at`; whether the bound leaves a solution of `left` moves possible. */
  recount(boards: Int32Array, at: number, left: number): boolean {
    const { counts, colours, distances } = this
    for (let colour = 1; colour <= colours; colour++) counts[colour] = 0
    for (let x = 0; x < WIDTH; x++) {
      for (let rest = boards[at + x]!; rest !== 0; rest >>>= 4) {
        counts[rest & 0xf]! += ONE_IN_COLUMN[x]!
      }
    }
    let sum = 0
    let blocks: ColumnCounts = 0
    for (let colour = 1; colour <= colours; colour++) {
      const distance = distances[counts[colour]!]!
      if (distance > left) return false
      sum += distance
      blocks |= counts[colour]!
    }
    this.sum = sum
    // An empty board has no move, so nothing can be solved from it in one or more.
    return blocks !== 0 && sum <= 2 * left
  }

  /** A block of `colour` goes from column x to `target`; one of `other`, if not 0, comes back. */
  shift(colour: number, other: number, x: number, target: number): void {
    if (colour === other) return
    const way = ONE_IN_COLUMN[target]! - ONE_IN_COLUMN[x]!
    this.move(colour, way)
    if (other !== 0) this.move(other, -way)
  }

  save(ply: number): void {
    const at = ply * STRIDE
    this.saved[at] = this.sum
    for (let colour = 1; colour <= this.colours; colour++) {
      this.saved[at + colour] = this.counts[colour]!
    }
  }

  restore(ply: number): void {
    const at = ply * STRIDE
    this.sum = this.saved[at]!
    for (let colour = 1; colour <= this.colours; colour++) {
      this.counts[colour] = this.saved[at + colour]!
    }
  }

  private move(colour: number, way: ColumnCounts): void {
    const { counts, distances } = this
    const before = counts[colour]!
    counts[colour] = before + way
    this.sum += distances[before + way]! - distances[before]!
  }
}
