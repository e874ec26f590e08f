/**
 * Compiles the solver before it is needed: V8 optimizes code only after it has run for a while,
 * which would make the first verification many times slower than the next.
 */
import { levelFromSetup } from '../shared/games/mayan/rules/setup'
import { PositionTable } from '../shared/games/mayan/solver/positionTable'
import { prepareSolver } from '../shared/games/mayan/solver/prepare'
import { SolveTask } from '../shared/games/mayan/solver/solveTask'
import { TaskRunner } from '../shared/search/task'
import { DEFAULT_LIMITS } from '../shared/search/limits'
import { invariant } from '../shared/invariant'

const SLICE_MS = 5

/** A full board of three colours without a solution: every part of the search gets its share. */
const BOARD = {
  stacks: [
    [1, 3, 1, 2, 3, 1, 1],
    [2, 3, 3, 1, 1, 2, 3],
    [3, 2, 1, 3, 2, 3, 2],
    [2, 2, 3, 2, 3, 1, 1],
    [3, 1, 2, 1, 2, 2, 1],
  ],
  steps: 5,
}

/** Searches in the pauses of the event loop until it has enough, or `isNeeded` says no more. */
export function warmUp(isNeeded: () => boolean): void {
  prepareSolver()
  const level = levelFromSetup(BOARD)
  invariant(level.ok, 'the warm-up board is a level')
  const task = new SolveTask(level.value, new PositionTable(DEFAULT_LIMITS.tableBytes))
  const runner = new TaskRunner(task, DEFAULT_LIMITS, () => performance.now())
  const searchOn = () => {
    if (isNeeded() && runner.run(SLICE_MS) === null) setImmediate(searchOn)
  }
  setImmediate(searchOn)
}
