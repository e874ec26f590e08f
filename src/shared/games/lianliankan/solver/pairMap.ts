/** What each pair that can be linked leads to: the map behind hints. */
import type { LimitKind, SearchProgress } from '../../../search/limits'
import { runToEnd, type Budget, type Pausing, type Task } from '../../../search/task'
import { linkablePairs } from '../linkable'
import { tileCount, type Pair, type Position } from '../position'
import { ClearSearch } from './clearSearch'
import { checkedLinks } from './solveTask'
import type { PairOutcome, PairVerdict } from './verdict'

export interface PairMapFindings {
  /** Every pair that can be linked, in reading order. */
  readonly pairs: readonly PairVerdict[]
  /** Of the position; `undecided` where no pair is known to win and not all are known. */
  readonly outcome: PairOutcome
}

export interface PairMap extends PairMapFindings, SearchProgress {
  readonly limit: LimitKind | null
}

export class PairMapTask implements Task<PairMap> {
  private readonly search: ClearSearch
  private readonly pairs: readonly Pair[]
  private found: PairMapFindings
  private decided = 0

  /** @param tableBytes for what is learnt on the way */
  constructor(
    private readonly position: Position,
    tableBytes: number,
  ) {
    this.search = new ClearSearch(position, tableBytes)
    this.pairs = linkablePairs(position)
    const pairs = this.pairs.map((pair) => ({ pair, outcome: 'undecided' as const }))
    this.found = { pairs, outcome: tileCount(position) === 0 ? 'wins' : outcomeOf(pairs) }
  }

  *work(budget: Budget): Pausing {
    for (const [index, pair] of this.pairs.entries()) {
      // It may have been seen in a solution that begins with another pair.
      if (this.found.pairs[index]?.outcome === 'undecided') {
        this.search.start([pair])
        yield* runToEnd(this.search, budget)
        if (this.search.state === 'solved') this.learnFrom(checkedLinks(this.position, this.search))
        else this.learn([index], 'loses')
        yield
      }
      this.decided = index + 1
    }
  }

  share(): number {
    return this.decided / Math.max(1, this.pairs.length)
  }

  result(limit: LimitKind | null, progress: SearchProgress): PairMap {
    return { ...progress, ...this.found, limit }
  }

  get findings(): PairMapFindings {
    return this.found
  }

  /** Any pair of a solution that can be linked now may be linked first: that only frees cells. */
  private learnFrom(solution: readonly Pair[]): void {
    const { board } = this.search
    const numbers = new Set(solution.map((pair) => board.pairAt(pair)))
    const won = [...this.pairs.keys()].filter((index) =>
      numbers.has(board.pairAt(this.pairs[index]!)),
    )
    this.learn(won, 'wins')
  }

  private learn(indices: readonly number[], outcome: PairOutcome): void {
    const pairs = this.found.pairs.map((verdict, index) =>
      indices.includes(index) ? { pair: verdict.pair, outcome } : verdict,
    )
    this.found = { pairs, outcome: outcomeOf(pairs) }
  }
}

function outcomeOf(pairs: readonly PairVerdict[]): PairOutcome {
  if (pairs.some(({ outcome }) => outcome === 'wins')) return 'wins'
  return pairs.every(({ outcome }) => outcome === 'loses') ? 'loses' : 'undecided'
}
