/**
 * Which tile is linked with which: a perfect matching of the tiles of each type, with clauses over
 * its pairs, as conflict-driven clause learning keeps them (MiniSat's scheme: unit propagation with
 * two watched literals, first unique implication point, backjumping). That every tile is in exactly
 * one pair is not written down in clauses but counted, as there may be hundreds of thousands pairs.
 *
 * A literal is twice the number of a pair, plus 1 for "not this pair".
 */
import { ClauseStore } from './clauseStore'
import type { TileBoard } from './tiles'

/** Values of a pair. */
export const OPEN = 0
export const CHOSEN = 1
export const EXCLUDED = -1

export const chosen = (pair: number) => 2 * pair
export const excluded = (pair: number) => 2 * pair + 1
const pairIn = (literal: number) => literal >> 1

/** Reasons: a clause (0 and more), a pair chosen that shares a tile (below −1), a tile, or none. */
const NO_REASON = -1
const byRival = (pair: number) => -2 - pair
const TILE_REASONS = 1 << 30

/** Of what is learnt at each conflict, what was learnt before counts for so much less. */
const ACTIVITY_GROWTH = 1 / 0.95
const MOST_ACTIVITY = 1e100

/** Literals that are all false. */
export type Conflict = readonly number[]

export class Matching {
  /** OPEN, CHOSEN or EXCLUDED, for each pair. */
  readonly values: Int8Array
  /** How much each pair was involved in conflicts. */
  readonly activity: Float64Array
  private growth = 1
  /** Pairs of each tile that are not excluded. */
  private readonly counts: Int32Array
  private readonly levels: Int32Array
  private readonly reasons: Int32Array
  private readonly trail: Int32Array
  private size = 0
  private head = 0
  private readonly starts: number[] = []
  private readonly isSeen: Uint8Array
  private readonly clauses: ClauseStore

  constructor(
    private readonly board: TileBoard,
    maxBytes: number,
  ) {
    const { pairCount, tileCount } = board
    this.values = new Int8Array(pairCount)
    this.activity = new Float64Array(pairCount)
    this.levels = new Int32Array(pairCount)
    this.reasons = new Int32Array(pairCount)
    this.trail = new Int32Array(pairCount)
    this.isSeen = new Uint8Array(pairCount)
    this.counts = new Int32Array(tileCount).map((_, tile) => board.groupWith(tile).length - 1)
    this.clauses = new ClauseStore(maxBytes)
  }

  /** Decisions that stand. */
  get level(): number {
    return this.starts.length
  }

  /** Pairs that have to be chosen from the start: of types with two tiles. */
  chooseForced(): Conflict | null {
    for (let tile = 0; tile < this.board.tileCount; tile++) {
      const conflict = this.checkTile(tile)
      if (conflict !== null) return conflict
    }
    return null
  }

  /** A new level, with a pair that is open, or with nothing new. */
  decide(pair: number | null): void {
    this.starts.push(this.size)
    if (pair !== null) this.assign(chosen(pair), NO_REASON)
  }

  backTo(level: number): void {
    const start = this.starts[level]
    if (start === undefined) return
    while (this.size > start) {
      const pair = this.trail[--this.size]!
      if (this.values[pair] === EXCLUDED) this.count(pair, 1)
      this.values[pair] = OPEN
    }
    this.head = this.size
    this.starts.length = level
  }

  /** Draws all conclusions. */
  propagate(): Conflict | null {
    while (this.head < this.size) {
      const pair = this.trail[this.head++]!
      const conflict =
        this.values[pair] === CHOSEN
          ? (this.excludeRivals(pair) ?? this.visit(excluded(pair)))
          : (this.checkTiles(pair) ?? this.visit(chosen(pair)))
      if (conflict !== null) return conflict
    }
    return null
  }

  /** Learns from a conflict and backtracks as far as it shows; false when there is no matching. */
  learn(conflict: Conflict): boolean {
    let level = 0
    for (const literal of conflict) level = Math.max(level, this.levelOf(literal))
    if (level === 0) return false
    this.backTo(level)
    // One level above is still there: the conflict's own.
    const clause = this.analyse(conflict, level)
    this.growth *= ACTIVITY_GROWTH
    let back = 0
    for (let index = 1; index < clause.length; index++) {
      const at = this.levelOf(clause[index]!)
      if (at <= back) continue
      back = at
      ;[clause[1], clause[index]] = [clause[index]!, clause[1]!]
    }
    this.backTo(back)
    const reason = clause.length === 1 ? NO_REASON : this.clauses.add(clause)
    this.assign(clause[0]!, reason)
    this.clauses.trim((number) => this.isReason(number))
    return true
  }

  private levelOf(literal: number): number {
    return this.levels[pairIn(literal)]!
  }

  private isFalse(literal: number): boolean {
    return this.values[pairIn(literal)] === ((literal & 1) === 0 ? EXCLUDED : CHOSEN)
  }

