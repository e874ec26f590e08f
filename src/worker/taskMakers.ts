/** How a job becomes a task: what the games' makers have in common. */
import type { JobFailure, JobKind, JobRequestOf, JobResults } from '../shared/ipc/jobs'
import { err, ok, type Result } from '../shared/result'
import type { Task } from '../shared/search/task'

/** A task that may report its findings on the way. */
export type ReportingTask<R> = Task<R> & { readonly findings?: Partial<R> }

/** Makes the task of a request; `tableBytes` is what its table may take. */
export type TaskMaker<K extends JobKind> = (
  request: JobRequestOf<K>,
  tableBytes: number,
) => Result<ReportingTask<JobResults[K]>, JobFailure>

/** Those of some kinds of jobs. */
export type TaskMakers<K extends JobKind = JobKind> = { readonly [Kind in K]: TaskMaker<Kind> }

/** The task on a level, which a setup may fail to be. */
export function onLevel<Level, R>(
  level: Result<Level, readonly { readonly code: string }[]>,
  make: (level: Level) => ReportingTask<R>,
): Result<ReportingTask<R>, JobFailure> {
  return level.ok ? ok(make(level.value)) : err({ code: 'not-a-level', problems: level.error })
}
