/** From a job request to a search that runs in slices: one entry for each kind of job. */
import { GenerateTask } from '../shared/games/mayan/generator/generateTask'
import { levelFromSetup, type Level } from '../shared/games/mayan/setup'
import { AnalysisTask, DEFAULT_ANALYSIS } from '../shared/games/mayan/solver/analysis'
import { PositionTable } from '../shared/games/mayan/solver/positionTable'
import { SolveTask } from '../shared/games/mayan/solver/solveTask'
import { TaskRunner, type Clock, type Task } from '../shared/search/task'
import { DEFAULT_LIMITS, type SearchLimits } from '../shared/search/limits'
import { WinMapTask } from '../shared/games/mayan/solver/winMap'
import type {
  JobFailure,
  JobKind,
  JobRequest,
  JobRequestOf,
  JobResult,
  JobResults,
} from '../shared/ipc/jobs'
import { err, ok, type Result } from '../shared/result'

type Runner = TaskRunner<JobResult>

export interface Search extends Pick<Runner, 'run' | 'progress' | 'stop' | 'extend'> {
  readonly isFinished: boolean
  /** The parts of the result that are told before its end; each is replaced when it changes. */
  findings(): Partial<JobResult>
}

/** A task that may tell its findings on the way. */
type TellingTask<R> = Task<R> & { readonly findings?: Partial<R> }

/** Makes the task of a request, on its level where it has one. */
type TaskMakers = {
  readonly [K in JobKind]: (
    request: JobRequestOf<K>,
    tableBytes: number,
  ) => Result<TellingTask<JobResults[K]>, JobFailure>
}

const NO_FINDINGS = {}

const makers: TaskMakers = {
  'mayan.solve': (request, tableBytes) =>
    onLevel(request, (level) => new SolveTask(level, new PositionTable(tableBytes))),
  'mayan.analyse': (request, tableBytes) =>
    onLevel(request, (level) => {
      const maxMinimum = request.maxMinimum ?? DEFAULT_ANALYSIS.maxMinimum
      return new AnalysisTask(level, tableBytes, { ...DEFAULT_ANALYSIS, maxMinimum })
    }),
  'mayan.winMap': (request, tableBytes) =>
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
  const limits = limitsOf(request)
  const made = makeTask(request.kind, request, limits.tableBytes)
  if (!made.ok) return made
  const task: TellingTask<JobResult> = made.value
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

function makeTask<K extends JobKind>(
  kind: K,
  request: JobRequest,
  tableBytes: number,
): Result<TellingTask<JobResults[K]>, JobFailure> {
  return makers[kind](request as JobRequestOf<K>, tableBytes)
}

function onLevel<R>(
  { setup }: JobRequestOf<Exclude<JobKind, 'mayan.generate'>>,
  make: (level: Level) => TellingTask<R>,
): Result<TellingTask<R>, JobFailure> {
  const level = levelFromSetup(setup)
  return level.ok ? ok(make(level.value)) : err({ code: 'not-a-level', problems: level.error })
}
