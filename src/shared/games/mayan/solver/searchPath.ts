/**
 * The path of a depth-first search for solutions of exactly n moves: boards, counts and untried
 * moves of every ply, in typed arrays. What it leaves out can't lose a solution:
 *
 * - a leftward drag onto a block is the rightward drag of its neighbour, which sorts first and
 *   counts as one move with it;
 * - a move is not made when the displacement bound (`displacement.ts`) shows that the moves left
 *   after it can't suffice; which moves these are is found for whole columns (`candidates.ts`);
 * - a move sleeps where another order of the same moves has failed (`sleepSets.ts`);
 * - the last move is not searched for but found (`lastMove.ts`).
 *
 * The path is explicit, not on the call stack, so a search can be stopped and continued anywhere.
 */
import { WIDTH, type Move } from '../board'
import { colourAt } from '../column'
import { canonicalMoves } from '../moves'
import type { Level } from '../setup'
import {
  boardAt,
  hasNewRun,
  makeBoardStack,
  recolouredDensely,
  settleBoard,
  shiftBlock,
} from './boardStack'
import { findCandidates, findLastCandidates, makeCandidates, type Candidates } from './candidates'
import { ColourCounts } from './colourCounts'
import { findRunMaking, keepRunMaking, takeLastMove } from './lastMove'
import { moveAt, moveNumber, NO_MOVE } from './moveNumber'
import { SleepSets } from './sleepSets'

export class SearchPath {
  /** Moves made; the position after them is at `at` in `boards`. */
  ply = 0
  /** Whether the bound leaves a solution possible at all. */
  readonly isOpen: boolean
  readonly steps: number
  readonly boards: Int32Array

  private readonly count: ColourCounts
  private readonly candidates: Candidates
  /** The move made, or last tried, at each ply. */
  private readonly moves: Int32Array
  /** Whether the move made at each ply cleared nothing. */
  private readonly wasQuiet: Uint8Array
  private readonly sleep: SleepSets
  /** Rows of each ply's columns whose exchange makes a run. */
  private readonly runMaking: Int32Array
  private readonly rootMoves: readonly Move[]

  constructor({ position, steps }: Level) {
    const { columns, colours } = recolouredDensely(position)
    this.steps = steps
    this.rootMoves = canonicalMoves(position)
    this.boards = makeBoardStack(steps + 2)
    this.boards.set(columns, boardAt(0))
    this.count = new ColourCounts(colours, steps)
    this.candidates = makeCandidates(steps)
    this.moves = new Int32Array(steps).fill(NO_MOVE)
    this.wasQuiet = new Uint8Array(steps)
    this.sleep = new SleepSets(steps)
    this.runMaking = new Int32Array(steps * WIDTH)
    this.isOpen = this.count.recount(this.boards, boardAt(0), steps)
  }

  /** Where the position of this ply begins in `boards`. */
  get at(): number {
    return boardAt(this.ply)
  }

  get left(): number {
    return this.steps - this.ply
  }

  /**
   * Whether remembering this position costs less than searching it anew: not with one move left
   * and two colours to be moved, which leaves hardly a candidate.
   */
  get isWorthRemembering(): boolean {
    return !this.isNearlyDone
  }

  /** Finds what is to be tried at this ply. */
  enter(): void {
    const { boards, count, candidates, ply, sleep } = this
    const at = boardAt(ply)
    const masks = ply * WIDTH
    const left = this.steps - ply - 1
    if (this.isNearlyDone) this.hasLastCandidate()
    else findCandidates(boards, at, count, left, candidates, masks)
    if (left === 0) {
      keepRunMaking(boards, at, candidates, masks)
      return
    }
    if (ply === 0 || this.wasQuiet[ply - 1] === 0) sleep.begin(ply)
    else this.inheritSleep()
    sleep.removeFrom(candidates, ply)
    // Sleep is not handed on to the last ply, where little is tried.
    if (left > 1) findRunMaking(boards, at, this.runMaking, masks)
  }

  /** Makes the next untried move after which the bound leaves a solution; false if there is none. */
  descend(): boolean {
    const { rightward, leftward } = this.candidates
    for (let x = 0; x < WIDTH; x++) {
      const at = this.ply * WIDTH + x
      for (;;) {
        const rows = rightward[at]! | leftward[at]!
        if (rows === 0) break
        const row = rows & -rows
        const y = (31 - Math.clz32(row)) >> 2
        const g = (rightward[at]! & row) !== 0 ? 1 : -1
        if (g === 1) rightward[at]! ^= row
        else leftward[at]! ^= row
        this.moves[this.ply] = moveNumber(x, y, g)
        if (this.make(x, y, x + g)) return true
        this.ascend()
      }
    }
    return false
  }

  /** The move that was just taken back has no solution below it. */
  noteFailure(): void {
    const { ply } = this
    if (this.wasQuiet[ply] === 0) return
    const { x, y, g } = moveAt(this.moves[ply]!)
    this.sleep.noteFailure(ply, x, y, g)
  }

  private inheritSleep(): void {
    const { ply } = this
    const { x, y, g } = moveAt(this.moves[ply - 1]!)
    const runs = (ply - 1) * WIDTH
    this.sleep.inherit(ply, this.boards, boardAt(ply - 1), this.runMaking, runs, x, y, g)
  }

  /** Takes the last move made back. */
  ascend(): void {
    const { boards, count } = this
    const ply = --this.ply
    if (this.wasQuiet[ply] === 0) {
      count.restore(ply)
      return
    }
    const { x, y, g } = moveAt(this.moves[ply]!)
    const at = boardAt(ply)
    count.shift(colourAt(boards[at + x]!, y), colourAt(boards[at + x + g]!, y), x + g, x)
  }

  /** With one move left: takes the next one that empties the board; false if there is none. */
  finish(): boolean {
    const { boards, candidates, ply } = this
    const move = takeLastMove(boards, boardAt(ply), candidates, ply * WIDTH, boardAt(ply + 1))
    this.moves[ply] = move
    return move !== NO_MOVE
  }

  /** The first `length` moves made or, at the last ply, found. */
  path(length: number): Move[] {
    return Array.from(this.moves.subarray(0, length), moveAt)
  }

  /** Share of the first moves whose search is complete, 0…1, while it runs. */
  rootShare(): number {
    const current = this.moves[0]!
    const done = this.rootMoves.filter(({ x, y, g }) => moveNumber(x, y, g) < current).length
    return done / Math.max(1, this.rootMoves.length)
  }

  /** One move left, and it is known which colours it must move. */
  private get isNearlyDone(): boolean {
    return this.ply === this.steps - 1 && this.count.sum !== 0
  }

  private hasLastCandidate(): boolean {
    const { boards, count, candidates, ply } = this
    return findLastCandidates(boards, boardAt(ply), count, candidates, ply * WIDTH)
  }

  /** Makes a move; whether the bound leaves a solution after it. */
  private make(x: number, y: number, target: number): boolean {
    const { boards, count } = this
    const from = boardAt(this.ply)
    const to = boardAt(this.ply + 1)
    shiftBlock(boards, from, to, x, y, target)
    const ply = this.ply++
    if (!hasNewRun(boards, to, x, target)) {
      this.wasQuiet[ply] = 1
      count.shift(colourAt(boards[from + x]!, y), colourAt(boards[from + target]!, y), x, target)
      return !this.isNearlyDone || this.hasLastCandidate()
    }
    this.wasQuiet[ply] = 0
    settleBoard(boards, to)
    count.save(ply)
    return count.recount(boards, to, this.steps - ply - 1)
  }
}
