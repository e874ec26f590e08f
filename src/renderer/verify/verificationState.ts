/** What is known about a level, derived from the state of the run that verifies it. */
import type { JobFailure, JobOutcome } from '@shared/ipc/jobs'
import type { RunState } from '../api/jobState'

/** What a report says of a level; `undecided` where not what is to be known. */
export interface AnyJudgement<Report> {
  readonly kind: string
  readonly report: Report
}

export type Verification<Report, Judgement extends AnyJudgement<Report>> =
  | { readonly kind: 'idle' }
  /** Nothing is decided yet; `report` has what is known so far. */
  | { readonly kind: 'searching'; readonly report: Report | null }
  | { readonly kind: 'not-a-level' }
  | { readonly kind: 'failed'; readonly failure: JobFailure; readonly report: Report | null }
  /** Cancelled before it reported anything. */
  | { readonly kind: 'undecided'; readonly report: null }
  | Judgement

/** What the sign beside a verdict shows, for a level of any game. */
export type SignKind =
  'idle' | 'searching' | 'sound' | 'cook' | 'unsolvable' | 'undecided' | 'not-a-level' | 'failed'

/**
 * @param run the run for exactly this setup, or null where there was none since it changed
 * @param level whether it is one, and the word for a report on it
 * @param last what the run had reported before it ended or was continued; null for nothing
 */
export function verificationOfRun<Report, Judgement extends AnyJudgement<Report>>(
  run: RunState<Report> | null,
  level: { readonly isLegal: boolean; readonly judge: (report: Report) => Judgement },
  last: Report | null,
): Verification<Report, Judgement> {
  if (!level.isLegal) return { kind: 'not-a-level' }
  switch (run?.kind) {
    case undefined:
      return { kind: 'idle' }
    case 'starting':
    case 'running':
      return soFar(last, level.judge)
    case 'ended':
      return ofOutcome(run.outcome, level.judge, last)
  }
}

function soFar<Report, Judgement extends AnyJudgement<Report>>(
  report: Report | null,
  judge: (report: Report) => Judgement,
): Verification<Report, Judgement> {
  const judgement = report && judge(report)
  return judgement === null || judgement.kind === 'undecided'
    ? { kind: 'searching', report }
    : judgement
}

function ofOutcome<Report, Judgement extends AnyJudgement<Report>>(
  outcome: JobOutcome<Report>,
  judge: (report: Report) => Judgement,
  last: Report | null,
): Verification<Report, Judgement> {
  if (outcome.kind === 'failed') {
    return outcome.failure.code === 'not-a-level'
      ? { kind: 'not-a-level' }
      : { kind: 'failed', failure: outcome.failure, report: last }
  }
  const report = outcome.result ?? last
  return report === null ? { kind: 'undecided', report: null } : judge(report)
}

/** What a verification knows; null while that is nothing. */
export function reportIn<Report, Judgement extends AnyJudgement<Report>>(
  verification: Verification<Report, Judgement>,
): Report | null {
  return 'report' in verification ? verification.report : null
}
