/** Whether a level is sound: solved in exactly n, in no fewer and, if asked, by one idea only. */
import { findIdeas } from '../solver/ideas'
import { ExactSearch, type SearchState } from '../solver/exactSearch'
import { PositionTable } from '../solver/positionTable'
import { checkedSolution } from '../solver/solveTask'
import { runToEnd, type Budget } from '../../../search/task'
import type { Level } from '../setup'

/** Levels that take more to prove are passed over: the next one is likely to be easier. */
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
  ) {
    this.mostNodes = budget.nodes + MAX_NODES
  }

  /** Whether the minimum is `level.steps`; false also where that takes too long to tell. */
  *isSound(): Answering<boolean> {
    for (let steps = 1; steps < this.level.steps; steps++) {
      const shorter = new ExactSearch({ ...this.level, steps }, this.failed)
      if ((yield* this.run(shorter)) !== 'exhausted') return false
    }
    return (yield* this.run(new ExactSearch(this.level, this.failed))) === 'solved'
  }

  /**
   * Whether all solutions are one idea. Every order of an idea's moves is a solution, so one more
   * solution than the first one's idea has orders is another idea: no list of all is needed.
   */
  *isUnique(): Answering<boolean> {
    const search = new ExactSearch(this.level, this.failed)
    if ((yield* this.run(search)) !== 'solved') return false
    const { ideas } = findIdeas(this.level, [checkedSolution(this.level, search)])
    const [idea] = ideas
    if (!idea?.isComplete) return false
    for (let found = 1; found <= idea.size; found++) {
      const state = yield* this.run(search)
      if (state !== 'solved') return state === 'exhausted' && found === idea.size
    }
    return false
  }

  /** Lets the next proof have the memory. */
  end(): void {
    this.failed.release()
  }

  /** Searches to an end, the next solution, or the proof's limit. */
  private *run(search: ExactSearch): Answering<SearchState> {
    for (const _pause of runToEnd(search, this.budget)) {
      if (this.budget.nodes > this.mostNodes) break
      yield
    }
    return search.state
  }
}
