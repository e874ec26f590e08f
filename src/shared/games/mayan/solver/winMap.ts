/**
 * What each move of a position leads to when exactly k moves are left: the map behind hints, and
 * behind the editor's overlay.
 */
import type { Move } from '../rules/board'
import { legalMoves, play } from '../rules/moves'
import type { Level } from '../rules/setup'
import type { PositionTable } from './positionTable'
import { SolveTask } from './solveTask'
import type { Budget, Pausing, Task } from '../../../search/task'
import type { LimitKind, SearchProgress } from '../../../search/limits'

/** `least`: the fewest moves to the empty board, this one included; null while that is not known. */
export type MoveOutcome =
  | { readonly kind: 'wins'; readonly least: number | null }
  | { readonly kind: 'loses' }
  | { readonly kind: 'undecided' }

export interface MoveVerdict {
  readonly move: Move
  readonly outcome: MoveOutcome
}

export interface WinMap extends SearchProgress {
  /** Every legal move in the contest's order, an exchange from either side. */
  readonly moves: readonly MoveVerdict[]
  /** Whether the position can be won; `undecided` where no move wins and not all are known. */
  readonly outcome: 'wins' | 'loses' | 'undecided'
  readonly limit: LimitKind | null
}

export class WinMapTask implements Task<WinMap> {
  private readonly moves: readonly Move[]
  private readonly outcomes: MoveOutcome[]
  private decided = 0

  /** @param level the position, with the moves that are left as its steps */
  constructor(
    private readonly level: Level,
    private readonly failed: PositionTable,
  ) {
    this.moves = legalMoves(level.position)
    this.outcomes = this.moves.map(() => ({ kind: 'undecided' }))
  }

  *work(budget: Budget): Pausing {
    for (const [index, move] of this.moves.entries()) {
      // The drag to the left onto a block is its neighbour's drag to the right.
      const twin = this.moves.findIndex((other) => isSameExchange(other, move))
      const known = twin >= 0 && twin < index ? this.outcomes[twin] : undefined
      if (known === undefined) yield* this.decide(index, move, budget)
      else this.outcomes[index] = known
      this.decided++
    }
  }

  share(): number {
    return this.decided / Math.max(1, this.moves.length)
  }

  result(limit: LimitKind | null, progress: SearchProgress): WinMap {
    const moves = this.moves.map((move, index) => ({
      move,
      outcome: this.outcomes[index] ?? ({ kind: 'undecided' } as const),
    }))
    return { ...progress, moves, outcome: outcomeOf(moves), limit }
  }

  private *decide(index: number, move: Move, budget: Budget): Pausing {
    const position = play(this.level.position, move)
    const left = this.level.steps - 1
    if (left === 0) {
      const isWon = position.every((column) => column === 0)
      this.outcomes[index] = isWon ? { kind: 'wins', least: 1 } : { kind: 'loses' }
      return
    }
    const exact = new SolveTask({ position, steps: left }, this.failed)
    yield* exact.work(budget)
    if (!exact.isSolved) {
      this.outcomes[index] = { kind: 'loses' }
      return
    }
    this.outcomes[index] = { kind: 'wins', least: null }
    for (let steps = 1; steps < left; steps++) {
      const shorter = new SolveTask({ position, steps }, this.failed)
      yield* shorter.work(budget)
      if (!shorter.isSolved) continue
      this.outcomes[index] = { kind: 'wins', least: steps + 1 }
      return
    }
    this.outcomes[index] = { kind: 'wins', least: left + 1 }
  }
}

function isSameExchange(right: Move, left: Move): boolean {
  return left.g === -1 && right.g === 1 && right.y === left.y && right.x === left.x - 1
}

function outcomeOf(moves: readonly MoveVerdict[]): WinMap['outcome'] {
  if (moves.some(({ outcome }) => outcome.kind === 'wins')) return 'wins'
  return moves.every(({ outcome }) => outcome.kind === 'loses') ? 'loses' : 'undecided'
}
