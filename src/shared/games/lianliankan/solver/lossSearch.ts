/**
 * Whether any order of links gets stuck: every order is played, but for what `linkedBoard.ts` saves,
 * and for positions seen before, known by the whole set of tiles that stand: no two are mixed up.
 */
import type { Pair } from '../rules/position'
import { LinkedBoard } from './linkedBoard'
import type { TileBoard } from './tiles'

export type LossState = 'running' | 'lost' | 'exhausted'

const NODES_PER_RUN = 32
const BYTES_PER_POSITION = 64
const BITS_PER_UNIT = 16

/** A position on the way, and the pairs still to be linked there. */
interface Frame {
  readonly pairs: readonly number[]
  next: number
  /** Links made before it, those of whole types included. */
  readonly played: number
}

export class LossSearch {
  state: LossState = 'running'
  nodes = 0
  private readonly linked: LinkedBoard
  private readonly frames: Frame[] = []
  private readonly seen = new Set<string>()
  private bytes = 0

  /** @param maxBytes for positions seen; where it is full, no more are remembered */
  constructor(
    private readonly board: TileBoard,
    private readonly maxBytes: number,
  ) {
    this.linked = new LinkedBoard(board)
    this.enter()
    if (this.isRunning && this.frames.length === 0) this.state = 'exhausted'
  }

  get isRunning(): boolean {
    return this.state === 'running'
  }

  run(nodes: number): void {
    const end = this.nodes + Math.max(1, Math.min(nodes, NODES_PER_RUN))
    while (this.state === 'running' && this.nodes < end) this.step()
  }

  /** An order of links after which tiles are left that can't be linked. */
  losingPlay(): Pair[] {
    return this.linked.played.map((pair) => this.board.cellsOf(pair))
  }

  private step(): void {
    const frame = this.frames.at(-1)
    if (frame === undefined) {
      this.state = 'exhausted'
      return
    }
    this.linked.undo(frame.played)
    const pair = frame.pairs[frame.next++]
    if (pair === undefined) {
      this.frames.pop()
      return
    }
    this.linked.link(pair)
    this.enter()
  }

  /** Looks at the position that has been reached. */
  private enter(): void {
    this.nodes++
    this.linked.linkWholeTypes()
    const mayBeLeft = this.linked.tilesThatMayBeLeft()
    if (mayBeLeft.size === 0 || !this.remember()) return
    const pairs = this.linked.linkable()
    if (pairs.length === 0) {
      this.state = 'lost'
      return
    }
    // Those first that take no tile that may be left: they lead to a loss the sooner.
    const { firstOf, secondOf } = this.board
    const costOf = (pair: number) =>
      Number(mayBeLeft.has(firstOf[pair]!)) + Number(mayBeLeft.has(secondOf[pair]!))
    pairs.sort((a, b) => costOf(a) - costOf(b) || a - b)
    this.frames.push({ pairs, next: 0, played: this.linked.played.length })
  }

  /** Whether the position is new. */
  private remember(): boolean {
    const key = this.key()
    if (this.seen.has(key)) return false
    const bytes = BYTES_PER_POSITION + 2 * key.length
    if (this.bytes + bytes > this.maxBytes) return true
    this.bytes += bytes
    this.seen.add(key)
    return true
  }

  private key(): string {
    const { stands } = this.linked
    const units: number[] = []
    for (let from = 0; from < stands.length; from += BITS_PER_UNIT) {
      let unit = 0
      for (let bit = 0; bit < BITS_PER_UNIT; bit++) unit |= (stands[from + bit] ?? 0) << bit
      units.push(unit)
    }
    return String.fromCharCode(...units)
  }
}
