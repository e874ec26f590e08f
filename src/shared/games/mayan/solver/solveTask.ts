/** Solving in exactly n moves, and in the fewest: verdicts with their proof replayed. */
import { invariant } from '../../../invariant'
import type { Move } from '../rules/board'
import { isSolution } from '../rules/moves'
import type { Level } from '../rules/setup'
import { ExactSearch } from './exactSearch'
import type { PositionTable } from './positionTable'
import { SearchTask, type Budget, type Pausing, type Task } from '../../../search/task'
import { searchVerdict, type LimitKind, type SearchProgress } from '../../../search/limits'
import type { SolveReport } from './verdict'

/** The smallest solution of exactly `level.steps` moves. */
export class SolveTask extends SearchTask<ExactSearch, SolveReport> {
  constructor(
    private readonly level: Level,
    failed: PositionTable,
  ) {
    super(new ExactSearch(level, failed))
  }

  get isSolved(): boolean {
    return this.search.state === 'solved'
  }

  share(): number {
    return this.search.rootShare()
  }

  result(limit: LimitKind | null, progress: SearchProgress): SolveReport {
    const { search, level } = this
    const verdict = searchVerdict(search.state, limit, () => ({
      moves: checkedSolution(level, search),
    }))
    return { ...progress, verdict }
  }
}

/**
 * The smallest solution of the fewest moves, `level.steps` at most. Failures found for fewer moves
 * hold for more, so all lengths share one table.
 */
export class MinimumTask implements Task<SolveReport> {
  private current: SolveTask

  constructor(
    private readonly level: Level,
    private readonly failed: PositionTable,
  ) {
    this.current = new SolveTask({ ...level, steps: 1 }, failed)
  }

  *work(budget: Budget): Pausing {
    for (let steps = 1; steps <= this.level.steps; steps++) {
      this.current = new SolveTask({ ...this.level, steps }, this.failed)
      yield* this.current.work(budget)
      if (this.current.isSolved) return
    }
  }

  share(): number {
    return this.current.share()
  }

  result(limit: LimitKind | null, progress: SearchProgress): SolveReport {
    return this.current.result(limit, progress)
  }
}

/** The solution a search has found, replayed through the rules. */
export function checkedSolution(level: Level, search: ExactSearch): readonly Move[] {
  const moves = search.solution()
  invariant(
    moves.length === level.steps && isSolution(level.position, moves),
    'a reported solution replays to the empty board',
  )
  return moves
}
