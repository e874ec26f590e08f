/** What each pair that can be linked leads to: the map behind hints. */
import type { LimitKind, SearchProgress } from '../../../search/limits'
import { runToEnd, type Budget, type Pausing, type Task } from '../../../search/task'
import { linkablePairs } from '../rules/linkable'
import { tileCount, type Pair, type Position } from '../rules/position'
import { ClearSearch } from './clearSearch'
import { KnownSolutions } from './knownSolutions'
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
  private readonly known: KnownSolutions
  private found: PairMapFindings
  private decided = 0

  /** @param tableBytes for what is learnt on the way */
  constructor(
    private readonly position: Position,
    tableBytes: number,
  ) {
    this.search = new ClearSearch(position, tableBytes)
    this.known = new KnownSolutions(this.search.board)
    this.pairs = linkablePairs(position)
    const pairs = this.pairs.map((pair) => ({ pair, outcome: 'undecided' as const }))
    this.found = { pairs, outcome: tileCount(position) === 0 ? 'wins' : outcomeOf(pairs) }
  }

  *work(budget: Budget): Pausing {
    const { search, known } = this
    for (const [index, pair] of this.pairs.entries()) {
      budget.nodes++
      yield
      const number = search.board.pairAt(pair)
      if (!known.has(number)) {
        search.start([pair])
        yield* runToEnd(search, budget)
        if (search.state === 'solved') known.add(this.checkedNumbers())
      }
      this.learn(index, known.has(number) ? 'wins' : 'loses')
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

  private checkedNumbers(): number[] {
    const { search } = this
    return checkedLinks(this.position, search).map((pair) => search.board.pairAt(pair))
  }

  private learn(index: number, outcome: PairOutcome): void {
    const pairs = [...this.found.pairs]
    pairs[index] = { pair: this.pairs[index]!, outcome }
    this.found = { pairs, outcome: outcomeOf(pairs) }
    this.decided = index + 1
  }
}

function outcomeOf(pairs: readonly PairVerdict[]): PairOutcome {
  if (pairs.some(({ outcome }) => outcome === 'wins')) return 'wins'
  return pairs.every(({ outcome }) => outcome === 'loses') ? 'loses' : 'undecided'
}
