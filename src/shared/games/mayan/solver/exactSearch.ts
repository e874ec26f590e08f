/**
 * Exactly n moves, lexicographically smallest: depth-first search in the contest's order over
 * packed positions. What keeps it small can't lose the smallest answer:
 *
 * - a leftward drag onto a block is left out: it is the rightward drag of its neighbour, which
 *   sorts first;
 * - a (position, moves left) that failed once is not searched again (`FailedTable`);
 * - a move is not made when the displacement bound (`displacement.ts`) shows that the moves left
 *   after it can't suffice; which moves these are is found for whole columns (`candidates.ts`);
 * - the last move is not searched for but found (`lastMove.ts`).
 *
 * Depth-first rather than two-sided or breadth-first, since the answer must be the smallest in move
 * order and since clears can't be undone from the end. The path is explicit, so a search runs in
 * slices and can be stopped and continued at any node. Failures are facts about positions, not
 * about the path to them, so a table may be shared by searches of any levels.
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
import { findCandidates, findLastExchanges, makeCandidates, type Candidates } from './candidates'
import { ColourCounts } from './colourCounts'
import type { FailedTable } from './failedTable'
import { lastMove } from './lastMove'
import { moveAt, moveNumber, NO_MOVE } from './moveNumber'

export type SearchState = 'running' | 'solved' | 'exhausted'

export class ExactSearch {
  /** Positions reached by a move that the bound let through, the last moves not counted. */
  nodes = 0
  state: SearchState = 'running'

  /** Moves made; the position after them is being expanded. */
  private ply = 0
  private readonly steps: number
  private readonly boards: Int32Array
  private readonly count: ColourCounts
  private readonly candidates: Candidates
  /** The move made at each ply, and whether it cleared nothing. */
  private readonly moves: Int32Array
  private readonly wasQuiet: Uint8Array
  private readonly rootMoves: readonly Move[]

  constructor(
    { position, steps }: Level,
    private readonly failed: FailedTable,
  ) {
    const { columns, colours } = recolouredDensely(position)
    this.steps = steps
    this.rootMoves = canonicalMoves(position)
    this.boards = makeBoardStack(steps + 2)
    this.boards.set(columns, boardAt(0))
    this.count = new ColourCounts(colours, steps)
    this.candidates = makeCandidates(steps)
    this.moves = new Int32Array(steps).fill(NO_MOVE)
    this.wasQuiet = new Uint8Array(steps)
    if (!this.count.recount(this.boards, boardAt(0), steps)) this.state = 'exhausted'
    else if (steps > 1) this.enter()
    else this.state = this.finish(0) ? 'solved' : 'exhausted'
  }

  /** Searches on for about `nodes` more nodes. */
  run(nodes: number): SearchState {
    const stopAt = this.nodes + nodes
    while (this.state === 'running' && this.nodes < stopAt) {
      if (this.advance()) {
        this.ply++
        this.enter()
      } else if (this.state === 'running') {
        this.retreat()
      }
    }
    return this.state
  }

  /** The moves made so far; the answer once the state is `solved`. */
  path(): Move[] {
    const made = this.state === 'solved' ? this.steps : this.ply
    return Array.from(this.moves.subarray(0, made), moveAt)
  }

  /** Share of the first moves whose search is complete, 0…1. */
  rootShare(): number {
    if (this.state === 'exhausted') return 1
    const current = this.moves[0]!
    const done = this.rootMoves.filter(({ x, y, g }) => moveNumber(x, y, g) < current).length
    return done / Math.max(1, this.rootMoves.length)
  }

  private enter(): void {
    const { boards, count, candidates, ply, steps } = this
    findCandidates(boards, boardAt(ply), count, steps - ply - 1, candidates, ply * WIDTH)
  }

  /** All moves of this ply failed: remembers that and goes back one. */
  private retreat(): void {
    this.failed.add(this.boards, boardAt(this.ply), this.steps - this.ply)
    if (this.ply === 0) {
      this.state = 'exhausted'
    } else {
      this.ply--
      this.takeBack()
    }
  }

  /** Makes the next move of this ply that is to be searched; false when there is none. */
  private advance(): boolean {
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
        if (this.state !== 'running') return false
      }
    }
    return false
  }

  /**
   * Makes a move and says whether to search on from it; if not, it is taken back. With one move
   * left that move is found at once, and the search solved if there is one.
   */
  private make(x: number, y: number, target: number): boolean {
    const { boards, count, ply } = this
    const from = boardAt(ply)
    const to = boardAt(ply + 1)
    const left = this.steps - ply - 1
    this.nodes++
    shiftBlock(boards, from, to, x, y, target)
    const isQuiet = !hasNewRun(boards, to, x, target)
    this.wasQuiet[ply] = isQuiet ? 1 : 0
    let isOpen = true
    if (isQuiet) {
      count.shift(colourAt(boards[from + x]!, y), colourAt(boards[from + target]!, y), x, target)
    } else {
      settleBoard(boards, to)
      count.save(ply)
      isOpen = count.recount(boards, to, left)
    }
    if (isOpen && left === 1) {
      if (this.finish(ply + 1)) this.state = 'solved'
    } else if (isOpen && !this.failed.has(boards, to, left)) {
      return true
    }
    this.takeBack()
    return false
  }

  /** Brings the counts back to what they were before this ply's move. */
  private takeBack(): void {
    const { boards, count, ply } = this
    if (this.wasQuiet[ply] === 0) {
      count.restore(ply)
      return
    }
    const { x, y, g } = moveAt(this.moves[ply]!)
    const at = boardAt(ply)
    count.shift(colourAt(boards[at + x]!, y), colourAt(boards[at + x + g]!, y), x + g, x)
  }

  /** Whether one move empties the board of this ply; notes the move if so. */
  private finish(ply: number): boolean {
    const { boards, count, candidates, failed } = this
    const at = boardAt(ply)
    const masks = ply * WIDTH
    // Two colours to be moved leave so few moves that looking is cheaper than remembering.
    const isPair = count.sum === 2
    if (isPair) {
      if (!findLastExchanges(boards, at, count, candidates, masks)) return false
    } else {
      if (failed.has(boards, at, 1)) return false
      findCandidates(boards, at, count, 0, candidates, masks)
    }
    const move = lastMove(boards, at, candidates, masks, boardAt(ply + 1))
    this.moves[ply] = move
    if (move === NO_MOVE && !isPair) failed.add(boards, at, 1)
    return move !== NO_MOVE
  }
}
