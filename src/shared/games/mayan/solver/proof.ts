/**
 * Whether a board is a sound level: solved in exactly n, in no fewer and, if asked, by one idea only.
 * For callers that try many boards and keep the proved ones.
 */
import { findIdeas } from './ideas'
import type { SearchState } from '../../../search/limits'
import { ExactSearch } from './exactSearch'
import { PositionTable } from './positionTable'
import { checkedSolution } from './solveTask'
import { runToEnd, type Budget } from '../../../search/task'
import type { Level } from '../rules/setup'

/** `undecided`: it takes more nodes than a proof may have. */
export type Proved = 'yes' | 'no' | 'undecided'

/** Boards that take more to prove are passed over: the next one is likely to be easier. */
const MAX_NODES = 200_000

/** A fixed size, so that what is found does not depend on the memory that a caller grants. */
const TABLE_BYTES = 16 * 1024 * 1024

/** Work that pauses and ends with an answer. */
export type Answering<T> = Generator<void, T, void>

export class Proof {
  private readonly failed = new PositionTable(TABLE_BYTES)
  private readonly mostNodes: number

  constructor(
    private readonly level: Level,
    private readonly budget: Budget,
    maxNodes = MAX_NODES,
  ) {
    this.mostNodes = budget.nodes + maxNodes
  }

  /** Whether the minimum is `level.steps`. */
  *isSound(): Answering<Proved> {
    for (let steps = 1; steps < this.level.steps; steps++) {
      const shorter = yield* this.run(new ExactSearch({ ...this.level, steps }, this.failed))
      if (shorter !== 'exhausted') return shorter === 'solved' ? 'no' : 'undecided'
    }
    return yield* this.isSolved()
  }

  /** Whether there is a solution of exactly `level.steps` moves. */
  *isSolved(): Answering<Proved> {
    const state = yield* this.run(new ExactSearch(this.level, this.failed))
    return state === 'running' ? 'undecided' : state === 'solved' ? 'yes' : 'no'
  }

  /**
   * Whether all solutions are one idea. Every order of an idea's moves is a solution, so one more
   * solution than the first one's idea has orders is another idea: no list of all is needed.
   */
  *isUnique(): Answering<Proved> {
    const search = new ExactSearch(this.level, this.failed)
    const first = yield* this.run(search)
    if (first !== 'solved') return first === 'running' ? 'undecided' : 'no'
    const { ideas } = findIdeas(this.level, [checkedSolution(this.level, search)])
    const [idea] = ideas
    if (!idea?.isComplete) return 'undecided'
    for (let found = 1; found <= idea.size; found++) {
      const state = yield* this.run(search)
      if (state === 'running') return 'undecided'
      if (state === 'exhausted') return found === idea.size ? 'yes' : 'no'
    }
    return 'no'
  }

  /** Lets the next proof have the memory. */
  end(): void {
    this.failed.release()
  }

  /** Searches to an end, the next solution, or the proof's limit. */
  private *run(search: ExactSearch): Answering<SearchState> {
    if (search.state === 'exhausted') return search.state
    for (const _pause of runToEnd(search, this.budget)) {
      if (this.budget.nodes > this.mostNodes) break
      yield
    }
    return search.state
  }
}
