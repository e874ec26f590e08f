/**
 * The protocol of solver jobs. Control goes renderer → main → worker; progress and results come
 * straight from the worker to the renderer over one MessagePort per job. A job ends in exactly one
 * outcome; whatever is heard of it afterwards is dropped by its id.
 */
import { z } from 'zod'
import type { GenerateReport } from '../games/mayan/generator/generateTask'
import type { Immutable } from '../immutable'
import { setupSchema } from '../games/mayan/levelDocument'
import type { SetupProblem } from '../games/mayan/setup'
import type { AnalysisReport } from '../games/mayan/solver/analysis'
import type { SearchProgress } from '../search/limits'
import type { SolveReport } from '../games/mayan/solver/verdict'
import type { WinMap } from '../games/mayan/solver/winMap'

const limitsSchema = z.strictObject({
  maxNodes: z.number().positive().optional(),
  maxSeconds: z.number().positive().optional(),
  tableBytes: z
    .int()
    .positive()
    .max(1 << 30)
    .optional(),
})

export const jobIdSchema = z.int().positive()
export type JobId = z.infer<typeof jobIdSchema>

/** Live work answers what somebody is looking at, and goes before batch work. */
export const JOB_PRIORITIES = ['live', 'batch'] as const
export type JobPriority = (typeof JOB_PRIORITIES)[number]

/** What every job may be asked with. */
const common = {
  limits: limitsSchema,
  /** Left out, each kind has its own. */
  priority: z.enum(JOB_PRIORITIES).optional(),
  /**
   * A job about the same that ended by a limit or a cancel: its search goes on where it stopped,
   * with the limits counted from there. Where it is no longer kept, the search begins anew.
   */
  continues: jobIdSchema.optional(),
}

export const jobRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mayan.solve'), setup: setupSchema, ...common }),
  z.strictObject({
    kind: z.literal('mayan.analyse'),
    setup: setupSchema,
    /** Where n has no solution, the minimum is looked for up to so many moves. */
    maxMinimum: z.int().min(0).max(20).optional(),
    ...common,
  }),
  z.strictObject({
    kind: z.literal('mayan.winMap'),
    /** The position, with the moves that are left as its steps. */
    setup: setupSchema,
    ...common,
  }),
  z.strictObject({
    kind: z.literal('mayan.generate'),
    options: z.strictObject({
      seed: z.int().min(0).max(0xffffffff),
      steps: z.int(),
      colours: z.int(),
      blocks: z.int(),
      isUnique: z.boolean().optional(),
      heights: z.array(z.int()).max(9).optional(),
    }),
    ...common,
  }),
])
export type JobRequest = Immutable<z.infer<typeof jobRequestSchema>>

export type JobKind = JobRequest['kind']
export type JobRequestOf<K extends JobKind> = Extract<JobRequest, { kind: K }>

export function priorityOf({ priority, kind }: JobRequest): JobPriority {
  return priority ?? (kind === 'mayan.generate' ? 'batch' : 'live')
}

/** What each kind of job ends with. */
export interface JobResults {
  readonly 'mayan.solve': SolveReport
  readonly 'mayan.analyse': AnalysisReport
  readonly 'mayan.winMap': WinMap
  readonly 'mayan.generate': GenerateReport
}
export type JobResult = JobResults[JobKind]

/** Why a job has no result. `worker-gone` covers crash, kill, and out-of-memory. */
export type JobFailure =
  | { readonly code: 'not-a-level'; readonly problems: readonly SetupProblem[] }
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
