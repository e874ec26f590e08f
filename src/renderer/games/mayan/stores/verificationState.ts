/** What is known about a level, told from the state of the run that looks into it. */
import type { JobFailure, JobOutcome } from '@shared/ipc/jobs'
import type { Move } from '@shared/games/mayan/board'
import type { SetupProblem } from '@shared/games/mayan/setup'
import type { LimitKind, SearchProgress, SolveReport } from '@shared/games/mayan/solver/verdict'
import type { RunState } from '../../../api/jobState'

export type Verification =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching'; readonly progress: SearchProgress | null }
  | { readonly kind: 'solved'; readonly progress: SearchProgress; readonly moves: readonly Move[] }
  | { readonly kind: 'unsolvable'; readonly progress: SearchProgress }
  /** Neither yes nor no; `progress` is null where the search told nothing before it was ended. */
  | {
      readonly kind: 'undecided'
      readonly limit: LimitKind
      readonly progress: SearchProgress | null
    }
  | { readonly kind: 'not-a-level' }
  | { readonly kind: 'failed'; readonly failure: JobFailure }

/** @param run the run for exactly this setup, or null where there was none since it changed */
export function verificationOf(
  run: RunState<SolveReport> | null,
  problems: readonly SetupProblem[],
  lastProgress: SearchProgress | null,
): Verification {
  if (problems.some(({ rank }) => rank === 'fatal')) return { kind: 'not-a-level' }
  switch (run?.kind) {
    case undefined:
      return { kind: 'idle' }
    case 'starting':
      return { kind: 'searching', progress: null }
    case 'running':
      return { kind: 'searching', progress: run.progress }
    case 'ended':
      return verificationOfOutcome(run.outcome, lastProgress)
  }
}

function verificationOfOutcome(
  outcome: JobOutcome<SolveReport>,
  lastProgress: SearchProgress | null,
): Verification {
  if (outcome.kind === 'failed') {
    return outcome.failure.code === 'not-a-level'
      ? { kind: 'not-a-level' }
      : { kind: 'failed', failure: outcome.failure }
  }
  if (outcome.result === null) {
    return { kind: 'undecided', limit: 'cancelled', progress: lastProgress }
  }
  const { verdict, ...progress } = outcome.result
  switch (verdict.kind) {
    case 'solved':
      return { kind: 'solved', progress, moves: verdict.moves }
    case 'unsolvable':
      return { kind: 'unsolvable', progress }
    case 'undecided':
      return { kind: 'undecided', limit: verdict.limit, progress }
  }
}
