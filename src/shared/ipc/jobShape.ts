/** The fields that requests of all jobs share, for any game. */
import { z } from 'zod'

export const jobIdSchema = z.int().positive()
export type JobId = z.infer<typeof jobIdSchema>

/** Live work answers what somebody is looking at, and takes precedence over batch work. */
export const JOB_PRIORITIES = ['live', 'batch'] as const
export type JobPriority = (typeof JOB_PRIORITIES)[number]

const limitsSchema = z.strictObject({
  maxNodes: z.number().positive().optional(),
  maxSeconds: z.number().positive().optional(),
  tableBytes: z
    .int()
    .positive()
    .max(1 << 30)
    .optional(),
})

const common = {
  limits: limitsSchema,
  /** Left out, each kind has its own. */
  priority: z.enum(JOB_PRIORITIES).optional(),
  /**
   * A job about the same that ended by a limit or a cancel: its search resumes where it stopped,
   * with the limits counted from there. If it is no longer kept, the search restarts.
   */
  continues: jobIdSchema.optional(),
}

/** A kind of job, and what it is asked besides. */
export function jobSchema<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  shape: Shape,
) {
  return z.strictObject({ kind: z.literal(kind), ...shape, ...common })
}

export const seedSchema = z.int().min(0).max(0xffffffff)
