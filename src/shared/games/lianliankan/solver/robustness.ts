/**
 * Whether a position that can be cleared can be lost, in two parts.
 *
 * *Along the solution* that was found: before each of its links, every pair that can be linked, in
 * reading order, is put to the complete search: can the rest still be cleared? The first pair of
 * which the answer is no is the first fatal one. Most pairs need no search, as they are in some
 * solution that is known (`knownSolutions.ts`).
 *
 * *Beside it*: where no pair along the solution is fatal, an order that gets stuck is looked for, by
 * plays that mean to (`losingPlays.ts`) and then by a search of all orders (`lossSearch.ts`). If
 * there is none, the position cannot go wrong. If there is one, its first link after which the rest
 * can't be cleared is the fatal pair.
 *
 * All questions go to one search, so that what it learns for one serves the others.
 */
import { invariant } from '../../../invariant'
import { runToEnd, type Budget, type Pausing } from '../../../search/task'
import { linkablePairs } from '../rules/linkable'
import { without, type Pair, type Position } from '../rules/position'
import type { ClearSearch } from './clearSearch'
import { KnownSolutions } from './knownSolutions'
import { LosingPlays } from './losingPlays'
import { LossSearch } from './lossSearch'
import { checkedLinks } from './solveTask'
import type { Robustness } from './verdict'

export class RobustnessFinder {
  /** Once it is known. */
  robustness: Robustness | null = null
  private known: KnownSolutions
  private links = 0

  /**
   * @param search of the position, which it may be asked of
   * @param maxBytes for the positions seen on other orders
   */
  constructor(
    private readonly position: Position,
    private readonly search: ClearSearch,
    private readonly solution: readonly Pair[],
    private readonly maxBytes: number,
  ) {
    this.known = this.solutionsFrom(solution)
  }

  /** Share of the links of the solution that were looked at. */
  share(): number {
    return this.links / Math.max(1, this.solution.length)
  }

  *work(budget: Budget): Pausing {
    const loss = new LossSearch(this.search.board, this.maxBytes)
    if (loss.state === 'exhausted') {
      this.robustness = { kind: 'safe' }
      return
    }
    yield* this.searchAlong(budget)
    if (this.robustness !== null) return
    const plays = new LosingPlays(this.search.board)
    yield* runToEnd(plays, budget)
    if (!plays.isLost && loss.isRunning) yield* runToEnd(loss, budget)
    if (plays.isLost) yield* this.searchPlay(plays.losingPlay(), budget)
    else if (loss.state === 'lost') yield* this.searchPlay(loss.losingPlay(), budget)
    else this.robustness = { kind: 'safe' }
  }

  private *searchAlong(budget: Budget): Pausing {
    let position = this.position
    for (const [index, link] of this.solution.entries()) {
      const after = this.solution.slice(0, index)
      for (const pair of linkablePairs(position)) {
        if (yield* this.canBeCleared(after, pair, budget)) continue
        this.robustness = { kind: 'fatal', after, pair }
        return
      }
      position = without(position, link)
      this.known.require(this.search.board.pairAt(link))
      this.links = index + 1
    }
  }

  /** The first link of an order that gets stuck after which the rest can't be cleared. */
  private *searchPlay(play: readonly Pair[], budget: Budget): Pausing {
    this.known = this.solutionsFrom(this.solution)
    for (const [index, pair] of play.entries()) {
      const after = play.slice(0, index)
      if (yield* this.canBeCleared(after, pair, budget)) {
        this.known.require(this.search.board.pairAt(pair))
        continue
      }
      this.robustness = { kind: 'fatal', after, pair }
      return
    }
    invariant(false, 'an order that gets stuck has a link too many')
  }

  /** @param after links that the solutions known have as well */
  private *canBeCleared(
    after: readonly Pair[],
    pair: Pair,
    budget: Budget,
  ): Generator<void, boolean, void> {
    budget.nodes++
    yield
    const { search, known } = this
    if (known.has(search.board.pairAt(pair))) return true
    search.start([...after, pair])
    yield* runToEnd(search, budget)
    if (search.state !== 'solved') return false
    known.add(numbersOf(checkedLinks(this.position, search), search))
    return true
  }

  private solutionsFrom(solution: readonly Pair[]): KnownSolutions {
    const known = new KnownSolutions(this.search.board)
    known.add(numbersOf(solution, this.search))
    return known
  }
}

function numbersOf(pairs: readonly Pair[], { board }: ClearSearch): number[] {
  return pairs.map((pair) => board.pairAt(pair))
}
