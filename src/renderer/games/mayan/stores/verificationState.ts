/** What is known about a level, told from the state of the run that looks into it. */
import type { JobFailure, JobOutcome } from '@shared/ipc/jobs'
import type { SetupProblem } from '@shared/games/mayan/setup'
import {
  NOTHING_FOUND,
  reportOf,
  type AnalysisFindings,
  type AnalysisReport,
} from '@shared/games/mayan/solver/analysis'
import { soundnessOf } from '@shared/games/mayan/solver/soundness'
import type { LimitKind, SearchProgress } from '@shared/search/limits'
import type { RunState } from '../../../api/jobState'

export type Verification =
  | { readonly kind: 'idle' }
  /** Nothing is decided yet; `report` has what is known so far. */
  | { readonly kind: 'searching'; readonly report: AnalysisReport | null }
  | { readonly kind: 'not-a-level' }
  | {
      readonly kind: 'failed'
      readonly failure: JobFailure
      readonly report: AnalysisReport | null
    }
  /** Given up before it told anything. */
  | { readonly kind: 'undecided'; readonly report: null }
  | Judgement

/** What a report says of a level of n moves; a search that still runs may add to the report. */
export type Judgement =
  /** Solved in exactly n, and proved that in no fewer. */
  | { readonly kind: 'sound'; readonly report: AnalysisReport }
  /** Solved in exactly n, and in fewer. */
  | { readonly kind: 'cook'; readonly report: AnalysisReport; readonly minimum: number }
  /** A complete search found no solution of exactly n. */
  | { readonly kind: 'unsolvable'; readonly report: AnalysisReport }
  /** Whether in n, or whether in fewer, is not known. */
  | { readonly kind: 'undecided'; readonly report: AnalysisReport; readonly limit: LimitKind }

/**
 * @param run the run for exactly this setup, or null where there was none since it changed
 * @param last what the run had told before it ended or began to go on; null for nothing
 */
export function verificationOf(
  run: RunState<AnalysisReport> | null,
  { problems, steps }: { readonly problems: readonly SetupProblem[]; readonly steps: number },
  last: AnalysisReport | null,
): Verification {
  if (problems.some(({ rank }) => rank === 'fatal')) return { kind: 'not-a-level' }
  switch (run?.kind) {
    case undefined:
      return { kind: 'idle' }
    case 'starting':
    case 'running':
      return verificationSoFar(last, steps)
    case 'ended':
      return verificationOfOutcome(run.outcome, steps, last)
  }
}

/** What a running search has told so far, as if it were given up now. */
export function reportSoFar(
  found: Partial<AnalysisFindings>,
  progress: SearchProgress,
  last: AnalysisReport | null,
): AnalysisReport {
  return reportOf({ ...(last ?? NOTHING_FOUND), ...found }, progress, 'cancelled')
}

function verificationSoFar(report: AnalysisReport | null, steps: number): Verification {
  const judgement = report && judge(report, steps)
  return judgement === null || judgement.kind === 'undecided'
    ? { kind: 'searching', report }
    : judgement
}

function verificationOfOutcome(
  outcome: JobOutcome<AnalysisReport>,
  steps: number,
  last: AnalysisReport | null,
): Verification {
  if (outcome.kind === 'failed') {
    return outcome.failure.code === 'not-a-level'
      ? { kind: 'not-a-level' }
      : { kind: 'failed', failure: outcome.failure, report: last }
  }
  const report = outcome.result ?? last
  return report === null ? { kind: 'undecided', report } : judge(report, steps)
}

/** The word for it, with what is to be said of it. */
export function judge(report: AnalysisReport, steps: number): Judgement {
  const { verdict, minimum } = report
  const kind = soundnessOf(report, steps)
  switch (kind) {
    case 'cook':
      return { kind, report, minimum: minimum ?? steps }
    case 'undecided': {
      const limit = verdict.kind === 'undecided' ? verdict.limit : report.limit
      return { kind, report, limit: limit ?? 'cancelled' }
    }
    default:
      return { kind, report }
  }
}
