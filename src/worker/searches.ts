/** From a job request to a task that runs in slices: one entry for each kind of job. */
import { GenerateTask } from '../shared/games/mayan/generator/generateTask'
import { levelFromSetup, type Level } from '../shared/games/mayan/setup'
import { AnalysisTask, DEFAULT_ANALYSIS } from '../shared/games/mayan/solver/analysis'
import { PositionTable } from '../shared/games/mayan/solver/positionTable'
import { SolveTask } from '../shared/games/mayan/solver/solveTask'
import { TaskRunner, type Clock, type Task } from '../shared/games/mayan/solver/task'
import { DEFAULT_LIMITS, type SolveLimits } from '../shared/games/mayan/solver/verdict'
import { WinMapTask } from '../shared/games/mayan/solver/winMap'
import type { JobFailure, JobKind, JobRequest, JobRequestOf, JobResults } from '../shared/ipc/jobs'
import { err, ok, type Result } from '../shared/result'

export type Search = Pick<TaskRunner<JobResults[JobKind]>, 'run' | 'progress' | 'stop'>

/** Makes the task of a request, on its level where it has one. */
type TaskMakers = {
  readonly [K in JobKind]: (
    request: JobRequestOf<K>,
    limits: SolveLimits,
  ) => Result<Task<JobResults[K]>, JobFailure>
}

const makers: TaskMakers = {
  'mayan.solve': (request, { tableBytes }) =>
    onLevel(request, (level) => new SolveTask(level, new PositionTable(tableBytes))),
  'mayan.analyse': (request, { tableBytes }) =>
    onLevel(request, (level) => {
      const maxMinimum = request.maxMinimum ?? DEFAULT_ANALYSIS.maxMinimum
      return new AnalysisTask(level, tableBytes, { ...DEFAULT_ANALYSIS, maxMinimum })
    }),
  'mayan.winMap': (request, { tableBytes }) =>
    onLevel(request, (level) => new WinMapTask(level, new PositionTable(tableBytes))),
  'mayan.generate': ({ options: { isUnique, heights, ...options } }) =>
    ok(
      new GenerateTask({
        ...options,
        ...(isUnique === undefined ? {} : { isUnique }),
        ...(heights === undefined ? {} : { heights }),
      }),
    ),
}

export function startSearch(request: JobRequest, clock: Clock): Result<Search, JobFailure> {
  const start = clock()
  const { maxNodes, maxSeconds, tableBytes } = request.limits
  const limits = {
    maxNodes: maxNodes ?? DEFAULT_LIMITS.maxNodes,
    maxSeconds: maxSeconds ?? DEFAULT_LIMITS.maxSeconds,
    tableBytes: tableBytes ?? DEFAULT_LIMITS.tableBytes,
  }
  const task = makeTask(request.kind, request, limits)
  return task.ok ? ok(new TaskRunner(task.value, limits, clock, clock() - start)) : task
}

function makeTask<K extends JobKind>(
  kind: K,
  request: JobRequest,
  limits: SolveLimits,
): Result<Task<JobResults[K]>, JobFailure> {
  return makers[kind](request as JobRequestOf<K>, limits)
}

function onLevel<R>(
  { setup }: JobRequestOf<Exclude<JobKind, 'mayan.generate'>>,
  make: (level: Level) => Task<R>,
): Result<Task<R>, JobFailure> {
  const level = levelFromSetup(setup)
  return level.ok ? ok(make(level.value)) : err({ code: 'not-a-level', problems: level.error })
}
