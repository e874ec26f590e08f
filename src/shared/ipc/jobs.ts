/**
 * The protocol of solver jobs. Control goes renderer → main → worker; progress and results come
 * straight from the worker to the renderer over one MessagePort per job. A job ends in exactly one
 * outcome; whatever is heard of it afterwards is dropped by its id.
 */
import { z } from 'zod'
import type { SetupProblem } from '../games/mayan/setup'
import type { SearchProgress, SolveReport } from '../games/mayan/solver/verdict'

/** Generous bounds: what a setup may hold is the rules' business, what fits through IPC is ours. */
export const setupSchema = z.strictObject({
  stacks: z.array(z.array(z.int().min(0).max(99)).max(99)).max(9),
  steps: z.int().min(-999).max(999).nullable(),
})

export const jobRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mayan.solve'),
    setup: setupSchema,
    limits: z.strictObject({
      maxNodes: z.number().positive().optional(),
      maxSeconds: z.number().positive().optional(),
      tableBytes: z
        .int()
        .positive()
        .max(1 << 30)
        .optional(),
    }),
  }),
])
export type JobRequest = z.infer<typeof jobRequestSchema>

export const jobIdSchema = z.int().positive()
export type JobId = z.infer<typeof jobIdSchema>

/** Why a job has no result. `worker-gone` covers crash, kill, and out-of-memory. */
export type JobFailure =
  | { readonly code: 'not-a-level'; readonly problems: readonly SetupProblem[] }
  | { readonly code: 'error'; readonly message: string }
  | { readonly code: 'worker-gone'; readonly exitCode: number }

export type JobOutcome =
  | { readonly kind: 'done'; readonly result: SolveReport }
  /** `result` is what was known when it was given up; null where the worker did not answer. */
  | { readonly kind: 'cancelled'; readonly result: SolveReport | null }
  | { readonly kind: 'failed'; readonly failure: JobFailure }

/** Worker → renderer, over the job's port. */
export type JobMessage =
  | { readonly type: 'progress'; readonly jobId: JobId; readonly progress: SearchProgress }
  | { readonly type: 'ended'; readonly jobId: JobId; readonly outcome: JobOutcome }

/** Renderer → worker, over the job's port: the outcome has arrived. */
export interface JobAcknowledgement {
  readonly type: 'acknowledged'
  readonly jobId: JobId
}

/** Main → worker. `start` brings the job's port along. */
export type WorkerCommand =
  | { readonly type: 'start'; readonly jobId: JobId; readonly request: JobRequest }
  | { readonly type: 'cancel'; readonly jobId: JobId }

/** Worker → main. `settled`: the job has ended and its outcome was acknowledged (or nobody is there). */
export interface WorkerReport {
  readonly type: 'settled'
  readonly jobId: JobId
}
