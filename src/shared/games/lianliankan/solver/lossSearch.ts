/**
 * Whether any order of links gets stuck: every order is played, with three savings.
 *
 * *Whole types.* If all tiles of a type that are left can be linked with each other now, whatever
 * is linked until nothing can be linked any more takes all of them: two that were left could still
 * be linked, as other links only free cells. Nor does it matter when, or in which pairs, as all of
 * these links can be made first. So they are made first; types with two tiles that can be linked
 * are the common case.
 *
 * *Tiles that may be left.* Tiles left at the end stand so that no two of one type can be linked,
 * and each type has an even number of them. So a tile that can be linked with all others of its
 * type that may be left is not left itself. Without it the others can be linked more easily, and so
 * on; where no tile may be left in the end, no order gets stuck.
 *
 * *Positions seen before*, as the whole set of tiles that stand: no two are ever mixed up.
 */
import { BitLanes } from '../lanes'
import type { Pair } from '../position'
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
  private readonly lanes: BitLanes
  private readonly ahead: BitLanes
  private readonly stands: Uint8Array
  private readonly played: number[] = []
  private readonly frames: Frame[] = []
  private readonly safe = new Set<string>()
  private bytes = 0

  /** @param maxBytes for positions seen; where it is full, no more are remembered */
  constructor(
    private readonly board: TileBoard,
    private readonly maxBytes: number,
  ) {
    this.lanes = new BitLanes(board.position)
    this.ahead = new BitLanes(board.position)
    this.stands = new Uint8Array(board.tileCount).fill(1)
    this.enter()
    if (this.state === 'running' && this.frames.length === 0) this.state = 'exhausted'
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
    return this.played.map((pair) => this.board.cellsOf(pair))
  }

  private step(): void {
    const frame = this.frames.at(-1)
    if (frame === undefined) {
      this.state = 'exhausted'
      return
    }
    this.undo(frame.played)
    const pair = frame.pairs[frame.next++]
    if (pair === undefined) {
      this.frames.pop()
      return
    }
    this.link(pair)
    this.enter()
  }

  /** Looks at the position that has been reached. */
  private enter(): void {
    this.nodes++
    this.linkWholeTypes()
    const mayBeLeft = this.tilesThatMayBeLeft()
    if (mayBeLeft.size === 0 || !this.remember()) return
    const pairs = this.linkable()
    if (pairs.length === 0) {
      this.state = 'lost'
      return
    }
    // Those first that take no tile that may be left: they lead to a loss the sooner.
    const { firstOf, secondOf } = this.board
    const costOf = (pair: number) =>
      Number(mayBeLeft.has(firstOf[pair]!)) + Number(mayBeLeft.has(secondOf[pair]!))
    pairs.sort((a, b) => costOf(a) - costOf(b) || a - b)
    this.frames.push({ pairs, next: 0, played: this.played.length })
  }

  private standing(group: readonly number[]): readonly number[] {
    return group.filter((tile) => this.stands[tile] === 1)
  }

  private linkWholeTypes(): void {
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

  private canAllJoin(tiles: readonly number[]): boolean {
    return tiles.every((tile, at) =>
      tiles.slice(at + 1).every((other) => this.canJoin(this.lanes, tile, other)),
    )
  }

  private canJoin(lanes: BitLanes, tile: number, other: number): boolean {
    return lanes.canJoin(this.board.cells[tile]!, this.board.cells[other]!)
  }

  private tilesThatMayBeLeft(): ReadonlySet<number> {
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

  private linkable(): number[] {
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

  /** Whether the position is new. */
  private remember(): boolean {
    const key = this.key()
    if (this.safe.has(key)) return false
    const bytes = BYTES_PER_POSITION + 2 * key.length
    if (this.bytes + bytes > this.maxBytes) return true
    this.bytes += bytes
    this.safe.add(key)
    return true
  }

  private key(): string {
    const units: number[] = []
    for (let from = 0; from < this.stands.length; from += BITS_PER_UNIT) {
      let unit = 0
      for (let bit = 0; bit < BITS_PER_UNIT; bit++) unit |= (this.stands[from + bit] ?? 0) << bit
      units.push(unit)
    }
    return String.fromCharCode(...units)
  }

  private link(pair: number): void {
    this.played.push(pair)
    for (const tile of [this.board.firstOf[pair]!, this.board.secondOf[pair]!]) {
      this.stands[tile] = 0
      this.lanes.clear(this.board.cells[tile]!)
    }
  }

  private undo(size: number): void {
    while (this.played.length > size) {
      const pair = this.played.pop()!
      for (const tile of [this.board.firstOf[pair]!, this.board.secondOf[pair]!]) {
        this.stands[tile] = 1
        this.lanes.put(this.board.cells[tile]!)
      }
    }
  }
}
