/** From a job request to a search that runs in slices: one entry for each kind of job. */
import { levelFromSetup } from '../shared/games/mayan/setup'
import { PositionTable } from '../shared/games/mayan/solver/positionTable'
import { SolveTask } from '../shared/games/mayan/solver/solveTask'
import { TaskRunner, type Clock } from '../shared/games/mayan/solver/task'
import { DEFAULT_LIMITS, type SolveReport } from '../shared/games/mayan/solver/verdict'
import type { JobFailure, JobRequest } from '../shared/ipc/jobs'
import { err, ok, type Result } from '../shared/result'

export type Search = Pick<TaskRunner<SolveReport>, 'run' | 'progress' | 'stop'>

export function startSearch(request: JobRequest, clock: Clock): Result<Search, JobFailure> {
  const level = levelFromSetup(request.setup)
  if (!level.ok) return err({ code: 'not-a-level', problems: level.error })
  const { maxNodes, maxSeconds, tableBytes } = request.limits
  const limits = {
    maxNodes: maxNodes ?? DEFAULT_LIMITS.maxNodes,
    maxSeconds: maxSeconds ?? DEFAULT_LIMITS.maxSeconds,
    tableBytes: tableBytes ?? DEFAULT_LIMITS.tableBytes,
  }
  const task = new SolveTask(level.value, new PositionTable(limits.tableBytes))
  return ok(new TaskRunner(task, limits, clock))
}
