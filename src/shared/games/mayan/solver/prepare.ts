/**
 * Makes the solver ready: loads its core and has it solve a few levels whose answers are known. So
 * an engine that does not run the core as it should is found out before it says anything of a
 * level; and what solving needs is compiled, so that the first level asked for is solved as fast as
 * the next.
 */
import { invariant } from '../../../invariant'
import { DEFAULT_LIMITS } from '../../../search/limits'
import { TaskRunner } from '../../../search/task'
import { packStacks } from '../rules/position'
import { PositionTable } from './positionTable'
import { SolveTask } from './solveTask'

/** Stacks and the last move of the smallest solution: drops, exchanges, the contest's sample. */
const SAMPLES = [
  { stacks: [[1], [1], [], [1]], last: { x: 3, y: 0, g: -1 }, steps: 1 },
  {
    stacks: [
      [1, 1, 2],
      [2, 2, 1],
    ],
    last: { x: 0, y: 1, g: 1 },
    steps: 2,
  },
  { stacks: [[2, 1], [2, 1], [], [1, 2]], last: { x: 3, y: 0, g: -1 }, steps: 3 },
  { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], last: { x: 3, y: 0, g: 1 }, steps: 3 },
] as const

/** V8 recompiles a JavaScript function after some calls, which takes longer than a small level. */
const ROUNDS = 3

/** Enough for the samples, and touched by them alone. */
const TABLE_BYTES = 16 * 1024

let isReady = false

/** Does nothing after the first time, which takes some milliseconds. */
export function prepareSolver(): void {
  for (let round = 0; !isReady && round < ROUNDS; round++) SAMPLES.forEach(solveSample)
  isReady = true
}

function solveSample({ stacks, last, steps }: (typeof SAMPLES)[number]): void {
  const table = new PositionTable(TABLE_BYTES)
  const task = new SolveTask({ position: packStacks(stacks), steps }, table)
  const report = new TaskRunner(task, DEFAULT_LIMITS, () => 0).run(Infinity)
  table.release()
  const moves = report?.verdict.kind === 'solved' ? report.verdict.moves : []
  const end = moves.at(-1)
  invariant(
    end?.x === last.x && end.y === last.y && end.g === last.g,
    'the core’s answer to a sample is the known one',
  )
}
