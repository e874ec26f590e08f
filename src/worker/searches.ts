/** From a job request to a search that runs in slices. */
import type { JobFailure, JobKind, JobRequest, JobRequestOf, JobResult } from '../shared/ipc/jobs'
import { ok, type Result } from '../shared/result'
import { DEFAULT_LIMITS, type SearchLimits } from '../shared/search/limits'
import { TaskRunner, type Clock } from '../shared/search/task'
import { lianliankanMakers } from './games/lianliankan'
import { mayanMakers } from './games/mayan'
import type { TaskMaker, TaskMakers, ReportingTask } from './taskMakers'

type Runner = TaskRunner<JobResult>

export interface Search extends Pick<Runner, 'run' | 'progress' | 'stop' | 'extend'> {
  readonly isFinished: boolean
  /** The parts of the result that are reported before its end; each is replaced when it changes. */
  findings(): Partial<JobResult>
}

const NO_FINDINGS = {}

const makers: TaskMakers = { ...mayanMakers, ...lianliankanMakers }

export function startSearch(request: JobRequest, clock: Clock): Result<Search, JobFailure> {
  const start = clock()
  const limits = limitsOf(request)
  const made = makerOf(request.kind)(request, limits.tableBytes)
  if (!made.ok) return made
  const task: ReportingTask<JobResult> = made.value
  const runner: Runner = new TaskRunner(task, limits, clock, clock() - start)
  return ok({
    run: (sliceMs) => runner.run(sliceMs),
    progress: () => runner.progress(),
    stop: (limit) => runner.stop(limit),
    extend: (more) => {
      runner.extend(more)
    },
    get isFinished() {
      return runner.isFinished
    },
    findings: () => task.findings ?? NO_FINDINGS,
  })
}

/** Those that are not asked for are the default ones. */
export function limitsOf({ limits }: JobRequest): SearchLimits {
  return {
    maxNodes: limits.maxNodes ?? DEFAULT_LIMITS.maxNodes,
    maxSeconds: limits.maxSeconds ?? DEFAULT_LIMITS.maxSeconds,
    tableBytes: limits.tableBytes ?? DEFAULT_LIMITS.tableBytes,
  }
}

/** A maker takes requests of its own kind. */
function makerOf<K extends JobKind>(kind: K): TaskMaker<JobKind> {
  return makers[kind] as (
    request: JobRequestOf<JobKind>,
    tableBytes: number,
  ) => ReturnType<TaskMaker<JobKind>>
}
