/**
 * The state of one run of a solver job, as a pure reducer. Events may arrive before the answer with
 * the job's id, so they are kept while starting and filtered by id then. A run has exactly one outcome;
 * later events, and events of other jobs, change nothing.
 */
import type { JobId, JobMessage, JobOutcome, JobResult } from '@shared/ipc/jobs'
import type { SearchProgress } from '@shared/search/limits'

export type RunState<Result = JobResult> =
  | { readonly kind: 'starting'; readonly early: readonly JobEvent[] }
  | {
      readonly kind: 'running'
      readonly jobId: JobId
      readonly progress: SearchProgress | null
      /** The parts of the result that are known already, as far as they are. */
      readonly found: Partial<Result>
    }
  | { readonly kind: 'ended'; readonly jobId: JobId | null; readonly outcome: JobOutcome<Result> }

/** An event of a job: from its port, or from main. */
export type JobEvent = JobMessage

/** Main's answer to the request to start. */
export type StartEvent =
  | { readonly type: 'started'; readonly jobId: JobId }
  | { readonly type: 'refused'; readonly message: string }

export type RunEvent = JobEvent | StartEvent

export const STARTING: Extract<RunState, { kind: 'starting' }> = { kind: 'starting', early: [] }

export function reduceRun(state: RunState, event: RunEvent): RunState {
  switch (state.kind) {
    case 'starting':
      return reduceStarting(state.early, event)
    case 'running':
      return reduceRunning(state, event)
    case 'ended':
      return state
  }
}

function reduceStarting(early: readonly JobEvent[], event: RunEvent): RunState {
  switch (event.type) {
    case 'started': {
      const running: RunState = { kind: 'running', jobId: event.jobId, progress: null, found: {} }
      return early.reduce(reduceRun, running)
    }
    case 'refused': {
      const failure = { code: 'error', message: event.message } as const
      return { kind: 'ended', jobId: null, outcome: { kind: 'failed', failure } }
    }
    default:
      return { kind: 'starting', early: [...early, event] }
  }
}

function reduceRunning(state: RunState & { kind: 'running' }, event: RunEvent): RunState {
  if (event.type === 'refused' || event.jobId !== state.jobId) return state
  switch (event.type) {
    case 'progress':
      return {
        ...state,
        progress: event.progress,
        found: event.found === null ? state.found : { ...state.found, ...event.found },
      }
    case 'ended':
      return { kind: 'ended', jobId: state.jobId, outcome: event.outcome }
    case 'started':
      return state
  }
}
