/**
 * One run of a solver job as the page sees it, as a pure reducer. What is heard of a job may arrive
 * before the answer that tells its id, so events are kept while starting and sorted out by id then.
 * A run has exactly one outcome; whatever is heard later, or of other jobs, changes nothing.
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

/** Heard of a job by its id: over its port, or from main. */
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
