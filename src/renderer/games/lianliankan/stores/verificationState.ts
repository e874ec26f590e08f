/** What is known about a Lianliankan board, and how it is asked. */
import { analysisKey } from '@shared/games/lianliankan/records/analysisRecord'
import type { Setup } from '@shared/games/lianliankan/rules/setup'
import {
  NOTHING_FOUND,
  reportOf,
  type AnalysisReport,
} from '@shared/games/lianliankan/solver/analysis'
import type { LimitKind } from '@shared/search/limits'
import type { Question } from '../../../verify/inquiry'
import type { Verification as VerificationOf } from '../../../verify/verificationState'

/** What a report says of a board; whether it can be lost is in the report as well. */
export type Judgement =
  /** An order of links empties it. */
  | { readonly kind: 'sound'; readonly report: AnalysisReport }
  /** A complete search found no such order. */
  | { readonly kind: 'unsolvable'; readonly report: AnalysisReport }
  | { readonly kind: 'undecided'; readonly report: AnalysisReport; readonly limit: LimitKind }

export type Verification = VerificationOf<AnalysisReport, Judgement>

export const CLEARING_QUESTION: Question<Setup, 'lianliankan.analyse'> = {
  keyOf: analysisKey,
  requestFor: ({ rows, border }) => ({ kind: 'lianliankan.analyse', setup: { rows, border } }),
  reportSoFar: (found, progress, last) =>
    reportOf({ ...(last ?? NOTHING_FOUND), ...found }, progress, 'cancelled'),
}

export function judge(report: AnalysisReport): Judgement {
  const { verdict } = report
  switch (verdict.kind) {
    case 'solved':
      return { kind: 'sound', report }
    case 'unsolvable':
      return { kind: 'unsolvable', report }
    case 'undecided':
      return { kind: 'undecided', report, limit: verdict.limit }
  }
}
