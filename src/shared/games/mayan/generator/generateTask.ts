/**
 * A sound level (its minimum is n, proved) from a seed, composed backwards: from the empty board, a
 * move at a time is undone, and each board on the way is kept only if it can't be cleared in fewer
 * moves than it has left; for a level of one idea, only if that holds for it too. A sound level has
 * only sound boards on its way, so a wrong turn is found out when it is taken, by a short search.
 * The alternative, boards at random, is hopeless: with 20 blocks in five moves one of some 4000 is
 * sound, and fewer the more blocks there are.
 */
import { invariant } from '../../../invariant'
import { Random } from '../../../random'
import { heightOf } from '../rules/column'
import { play, settle } from '../rules/moves'
import {
  EMPTY_POSITION,
  isEmpty,
  isSamePosition,
  runsOf,
  unpackStacks,
  type Position,
} from '../rules/position'
import type { Setup } from '../rules/setup'
import { runWithTable } from '../solver/atOnce'
import type { Budget, Clock, Pausing, Task } from '../../../search/task'
import type { LimitKind, SearchProgress, SearchLimits } from '../../../search/limits'
import { dealRuns, type Run, fillShape } from './deal'
import { impossibleReason, type GenerateOptions, type ImpossibleReason } from './options'
import { Proof, type Answering } from '../solver/proof'
import { insertRun, placeAnywhere, undoDrags, type Placement } from './unplay'

/** `tries`: boards that were put to the proof. */
export type GenerateOutcome =
  | { readonly kind: 'found'; readonly setup: Setup; readonly tries: number }
  | { readonly kind: 'impossible'; readonly reason: ImpossibleReason }
  | { readonly kind: 'not-found'; readonly tries: number; readonly limit: LimitKind | 'tries' }

export interface GenerateReport extends SearchProgress {
  readonly outcome: GenerateOutcome
}

/** When to give up, even if a caller would allow more: after seconds, or minutes where proofs are long. */
const MAX_COMPOSITIONS = 10_000
const MAX_NODES = 50_000_000

/** Ways to undo a move that are drawn before starting over; most of them lead nowhere. */
const DRAWS_PER_MOVE = 100

/** Boards that are filled at random for each composition, where moves and blocks are so few. */
const FILLS_PER_COMPOSITION = 15
const MAX_FILLED_STEPS = 3
const MAX_FILLED_BLOCKS = 15

export class GenerateTask implements Task<GenerateReport> {
  private readonly reason: ImpossibleReason | null
  private readonly random: Random
  private tries = 0
  private compositions = 0
  private found: Setup | null = null

  constructor(private readonly options: GenerateOptions) {
    this.reason = impossibleReason(options)
    this.random = new Random(options.seed)
  }

  *work(budget: Budget): Pausing {
    if (this.reason !== null) return
    while (this.found === null && this.compositions < MAX_COMPOSITIONS) {
      if (budget.nodes >= MAX_NODES) return
      this.found = (yield* this.compose(budget)) ?? (yield* this.fill(budget))
      this.compositions++
    }
  }

  share(): number {
    return this.found === null ? this.compositions / MAX_COMPOSITIONS : 1
  }

  result(limit: LimitKind | null, progress: SearchProgress): GenerateReport {
    return { ...progress, outcome: this.outcome(limit) }
  }

  private outcome(limit: LimitKind | null): GenerateOutcome {
    const { reason, found, tries } = this
    if (reason !== null) return { kind: 'impossible', reason }
    if (found !== null) return { kind: 'found', setup: found, tries }
    const ownLimit = this.compositions < MAX_COMPOSITIONS ? 'nodes' : 'tries'
    return { kind: 'not-found', tries, limit: limit ?? ownLimit }
  }

  private *compose(budget: Budget): Answering<Setup | null> {
    const { steps } = this.options
    const runs = dealRuns(this.options, this.random)
    let position: Position | null = EMPTY_POSITION
    for (let left = 1; left <= steps && position !== null; left++) {
      const move = steps - left
      const after: Position = position
      position = yield* this.firstSound(() => this.draw(after, runs[move] ?? [], move), left, {
        draws: DRAWS_PER_MOVE,
        budget,
      })
    }
    return position && this.setupOf(position)
  }

  /** Fills the asked shape at random, where that may help. */
  private *fill(budget: Budget): Answering<Setup | null> {
    const { steps, blocks, heights } = this.options
    if (heights === undefined || steps > MAX_FILLED_STEPS || blocks > MAX_FILLED_BLOCKS) return null
    const position = yield* this.firstSound(
      () => withoutRuns(fillShape(this.options, heights, this.random)),
      steps,
      { draws: FILLS_PER_COMPOSITION, budget },
    )
    return position && this.setupOf(position)
  }

  /** The first drawn position of this minimum; `draw` gives null for a failure. */
  private *firstSound(
    draw: () => Position | null,
    steps: number,
    { draws, budget }: { draws: number; budget: Budget },
  ): Answering<Position | null> {
    const { isUnique = false } = this.options
    for (let drawn = 0; drawn < draws; drawn++) {
      budget.nodes++
      yield
      const position = draw()
      if (position === null) continue
      this.tries++
      const proof = new Proof({ position, steps }, budget)
      const isFit =
        (yield* proof.isSound()) === 'yes' && (!isUnique || (yield* proof.isUnique()) === 'yes')
      proof.end()
      if (isFit) return position
    }
    return null
  }

  private setupOf(position: Position): Setup {
    return { stacks: unpackStacks(position), steps: this.options.steps }
  }

  /** @param movesBefore moves that are still to be put before this one */
  private draw(after: Position, runs: readonly Run[], movesBefore: number): Position | null {
    const { random } = this
    const placements = runs.map((run) => placeAnywhere(run, random))
    const heights = after.map(heightOf)
    for (const placement of placements) raise(heights, placement)
    if (!this.canTakeShape(heights, movesBefore + 1)) return null

    const board = placements.reduce<Position | null>(
      (board, placement) => board && insertRun(board, placement, random),
      after,
    )
    if (board === null || !isSamePosition(settle(board), after)) return null
    const drags = undoDrags(board).filter(
      ({ before }) =>
        isEmpty(runsOf(before)) && this.canTakeShape(before.map(heightOf), movesBefore),
    )
    if (drags.length === 0) return null
    const { before, move } = random.pick(drags)
    invariant(isSamePosition(play(before, move), after), 'a move undone and made leads back')
    return before
  }

  /**
   * Whether the asked heights can still be reached: columns only grow, except that each move still
   * to be undone may take one block away.
   */
  private canTakeShape(heights: readonly number[], movesBefore: number): boolean {
    const wanted = this.options.heights
    if (wanted === undefined) return true
    let excess = 0
    for (const [x, height] of heights.entries()) excess += Math.max(0, height - (wanted[x] ?? 0))
    return excess <= movesBefore
  }
}

/** Generates one level in one go, for callers that may block (the terminal, tests). */
export function generate(
  options: GenerateOptions,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): GenerateReport {
  return runWithTable(() => new GenerateTask(options), clock, limits)
}

function withoutRuns(board: Position): Position | null {
  return isEmpty(runsOf(board)) ? board : null
}

function raise(heights: number[], { x, width, height }: Placement): void {
  for (let column = x; column < x + width; column++) {
    heights[column] = (heights[column] ?? 0) + height
  }
}
