/**
 * Makes the solver ready: loads its core and has it solve a few levels whose answers are known. So
 * an engine that does not run the core as it should is found out before it says anything of a
 * level; and what solving needs is compiled, so that the first level asked for is solved as fast as
 * the next.
 */
import { invariant } from '../../../invariant'
import { isSolution } from '../moves'
import { packStacks } from '../position'
import { ExactSearch } from './exactSearch'
import { PositionTable } from './positionTable'

/** Stacks and the last move of the smallest solution: drops, exchanges, the contest's sample. */
const SAMPLES = [
  { stacks: [[1], [1], [], [1]], last: { x: 3, y: 0, g: -1 } },
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
]

let isReady = false

/** Does nothing after the first time, which takes some milliseconds. */
export function prepareSolver(): void {
  if (isReady) return
  for (const { stacks, last, steps = 1 } of SAMPLES) {
    const position = packStacks(stacks)
    const table = new PositionTable(1)
    const search = new ExactSearch({ position, steps }, table)
    invariant(search.run(Infinity) === 'solved', 'the core solves a sample')
    const solution = search.solution()
    const end = solution.at(-1)
    invariant(
      isSolution(position, solution) && end?.x === last.x && end.y === last.y && end.g === last.g,
      'the core’s answer to a sample is the known one',
    )
    table.release()
  }
  isReady = true
}
