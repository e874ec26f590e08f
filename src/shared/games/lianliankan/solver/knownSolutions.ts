/**
 * Solutions of a position that are known, as which tile is linked with which: their order does not
 * matter, as links only free cells. They answer most questions after whether a pair can be part of
 * a solution at once. Where none has it, an exchange may give one that does: if a is linked with c
 * and b with d, then a with b and c with d is tried, which takes a replay and no search.
 */
import { BitLanes } from '../rules/lanes'
import type { TileBoard } from './tiles'

/** What is linked with each tile. */
type Partners = Int32Array

/** More are not looked through; the latest ones are most like what is asked for. */
const MOST_KNOWN = 256
const MOST_EXCHANGED = 16

export class KnownSolutions {
  private known: Partners[] = []
  private readonly lanes: BitLanes
  private readonly start: BitLanes

  constructor(private readonly board: TileBoard) {
    this.start = new BitLanes(board.position)
    this.lanes = new BitLanes(board.position)
  }

  /** @param pairs all pairs of a solution */
  add(pairs: readonly number[]): void {
    const { firstOf, secondOf, tileCount } = this.board
    const partners = new Int32Array(tileCount)
    for (const pair of pairs) {
      partners[firstOf[pair]!] = secondOf[pair]!
      partners[secondOf[pair]!] = firstOf[pair]!
    }
    this.keep(partners)
  }

  /** From here on only solutions with this pair count. */
  require(pair: number): void {
    const { firstOf, secondOf } = this.board
    this.known = this.known.filter((partners) => partners[firstOf[pair]!] === secondOf[pair])
  }

  /** Whether a solution with this pair is known, or found by an exchange. */
  has(pair: number): boolean {
    const [a, b] = [this.board.firstOf[pair]!, this.board.secondOf[pair]!]
    if (this.known.some((partners) => partners[a] === b)) return true
    return this.known.slice(-MOST_EXCHANGED).some((partners) => this.exchange(partners, a, b))
  }

  private keep(partners: Partners): void {
    if (this.known.length === MOST_KNOWN) this.known.shift()
    this.known.push(partners)
  }

  private exchange(partners: Partners, a: number, b: number): boolean {
    const exchanged = partners.slice()
    const [c, d] = [partners[a]!, partners[b]!]
    exchanged[a] = b
    exchanged[b] = a
    exchanged[c] = d
    exchanged[d] = c
    if (!this.isSolution(exchanged)) return false
    this.keep(exchanged)
    return true
  }

  private isSolution(partners: Partners): boolean {
    const { cells } = this.board
    this.lanes.copy(this.start)
    let left = [...partners.keys()].filter((tile) => tile < partners[tile]!)
    while (left.length > 0) {
      const blocked = left.filter((tile) => {
        const [a, b] = [cells[tile]!, cells[partners[tile]!]!]
        if (!this.lanes.canJoin(a, b)) return true
        this.lanes.clear(a)
        this.lanes.clear(b)
        return false
      })
      if (blocked.length === left.length) return false
      left = blocked
    }
    return true
  }
}
