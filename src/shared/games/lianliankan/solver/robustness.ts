/**
 * Whether a position that can be cleared can be lost, in two parts.
 *
 * *Along the solution* that was found: before each of its links, every pair that can be linked, in
 * reading order, is put to the complete search: can the rest still be cleared? The first pair of
 * which the answer is no is the first fatal one. A pair needs no search where a solution is known
 * that begins with the same links and has it at any place (it may be made earlier, as links only
 * free cells). This part ends where no tile may be left by any order (`lossSearch.ts`).
 *
 * *Beside it*: where no pair along the solution is fatal, every order from the start is looked at
 * for one that gets stuck. If there is none, the position cannot go wrong. If there is one, its
 * first link after which the rest can't be cleared is the fatal pair.
 *
 * All questions go to one search, so that what it learns for one serves the others.
 */
import { invariant } from '../../../invariant'
import { runToEnd, type Budget, type Pausing } from '../../../search/task'
import { linkablePairs } from '../linkable'
import { without, type Pair, type Position } from '../position'
import type { ClearSearch } from './clearSearch'
import { LossSearch } from './lossSearch'
import { checkedLinks } from './solveTask'
import type { Robustness } from './verdict'

export class RobustnessFinder {
  /** Once it is known. */
  robustness: Robustness | null = null
  private solutions: readonly ReadonlySet<number>[]
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
    this.solutions = [this.numbersOf(solution)]
  }

  /** Share of the links of the solution that were looked at. */
  share(): number {
    return this.links / Math.max(1, this.solution.length)
  }

  *work(budget: Budget): Pausing {
    const loss = new LossSearch(this.search.board, this.maxBytes)
    const isSafe = () => loss.state === 'exhausted'
    if (isSafe()) {
      this.robustness = { kind: 'safe' }
      return
    }
    yield* this.searchAlong(budget)
    if (this.robustness !== null) return
    if (loss.isRunning) yield* runToEnd(loss, budget)
    if (isSafe()) this.robustness = { kind: 'safe' }
    else yield* this.searchPlay(loss.losingPlay(), budget)
  }

  private *searchAlong(budget: Budget): Pausing {
    let position = this.position
    for (const [index, link] of this.solution.entries()) {
      const after = this.solution.slice(0, index)
      for (const pair of linkablePairs(position)) {
        if (yield* this.canBeCleared([...after, pair], budget)) continue
        this.robustness = { kind: 'fatal', after, pair }
        return
      }
      position = without(position, link)
      const number = this.search.board.pairAt(link)
      this.solutions = this.solutions.filter((solution) => solution.has(number))
      this.links = index + 1
    }
  }

  /** The first link of an order that gets stuck after which the rest can't be cleared. */
  private *searchPlay(play: readonly Pair[], budget: Budget): Pausing {
    for (const [index, pair] of play.entries()) {
      if (yield* this.canBeCleared(play.slice(0, index + 1), budget)) continue
      this.robustness = { kind: 'fatal', after: play.slice(0, index), pair }
      return
    }
    invariant(false, 'an order that gets stuck has a link too many')
  }

  private *canBeCleared(links: readonly Pair[], budget: Budget): Generator<void, boolean, void> {
    const numbers = this.numbersOf(links)
    if (this.solutions.some((solution) => [...numbers].every((link) => solution.has(link)))) {
      return true
    }
    this.search.start(links)
    yield* runToEnd(this.search, budget)
    yield
    if (this.search.state !== 'solved') return false
    const found = this.numbersOf(checkedLinks(this.position, this.search))
    this.solutions = [...this.solutions, found]
    return true
  }

  private numbersOf(pairs: readonly Pair[]): ReadonlySet<number> {
    return new Set(pairs.map((pair) => this.search.board.pairAt(pair)))
  }
}
