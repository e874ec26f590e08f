/** What is known about a Mayan level, how a job is asked for it, and the judgement of its report. */
import { analysisKey } from '@shared/games/mayan/records/analysisRecord'
import { MAX_STEPS } from '@shared/games/mayan/rules/board'
import type { Setup, SetupProblem } from '@shared/games/mayan/rules/setup'
import {
  NOTHING_FOUND,
  reportOf,
  type AnalysisFindings,
  type AnalysisReport,
} from '@shared/games/mayan/solver/analysis'
import { soundnessOf } from '@shared/games/mayan/solver/soundness'
import type { LimitKind, SearchProgress } from '@shared/search/limits'
import type { RunState } from '../../../api/jobState'
import type { Question } from '../../../verify/inquiry'
import {
  verificationOfRun,
  type Verification as VerificationOf,
} from '../../../verify/verificationState'

/** How far beyond n the minimum of a level without solution is searched for. */
const BEYOND = 2

export type Verification = VerificationOf<AnalysisReport, Judgement>

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

/** @param run and `last`: see `verificationOfRun` */
export function verificationOf(
  run: RunState<AnalysisReport> | null,
  { problems, steps }: { readonly problems: readonly SetupProblem[]; readonly steps: number },
  last: AnalysisReport | null,
): Verification {
  const isLegal = problems.every(({ rank }) => rank !== 'fatal')
  return verificationOfRun(run, { isLegal, judge: (report) => judge(report, steps) }, last)
}

/** What a running search has found so far, as if it were cancelled now. */
export function reportSoFar(
  found: Partial<AnalysisFindings>,
  progress: SearchProgress,
  last: AnalysisReport | null,
): AnalysisReport {
  return reportOf({ ...(last ?? NOTHING_FOUND), ...found }, progress, 'cancelled')
}

export const SOUNDNESS_QUESTION: Question<Setup, 'mayan.analyse'> = {
  keyOf: analysisKey,
  requestFor: ({ stacks, steps }) => ({
    kind: 'mayan.analyse',
    setup: { stacks, steps },
    maxMinimum: Math.min(MAX_STEPS, (steps ?? 0) + BEYOND),
  }),
  reportSoFar,
}

/** The judgement of a report on a level of n moves. */
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
