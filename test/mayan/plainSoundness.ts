/** Soundness by the search every contestant writes first: slow, and nothing shared with the solver. */
import type { Setup } from '../../src/shared/games/mayan/rules/setup'
import { plainSearch } from './plainSearch'
import { gridOf, markRuns } from './rules'

/** Whether a gap-free setup is solved in exactly n moves, in no fewer, and starts without a run. */
export function isPlainlySound({ stacks, steps }: Setup): boolean {
  if (steps === null || steps < 1 || markRuns(gridOf(stacks)).length > 0) return false
  for (let k = 1; k < steps; k++) if (plainSearch(stacks, k).moves !== null) return false
  return plainSearch(stacks, steps).moves !== null
}
