/**
 * Orders of links that mean to get stuck: of a few links drawn, the one is made after which most
 * tiles may still be left in the end. A play is given up when no tile may be left. Most boards that
 * can be lost are lost by one of the first plays; they prove nothing where none of them gets stuck.
 */
import { Random } from '../../../random'
import type { Pair } from '../rules/position'
import { LinkedBoard } from './linkedBoard'
import type { TileBoard } from './tiles'

const PLAYS = 400
const DRAWS_PER_LINK = 3
/** Any: the same board is always played the same way. */
const SEED = 1175

export class LosingPlays {
  nodes = 0
  isLost = false
  private plays = 0
  private readonly random = new Random(SEED)
  private readonly linked: LinkedBoard

  constructor(private readonly board: TileBoard) {
    this.linked = new LinkedBoard(board)
  }

  get isRunning(): boolean {
    return !this.isLost && this.plays < PLAYS
  }

  /** Plays one order. */
  run(): void {
    this.linked.undo(0)
    while (this.linked.tilesThatMayBeLeft().size > 0) {
      this.nodes++
      const pairs = this.linked.linkable()
      if (pairs.length === 0) {
        this.isLost = true
        return
      }
      this.linked.link(this.worstOf(pairs))
    }
    this.plays++
  }

  losingPlay(): Pair[] {
    return this.linked.played.map((pair) => this.board.cellsOf(pair))
  }

  private worstOf(pairs: readonly number[]): number {
    const { linked, random } = this
    let [worst, most] = [random.pick(pairs), -1]
    for (let draw = 0; draw < DRAWS_PER_LINK; draw++) {
      const pair = random.pick(pairs)
      const size = linked.played.length
      linked.link(pair)
      const left = linked.tilesThatMayBeLeft().size
      linked.undo(size)
      if (left > most) [worst, most] = [pair, left]
    }
    return worst
  }
}
