/**
 * How hard a level is, measured by what makes it so, along its smallest solution: how many moves win at
 * each step, how many of the others lose without looking like it, how long the play is forced, how
 * long the chains are. Never one bare number; `blindOdds` is one component among others.
 */
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Budget, Pausing, Task } from '../../../search/task'
import { runToEnd } from '../../../search/task'
import type { Move } from '../rules/board'
import { canonicalMoves, play, traceMove } from '../rules/moves'
import { isEmpty, type Position } from '../rules/position'
import type { Level } from '../rules/setup'
import { ExactSearch } from '../solver/exactSearch'
import { PositionTable } from '../solver/positionTable'
import type { Answering } from '../solver/proof'
import { SolveTask } from '../solver/solveTask'

/** One step of the solution. An exchange is one move, from whichever side it is made. */
export interface ProfileStep {
  readonly move: Move
  /** Legal moves. */
  readonly moves: number
  /** Those after which the level can still be solved in the moves that are left. */
  readonly wins: number
  /**
   * Losing moves that can't be seen at a glance: no colour is left with one or two blocks, and none
   * is too far apart for the moves that are left.
   */
  readonly traps: number
  /** Clears in the chain of the solution's move. */
  readonly links: number
}

export interface ProfileFindings {
  /** The first steps, as far as they are known; none where there is no solution. */
  readonly steps: readonly ProfileStep[]
}

export interface ProfileReport extends ProfileFindings, SearchProgress {
  /** `undecided`: a limit came first. */
  readonly outcome: 'complete' | 'unsolvable' | 'undecided'
  readonly limit: LimitKind | null
}

export class ProfileTask implements Task<ProfileReport> {
  private readonly failed: PositionTable
  private outcome: ProfileReport['outcome'] = 'undecided'
  private found: ProfileFindings = { steps: [] }

  constructor(
    private readonly level: Level,
    tableBytes: number,
  ) {
    this.failed = new PositionTable(tableBytes)
  }

  *work(budget: Budget): Pausing {
    const solve = new SolveTask(this.level, this.failed)
    yield* solve.work(budget)
    const { verdict } = solve.result(null, { nodes: 0, ms: 0, share: 1 })
    if (verdict.kind === 'solved') yield* this.follow(verdict.moves, budget)
    this.outcome = verdict.kind === 'solved' ? 'complete' : 'unsolvable'
    this.failed.release()
  }

  share(): number {
    return this.found.steps.length / this.level.steps
  }

  get findings(): ProfileFindings {
    return this.found
  }

  result(limit: LimitKind | null, progress: SearchProgress): ProfileReport {
    return { ...progress, ...this.found, outcome: this.outcome, limit }
  }

  private *follow(solution: readonly Move[], budget: Budget): Pausing {
    let { position } = this.level
    for (const [index, move] of solution.entries()) {
      let wins = 0
      let traps = 0
      const moves = canonicalMoves(position)
      const left = this.level.steps - index - 1
      for (const other of moves) {
        const fate = yield* this.fateOf(play(position, other), left, budget)
        if (fate === 'wins') wins++
        if (fate === 'trap') traps++
      }
      const { phases } = traceMove(position, move)
      const links = phases.filter(({ kind }) => kind === 'clear').length
      const step = { move, moves: moves.length, wins, traps, links }
      this.found = { steps: [...this.found.steps, step] }
      position = play(position, move)
    }
  }

  /** Whether a position can be cleared in exactly a number of moves. */
  private *fateOf(
    position: Position,
    left: number,
    budget: Budget,
  ): Answering<'wins' | 'trap' | 'loses'> {
    if (left === 0) return isEmpty(position) ? 'wins' : 'loses'
    const search = new ExactSearch({ position, steps: left }, this.failed)
    if (!search.isRunning) return 'loses'
    yield* runToEnd(search, budget)
    return search.state === 'solved' ? 'wins' : 'trap'
  }
}

/** The components of a profile that are numbers, for showing and sorting. */
export interface DifficultyFigures {
  /** Share of first moves that win, 0…1. */
  readonly firstShare: number
  /** Steps in a row at which a single move wins, at most. */
  readonly longestForced: number
  /** Traps at all steps. */
  readonly traps: number
  /** Clears in the longest chain. */
  readonly longestChain: number
  /** A player who moves at random along the solution wins once in this number of times. */
  readonly blindOdds: number
}

/** @param steps all steps of a complete profile, of which there is one at least */
export function figuresOf(steps: readonly ProfileStep[]): DifficultyFigures {
  const [first] = steps
  let forced = 0
  let longestForced = 0
  for (const { wins } of steps) {
    forced = wins === 1 ? forced + 1 : 0
    longestForced = Math.max(longestForced, forced)
  }
  return {
    firstShare: first === undefined ? 1 : first.wins / first.moves,
    longestForced,
    traps: steps.reduce((sum, { traps }) => sum + traps, 0),
    longestChain: Math.max(0, ...steps.map(({ links }) => links)),
    blindOdds: steps.reduce((odds, { moves, wins }) => (odds * moves) / wins, 1),
  }
}
