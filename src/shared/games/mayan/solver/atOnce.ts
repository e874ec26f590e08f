/** Tasks of the solver in one go, for callers that may block (the terminal, tests). */
import { invariant } from '../../../invariant'
import { DEFAULT_LIMITS, type SearchLimits } from '../../../search/limits'
import { TaskRunner, type Clock, type Task } from '../../../search/task'
import type { Level } from '../rules/setup'
import { PositionTable } from './positionTable'
import { prepareSolver } from './prepare'
import { MinimumTask, SolveTask } from './solveTask'
import type { SolveReport } from './verdict'

/** The smallest solution of exactly `level.steps` moves. */
export function solve(level: Level, clock: Clock, limits: Partial<SearchLimits> = {}): SolveReport {
  return runAtOnce((table) => new SolveTask(level, table), clock, limits)
}

/** The smallest solution of the fewest moves, `level.steps` at most. */
export function solveMinimum(
  level: Level,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): SolveReport {
  return runAtOnce((table) => new MinimumTask(level, table), clock, limits)
}

/** Makes a task and runs it to its end, or a limit. */
export function runAtOnce<Result>(
  make: (failed: PositionTable) => Task<Result>,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): Result {
  const all = { ...DEFAULT_LIMITS, ...limits }
  const start = clock()
  prepareSolver()
  const table = new PositionTable(all.tableBytes)
  const task = make(table)
  const result = new TaskRunner(task, all, clock, clock() - start).run(Infinity)
  table.release()
  invariant(result !== null, 'a slice without end ends with a result')
  return result
}
