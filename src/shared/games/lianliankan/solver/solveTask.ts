/** Whether a position can be cleared, with the order of links replayed through the rules. */
import { invariant } from '../../../invariant'
import {
  DEFAULT_LIMITS,
  type LimitKind,
  type SearchLimits,
  type SearchProgress,
} from '../../../search/limits'
import {
  runToEnd,
  TaskRunner,
  type Budget,
  type Clock,
  type Pausing,
  type Task,
} from '../../../search/task'
import type { Pair, Position } from '../rules/position'
import { isSolution } from '../rules/replay'
import { ClearSearch } from './clearSearch'
import type { ClearReport, LinkVerdict } from './verdict'

export class SolveTask implements Task<ClearReport> {
  private readonly search: ClearSearch

  /** @param tableBytes for what is learnt on the way; where it is full, less is remembered */
  constructor(
    private readonly position: Position,
    tableBytes: number,
  ) {
    this.search = new ClearSearch(position, tableBytes)
  }

  *work(budget: Budget): Pausing {
    if (this.search.isRunning) yield* runToEnd(this.search, budget)
  }

  /** The work can't be estimated. */
  share(): number {
    return this.search.isRunning ? 0 : 1
  }

  result(limit: LimitKind | null, progress: SearchProgress): ClearReport {
    return { ...progress, verdict: verdictOf(this.position, this.search, limit) }
  }
}

/** Solves in one go, for callers that may block (the terminal, tests). */
export function solve(
  position: Position,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): ClearReport {
  return runAtOnce((tableBytes) => new SolveTask(position, tableBytes), clock, limits)
}

/** Makes a task and runs it to its end, or a limit. */
export function runAtOnce<Result>(
  make: (tableBytes: number) => Task<Result>,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): Result {
  const all = { ...DEFAULT_LIMITS, ...limits }
  const start = clock()
  const task = make(all.tableBytes)
  const result = new TaskRunner(task, all, clock, clock() - start).run(Infinity)
  invariant(result !== null, 'a slice without end ends with a result')
  return result
}

/** Of a search of the position as it is: nothing is assumed. */
export function verdictOf(
  position: Position,
  search: ClearSearch,
  limit: LimitKind | null,
): LinkVerdict {
  if (search.state === 'solved') return { kind: 'solved', pairs: checkedLinks(position, search) }
  if (search.state === 'exhausted') return { kind: 'unsolvable' }
  invariant(limit !== null, 'a search that is not limited comes to an end')
  return { kind: 'undecided', limit }
}

/** The links a search has found, replayed through the rules. */
export function checkedLinks(position: Position, search: ClearSearch): readonly Pair[] {
  const pairs = search.solution()
  invariant(isSolution(position, pairs), 'reported links replay to the empty board')
  return pairs
}