  private isTrue(literal: number): boolean {
    return this.values[pairIn(literal)] === ((literal & 1) === 0 ? CHOSEN : EXCLUDED)
  }

  private isReason(clause: number): boolean {
    const literal = this.clauses.at(clause)[0]!
    return this.isTrue(literal) && this.reasons[pairIn(literal)] === clause
  }

  private assign(literal: number, reason: number): void {
    const pair = pairIn(literal)
    const isExcluded = (literal & 1) === 1
    this.values[pair] = isExcluded ? EXCLUDED : CHOSEN
    this.levels[pair] = this.level
    this.reasons[pair] = reason
    this.trail[this.size++] = pair
    if (isExcluded) this.count(pair, -1)
  }

  private count(pair: number, by: number): void {
    const { firstOf, secondOf } = this.board
    this.counts[firstOf[pair]!]! += by
    this.counts[secondOf[pair]!]! += by
  }

  private excludeRivals(pair: number): Conflict | null {
    const { board, values } = this
    for (const tile of [board.firstOf[pair]!, board.secondOf[pair]!]) {
      for (const other of board.groupWith(tile)) {
        if (other === tile) continue
        const rival = board.pairOf(tile, other)
        if (rival === pair) continue
        if (values[rival] === CHOSEN) return [excluded(pair), excluded(rival)]
        if (values[rival] === OPEN) this.assign(excluded(rival), byRival(pair))
      }
    }
    return null
  }

  private checkTiles(pair: number): Conflict | null {
    return this.checkTile(this.board.firstOf[pair]!) ?? this.checkTile(this.board.secondOf[pair]!)
  }

  /** A tile with one pair left has to take it. */
  private checkTile(tile: number): Conflict | null {
    const count = this.counts[tile]!
    if (count > 1) return null
    if (count === 0) return this.pairsWith(tile, -1)
    for (const other of this.board.groupWith(tile)) {
      if (other === tile) continue
      const pair = this.board.pairOf(tile, other)
      if (this.values[pair] === OPEN) this.assign(chosen(pair), TILE_REASONS + tile)
    }
    return null
  }

  private pairsWith(tile: number, except: number): number[] {
    const literals: number[] = []
    for (const other of this.board.groupWith(tile)) {
      if (other === tile) continue
      const pair = this.board.pairOf(tile, other)
      if (pair !== except) literals.push(chosen(pair))
    }
    return literals
  }

  /** The clauses that watch a literal which has become false. */
  private visit(literal: number): Conflict | null {
    return this.clauses.visit(literal, {
      isTrue: (other) => this.isTrue(other),
      isFalse: (other) => this.isFalse(other),
      imply: (other, clause) => {
        this.assign(other, clause)
      },
    })
  }

  /** The literals, all false, that made a pair what it is. */
  private causesOf(pair: number): Conflict {
    const reason = this.reasons[pair]!
    if (reason === NO_REASON) return []
    if (reason < NO_REASON) return [excluded(-2 - reason)]
    if (reason >= TILE_REASONS) return this.pairsWith(reason - TILE_REASONS, pair)
    return this.clauses.at(reason).slice(1)
  }

  /** The clause of the first unique implication point, which comes first in it. */
  private analyse(conflict: Conflict, level: number): number[] {
    const clause = [0]
    const seen: number[] = []
    let open = 0
    let at = this.size
    let causes = conflict
    for (;;) {
      for (const literal of causes) {
        const pair = pairIn(literal)
        if (this.isSeen[pair] === 1 || this.levels[pair] === 0) continue
        this.isSeen[pair] = 1
        seen.push(pair)
        this.bump(pair)
        if (this.levels[pair] === level) open++
        else clause.push(literal)
      }
      do at--
      while (this.isSeen[this.trail[at]!] === 0)
      const pair = this.trail[at]!
      if (--open === 0) {
        clause[0] = this.values[pair] === CHOSEN ? excluded(pair) : chosen(pair)
        break
      }
      causes = this.causesOf(pair)
    }
    const needed = clause.filter((literal, index) => index === 0 || !this.isImplied(literal))
    for (const pair of seen) this.isSeen[pair] = 0
    return needed
  }

  /** Whether the other literals of the clause that is being learnt imply this one. */
  private isImplied(literal: number): boolean {
    const pair = pairIn(literal)
    if (this.reasons[pair] === NO_REASON) return false
    return this.causesOf(pair).every((cause) => {
      const other = pairIn(cause)
      return this.isSeen[other] === 1 || this.levels[other] === 0
    })
  }

  private bump(pair: number): void {
    this.activity[pair]! += this.growth
    if (this.activity[pair]! < MOST_ACTIVITY) return
    for (let each = 0; each < this.activity.length; each++) this.activity[each]! /= MOST_ACTIVITY
    this.growth /= MOST_ACTIVITY
  }
}
