/** Tasks of the solver in one go, for callers that may block (the terminal, tests). */
import type { SearchLimits } from '../../../search/limits'
import { runAtOnce, type Clock, type Task } from '../../../search/task'
import type { Level } from '../rules/setup'
import { PositionTable } from './positionTable'
import { prepareSolver } from './prepare'
import { MinimumTask, SolveTask } from './solveTask'
import type { SolveReport } from './verdict'

/** The smallest solution of exactly `level.steps` moves. */
export function solve(level: Level, clock: Clock, limits: Partial<SearchLimits> = {}): SolveReport {
  return runWithTable((table) => new SolveTask(level, table), clock, limits)
}

/** The smallest solution of the fewest moves, `level.steps` at most. */
export function solveMinimum(
  level: Level,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): SolveReport {
  return runWithTable((table) => new MinimumTask(level, table), clock, limits)
}

/** Makes a task with a table of failed positions and runs it to its end, or a limit. */
export function runWithTable<Result>(
  make: (failed: PositionTable) => Task<Result>,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): Result {
  let table: PositionTable | null = null
  const withTable = (tableBytes: number) => {
    prepareSolver()
    table = new PositionTable(tableBytes)
    return make(table)
  }
  try {
    return runAtOnce(withTable, clock, limits)
  } finally {
    ;(table as PositionTable | null)?.release()
  }
}
