/** Whether a position can be cleared, with the order of links replayed through the rules. */
import { invariant } from '../../../invariant'
import { searchVerdict, type LimitKind, type SearchProgress } from '../../../search/limits'
import { atOnce, SearchTask } from '../../../search/task'
import type { Pair, Position } from '../rules/position'
import { isSolution } from '../rules/replay'
import { ClearSearch } from './clearSearch'
import type { SolveReport, Verdict } from './verdict'

export class SolveTask extends SearchTask<ClearSearch, SolveReport> {
  /** @param tableBytes for what is learnt on the way; where it is full, less is remembered */
  constructor(
    private readonly position: Position,
    tableBytes: number,
  ) {
    super(new ClearSearch(position, tableBytes))
  }

  /** The work can't be estimated. */
  share(): number {
    return this.search.isRunning ? 0 : 1
  }

  result(limit: LimitKind | null, progress: SearchProgress): SolveReport {
    return { ...progress, verdict: verdictOf(this.position, this.search, limit) }
  }
}

/** Solves in one go, for callers that may block (the terminal, tests). */
export const solve = atOnce(
  (position: Position, tableBytes: number) => new SolveTask(position, tableBytes),
)

/** Of a search of the position as it is: nothing is assumed. */
export function verdictOf(
  position: Position,
  search: ClearSearch,
  limit: LimitKind | null,
): Verdict {
  return searchVerdict(search.state, limit, () => ({ pairs: checkedLinks(position, search) }))
}

/** The links a search has found, replayed through the rules. */
export function checkedLinks(position: Position, search: ClearSearch): readonly Pair[] {
  const pairs = search.solution()
  invariant(isSolution(position, pairs), 'reported links replay to the empty board')
  return pairs
}
