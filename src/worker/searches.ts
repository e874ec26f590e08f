/** From a job request to a search that runs in slices: one entry for each kind of job. */
import { levelFromSetup } from '../shared/games/mayan/setup'
import { SolveJob, type Clock } from '../shared/games/mayan/solver/solveJob'
import {
  DEFAULT_LIMITS,
  type LimitKind,
  type SearchProgress,
  type SolveReport,
} from '../shared/games/mayan/solver/verdict'
import type { JobFailure, JobRequest } from '../shared/ipc/jobs'
import { err, ok, type Result } from '../shared/result'

export interface Search {
  /** Searches for about `sliceMs`; the result when it has ended, else null. */
  run(sliceMs: number): SolveReport | null
  progress(): SearchProgress
  undecided(limit: LimitKind): SolveReport
}

export function startSearch(request: JobRequest, clock: Clock): Result<Search, JobFailure> {
  const level = levelFromSetup(request.setup)
  if (!level.ok) return err({ code: 'not-a-level', problems: level.error })
  const { maxNodes, maxSeconds, tableBytes } = request.limits
  return ok(
    new SolveJob(
      level.value,
      {
        maxNodes: maxNodes ?? DEFAULT_LIMITS.maxNodes,
        maxSeconds: maxSeconds ?? DEFAULT_LIMITS.maxSeconds,
        tableBytes: tableBytes ?? DEFAULT_LIMITS.tableBytes,
      },
      clock,
    ),
  )
}
