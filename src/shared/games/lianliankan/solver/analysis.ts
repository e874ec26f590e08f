/**
 * What the editor shows of a level while it is made: whether it can be cleared, with an order of
 * links, and then whether it can be lost, and how. Each is reported as soon as it is known; after a
 * limit the analysis may be run on from where it stands.
 */
import type { LimitKind, SearchProgress } from '../../../search/limits'
import { runToEnd, type Budget, type Pausing, type Task } from '../../../search/task'
import type { Position } from '../rules/position'
import { ClearSearch } from './clearSearch'
import { RobustnessFinder } from './robustness'
import { verdictOf } from './solveTask'
import type { Verdict, Robustness } from './verdict'

export const ANALYSIS_PARTS = ['verdict', 'robustness'] as const
export type AnalysisPart = (typeof ANALYSIS_PARTS)[number]

/** Each value is replaced as a whole when it becomes known, never changed. */
export interface AnalysisFindings {
  readonly verdict: Verdict
  readonly robustness: Robustness
}

export interface AnalysisReport extends AnalysisFindings, SearchProgress {
  /** Which limit ended the analysis early. */
  readonly limit: LimitKind | null
}

/** Before anything is known. */
export const NOTHING_FOUND: AnalysisFindings = {
  verdict: { kind: 'undecided', limit: 'cancelled' },
  robustness: { kind: 'undecided', limit: 'cancelled' },
}

export class AnalysisTask implements Task<AnalysisReport> {
  private readonly search: ClearSearch
  private found = NOTHING_FOUND
  private robustnessShare = () => 0

  /** @param tableBytes for all that is remembered */
  constructor(
    private readonly position: Position,
    private readonly tableBytes: number,
    private readonly parts: readonly AnalysisPart[] = ANALYSIS_PARTS,
  ) {
    this.search = new ClearSearch(position, tableBytes / 2)
  }

  *work(budget: Budget): Pausing {
    if (this.search.isRunning) yield* runToEnd(this.search, budget)
    const verdict = verdictOf(this.position, this.search, null)
    this.found = { ...this.found, verdict }
    if (!this.parts.includes('robustness')) return
    if (verdict.kind === 'solved') {
      yield
      const finder = new RobustnessFinder(
        this.position,
        this.search,
        verdict.pairs,
        this.tableBytes / 2,
      )
      this.robustnessShare = () => finder.share()
      yield* finder.work(budget)
      this.found = { ...this.found, robustness: finder.robustness ?? this.found.robustness }
    } else this.found = { ...this.found, robustness: { kind: 'lost' } }
  }

  share(): number {
    if (this.found.verdict.kind === 'undecided') return 0
    return this.parts.includes('robustness') ? 0.5 + this.robustnessShare() / 2 : 1
  }

  result(limit: LimitKind | null, progress: SearchProgress): AnalysisReport {
    return { ...reportOf(this.found, progress, limit ?? 'cancelled'), limit }
  }

  /** What is known so far; a part that has not changed is the same value as before. */
  get findings(): AnalysisFindings {
    return this.found
  }
}

/** What is known when a limit ends the analysis now. */
export function reportOf(
  { verdict, robustness }: AnalysisFindings,
  { nodes, ms, share }: SearchProgress,
  limit: LimitKind,
): AnalysisReport {
  return {
    nodes,
    ms,
    share,
    verdict: verdict.kind === 'undecided' ? { kind: 'undecided', limit } : verdict,
    robustness: robustness.kind === 'undecided' ? { kind: 'undecided', limit } : robustness,
    limit,
  }
}
