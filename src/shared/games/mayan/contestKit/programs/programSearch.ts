/**
 * Runs a program on a level: depth first, and the first solution it comes to is what it prints. Two
 * things make it faster and can't change what is printed, for any mistake: a position from
 * which nothing was found is not searched again (`PositionTable`), and a colour with one or two
 * blocks left ends the search, since every program removes three or more of a colour.
 */
import { printContestAnswer } from '../../formats/contestText'
import type { Level } from '../../rules/setup'
import type { PositionTable } from '../../solver/positionTable'
import type { Attempt } from './attempts'
import { exchange, gridOf, isCleared, positionOf, type Grid } from './grid'
import type { Program } from './program'

/** What a padding program prints for a step it did not need. */
const PADDING = '0 0 0\n'

interface Frame {
  readonly grid: Grid
  readonly left: number
  readonly attempts: readonly Attempt[]
  next: number
}

export class ProgramSearch {
  nodes = 0
  /** What the program prints; null until it is known. */
  answer: string | null = null
  private readonly path: Frame[] = []

  /** @param failed a table of its own: programs disagree about positions */
  constructor(
    private readonly program: Program,
    private readonly level: Level,
    private readonly failed: PositionTable,
  ) {
    this.visit(gridOf(level.position), level.steps)
  }

  get isRunning(): boolean {
    return this.answer === null
  }

  /** Searches on for about `nodes` more nodes, or to the program's end. */
  run(nodes: number): void {
    const end = this.nodes + nodes
    while (this.answer === null && this.nodes < end) this.step()
  }

  private step(): void {
    const frame = this.path.at(-1)
    if (frame === undefined) {
      this.answer = printContestAnswer(null)
      return
    }
    const attempt = frame.attempts[frame.next++]
    if (attempt === undefined) {
      this.path.pop()
      this.failed.core.addPosition(...positionOf(frame.grid), frame.left)
      return
    }
    this.nodes++
    const { clear, settle } = this.program
    const grid = frame.grid.slice()
    exchange(grid, attempt.from, attempt.to)
    settle(grid, clear)
    this.visit(grid, frame.left - 1)
  }

  /** Ends the search at a solution, or searches on from the grid where that makes sense. */
  private visit(grid: Grid, left: number): void {
    const endsEarly = left > 0 && this.program.earlyClear !== 'go-on'
    if ((left === 0 || endsEarly) && isCleared(grid)) this.answer = this.printed()
    if (left === 0 || this.answer !== null || hasDeadColour(grid)) return
    if (this.failed.core.findPosition(...positionOf(grid), left) !== 0) return
    this.path.push({ grid, left, attempts: this.program.attempts(grid), next: 0 })
  }

  private printed(): string {
    const made = this.path.map(({ attempts, next }) => attempts[next - 1]?.printed)
    const lines = printContestAnswer(made.filter((move) => move !== undefined))
    const missing = this.program.earlyClear === 'pad' ? this.level.steps - made.length : 0
    return lines + PADDING.repeat(missing)
  }
}

/** Whether a colour has one or two blocks. The sets have a bit for each colour. */
function hasDeadColour(grid: Grid): boolean {
  let [once, twice, thrice] = [0, 0, 0]
  for (const colour of grid) {
    const bit = 1 << colour
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
  }
  const empty = 1
  return (once & ~thrice & ~empty) !== 0
}
