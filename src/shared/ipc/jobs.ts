/**
 * The protocol of solver jobs. Control is sent renderer → main → worker; progress and results come
 * straight from the worker to the renderer over one MessagePort per job. A job ends in exactly one
 * outcome; later messages about it are dropped by its id.
 */
import { z } from 'zod'
import {
  LIANLIANKAN_BATCH_JOBS,
  LIANLIANKAN_JOBS,
  type LianliankanJobResults,
} from '../games/lianliankan/jobs'
import { MAYAN_BATCH_JOBS, MAYAN_JOBS, type MayanJobResults } from '../games/mayan/jobs'
import type { Immutable } from '../immutable'
import type { SearchProgress } from '../search/limits'
import { jobIdSchema, type JobId, type JobPriority } from './jobShape'

export { jobIdSchema, type JobId, type JobPriority } from './jobShape'

/** The jobs of all games. */
export const jobRequestSchema = z.discriminatedUnion('kind', [...MAYAN_JOBS, ...LIANLIANKAN_JOBS])
export type JobRequest = Immutable<z.infer<typeof jobRequestSchema>>

export type JobKind = JobRequest['kind']
export type JobRequestOf<K extends JobKind> = Extract<JobRequest, { kind: K }>

const BATCH_JOBS: readonly JobKind[] = [...MAYAN_BATCH_JOBS, ...LIANLIANKAN_BATCH_JOBS]

/** The priority that a request asks for, or that of its kind. */
export function priorityOf({ priority, kind }: JobRequest): JobPriority {
  return priority ?? (BATCH_JOBS.includes(kind) ? 'batch' : 'live')
}

/** What each kind of job ends with. */
export type JobResults = MayanJobResults & LianliankanJobResults
export type JobResult = JobResults[JobKind]

/** Why a job has no result. `worker-gone` covers crash, kill, and out-of-memory. */
export type JobFailure =
  | { readonly code: 'not-a-level'; readonly problems: readonly { readonly code: string }[] }
  | { readonly code: 'error'; readonly message: string }
  | { readonly code: 'worker-gone'; readonly exitCode: number }

export type JobOutcome<Result = JobResult> =
  | { readonly kind: 'done'; readonly result: Result }
  /** `result` is what was known when it was given up; null where the worker did not answer. */
  | { readonly kind: 'cancelled'; readonly result: Result | null }
  | { readonly kind: 'failed'; readonly failure: JobFailure }

/** Worker → renderer, over the job's port. */
export type JobMessage =
  | {
      readonly type: 'progress'
      readonly jobId: JobId
      readonly progress: SearchProgress
      /** The parts of the result that have changed since the message before; null for none. */
      readonly found: Partial<JobResult> | null
    }
  | { readonly type: 'ended'; readonly jobId: JobId; readonly outcome: JobOutcome }

/** Renderer → worker, over the job's port: the outcome has arrived. */
export const jobAcknowledgementSchema = z.strictObject({
  type: z.literal('acknowledged'),
  jobId: jobIdSchema,
})
export type JobAcknowledgement = Immutable<z.infer<typeof jobAcknowledgementSchema>>

/** Main → worker. `start` brings the job's port along. */
export type WorkerCommand =
  | { readonly type: 'start'; readonly jobId: JobId; readonly request: JobRequest }
  | { readonly type: 'cancel'; readonly jobId: JobId }

/**
 * Worker → main. `running`: the job has arrived, or has its turn again after another one.
 * `settled`: it has ended and its outcome was acknowledged (or nobody is there).
 */
export const workerReportSchema = z.strictObject({
  type: z.enum(['running', 'settled']),
  jobId: jobIdSchema,
})
export type WorkerReport = Immutable<z.infer<typeof workerReportSchema>>
