/**
 * Whether a board can be cleared, and how: complete, so that "no" is a proof.
 *
 * *The order of links does not matter, only which tile is linked with which.* Linking only ever
 * frees cells, so a pair that can be linked can be linked at any later time as long as both tiles
 * stand. If it is known which tiles form pairs, any order in which these pairs are linked as
 * they can be ends with the same tiles: none, or some that hold each other. So what is searched are
 * matchings, not orders: 3 for a type with four tiles, whose orders mingle with all others'. A type
 * with two tiles left has one; its pair is forced, and linking it at once can do no harm.
 *
 * *What a failure teaches.* If tiles block each other regardless of the pairs that are not
 * excluded (`locks.ts`), then every solution has one of a few pairs, all excluded until now: a
 * clause. Few of them are needed, as a clause covers all matchings that fail for that reason, and
 * nothing elsewhere on the board is part of it. That is conflict-driven clause
 * learning with clauses found when needed (`matching.ts`); it takes the place of a table of
 * positions seen, which would distinguish sets of tiles that differ somewhere else.
 *
 * *The search*: all conclusions are drawn and chosen pairs linked where they can be; locked tiles
 * are a conflict. Else one of the pairs that can be linked now is chosen, of those that were in
 * most conflicts lately. Until the first conflict that is a greedy play. After some conflicts it
 * restarts and keeps what it learnt.
 *
 * Solutions that begin with given links are asked for as decisions made first, so that one search
 * answers many questions about a board. What it learns never depends on what was asked.
 */
import { invariant } from '../../../invariant'
import { BitLanes } from '../rules/lanes'
import type { SearchState } from '../../../search/limits'
import type { Pair, Position } from '../rules/position'
import { LockFinder } from './locks'
import { CHOSEN, EXCLUDED, Matching, OPEN, type Conflict } from './matching'
import { TileBoard } from './tiles'

/** Positions looked at between two pauses at most: a few milliseconds on the largest boards. */
const NODES_PER_RUN = 32
/** Conflicts before the first new start; the next one comes after half as many again, and so on. */
const FIRST_RESTART = 64

export class ClearSearch {
  state: SearchState = 'running'
  nodes = 0
  conflicts = 0
  readonly board: TileBoard
  private readonly matching: Matching
  private readonly locks: LockFinder
  private readonly lanes: BitLanes
  /** The links made so far, and the level each was made at. */
  private readonly played: number[] = []
  private readonly playedAt: number[] = []
  private standing: number[]
  private readonly isStanding: Uint8Array
  private assumed: readonly number[] = []
  private restartAt = FIRST_RESTART
  private isRefuted = false

  constructor(position: Position, tableBytes: number) {
    this.board = new TileBoard(position)
    this.matching = new Matching(this.board, tableBytes)
    this.locks = new LockFinder(this.board, this.matching)
    this.lanes = new BitLanes(position)
    this.standing = [...this.board.cells.keys()]
    this.isStanding = new Uint8Array(this.board.tileCount).fill(1)
    const hasOddType = this.board.groups.some(({ length }) => length % 2 === 1)
    if (hasOddType || this.matching.chooseForced() !== null) this.refute()
  }

  get isRunning(): boolean {
    return this.state === 'running'
  }

  /** Asks for another solution: one that begins with these links, which can be made in this order. */
  start(links: readonly Pair[]): void {
    this.assumed = links.map((pair) => this.board.pairAt(pair))
    this.backTo(0)
    this.state = this.isRefuted ? 'exhausted' : 'running'
  }

  run(nodes: number): void {
    const end = this.nodes + Math.max(1, Math.min(nodes, NODES_PER_RUN))
    while (this.state === 'running' && this.nodes < end) this.step()
  }

  /** The links in the order they were made. */
  solution(): Pair[] {
    invariant(this.state === 'solved', 'a solution has been found')
    return this.played.map((pair) => this.board.cellsOf(pair))
  }

  private step(): void {
    this.nodes++
    let conflict = this.matching.propagate()
    if (conflict === null) {
      const wanted = this.assumed[this.matching.level]
      if (wanted !== undefined) {
        this.assume(wanted)
        return
      }
      this.play()
      conflict = this.locks.find(this.standing, this.lanes)
    }
    if (conflict !== null) this.handle(conflict)
    else if (this.standing.length === 0) this.state = 'solved'
    else this.decide()
  }

  /** A link that is wanted; it can't be where what was learnt excludes it. */
  private assume(pair: number): void {
    const value = this.matching.values[pair]
    if (value === EXCLUDED) this.state = 'exhausted'
    else this.matching.decide(value === OPEN ? pair : null)
  }

  private handle(conflict: Conflict): void {
    this.conflicts++
    if (!this.matching.learn(conflict)) {
      this.refute()
      return
    }
    this.undoPlayed()
    if (this.conflicts < this.restartAt) return
    this.restartAt = Math.ceil(this.restartAt * 1.5)
    this.backTo(0)
  }

  private refute(): void {
    this.isRefuted = true
    this.state = 'exhausted'
  }

  private decide(): void {
    const pair = this.bestPair()
    invariant(pair >= 0, 'tiles that are not locked can be linked')
    this.matching.decide(pair)
  }

  /** The open pair that can be linked now and was in most conflicts. */
  private bestPair(): number {
    const { board, matching, isStanding } = this
    let best = -1
    let most = -1
    for (let pair = 0; pair < board.pairCount; pair++) {
      const activity = matching.activity[pair]!
      if (activity <= most || matching.values[pair] !== OPEN) continue
      const [a, b] = [board.firstOf[pair]!, board.secondOf[pair]!]
      if (isStanding[a] === 0 || isStanding[b] === 0) continue
      if (!this.lanes.canJoin(board.cells[a]!, board.cells[b]!)) continue
      best = pair
      most = activity
    }
    return best
  }

  /** Makes all links that can be made by chosen pairs. */
  private play(): void {
    for (let isNew = true; isNew;) {
      isNew = false
      for (const tile of this.standing) {
        const pair = this.isStanding[tile] === 1 ? this.chosenWith(tile) : -1
        if (pair < 0 || !this.lanes.canJoin(...this.board.cellsOf(pair))) continue
        this.link(pair)
        isNew = true
      }
      this.standing = this.standing.filter((tile) => this.isStanding[tile] === 1)
    }
  }

  private chosenWith(tile: number): number {
    for (const other of this.board.groupWith(tile)) {
      if (other === tile) continue
      const pair = this.board.pairOf(tile, other)
      if (this.matching.values[pair] === CHOSEN) return pair
    }
    return -1
  }

  private link(pair: number): void {
    this.played.push(pair)
    this.playedAt.push(this.matching.level)
    const { firstOf, secondOf, cells } = this.board
    for (const tile of [firstOf[pair]!, secondOf[pair]!]) {
      this.lanes.clear(cells[tile]!)
      this.isStanding[tile] = 0
    }
  }

  private backTo(level: number): void {
    this.matching.backTo(level)
    this.undoPlayed()
  }

  private undoPlayed(): void {
    const { firstOf, secondOf, cells } = this.board
    const before = this.played.length
    while (this.playedAt.length > 0 && this.playedAt.at(-1)! > this.matching.level) {
      const pair = this.played.pop()!
      this.playedAt.pop()
      for (const tile of [firstOf[pair]!, secondOf[pair]!]) {
        this.lanes.put(cells[tile]!)
        this.isStanding[tile] = 1
        this.standing.push(tile)
      }
    }
    if (this.played.length < before) this.standing.sort((a, b) => a - b)
  }
}
