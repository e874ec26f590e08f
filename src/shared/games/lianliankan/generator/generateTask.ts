/**
 * A board that can be cleared, from a seed: cells are chosen, an order of links that empties them
 * is drawn (`drawOrder.ts` says how, and why that never fails), and its pairs are given types. The
 * order is replayed by the rules before the board is dealt.
 */
import { invariant } from '../../../invariant'
import { Random } from '../../../random'
import type { LimitKind, SearchLimits, SearchProgress } from '../../../search/limits'
import { runAtOnce, type Budget, type Clock, type Pausing, type Task } from '../../../search/task'
import { drawOrder } from './drawOrder'
import { indexOf, type Pair, type Position } from '../rules/position'
import { isSolution } from '../rules/replay'
import type { Setup } from '../rules/setup'
import { impossibleReason, tilesOf, type GenerateOptions, type ImpossibleReason } from './options'

/** `order` empties the board of `setup`: it was replayed. */
export type GenerateOutcome =
  | { readonly kind: 'found'; readonly setup: Setup; readonly order: readonly Pair[] }
  | { readonly kind: 'impossible'; readonly reason: ImpossibleReason }
  | { readonly kind: 'not-found'; readonly limit: LimitKind }

export interface GenerateReport extends SearchProgress {
  readonly outcome: GenerateOutcome
}

export class GenerateTask implements Task<GenerateReport> {
  private outcome: GenerateOutcome | null = null

  constructor(private readonly options: GenerateOptions) {
    const reason = impossibleReason(options)
    if (reason !== null) this.outcome = { kind: 'impossible', reason }
  }

  /** A few milliseconds, in one go. */
  *work(budget: Budget): Pausing {
    if (this.outcome !== null) return
    budget.nodes++
    yield
    this.outcome = deal(this.options)
  }

  share(): number {
    return this.outcome === null ? 0 : 1
  }

  result(limit: LimitKind | null, progress: SearchProgress): GenerateReport {
    const outcome = this.outcome ?? { kind: 'not-found', limit: limit ?? 'cancelled' }
    return { ...progress, outcome }
  }
}

/** Generates one board in one go. */
export function generate(
  options: GenerateOptions,
  clock: Clock,
  limits: Partial<SearchLimits> = {},
): GenerateReport {
  return runAtOnce(() => new GenerateTask(options), clock, limits)
}

function deal(options: GenerateOptions): GenerateOutcome {
  const { rows, columns, border, types } = options
  const random = new Random(options.seed)
  const shape: Position = { rows, columns, border, tiles: drawShape(options, random) }
  const order = drawOrder(shape, random)
  const tiles = Array<number>(rows * columns).fill(0)
  const shown = random.shuffled(dealTypes(order.length, types, random))
  for (const [index, pair] of order.entries()) {
    for (const cell of pair) tiles[indexOf(shape, cell)] = shown[index] ?? 0
  }
  invariant(isSolution({ ...shape, tiles }, order), 'the order drawn empties the board dealt')
  const setup = {
    rows: Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns)),
    border,
  }
  return { kind: 'found', setup, order }
}

/** Which cells hold tiles: 1 for those that do. */
function drawShape(options: GenerateOptions, random: Random): number[] {
  const cells = options.rows * options.columns
  const tiles = tilesOf(options)
  return random.shuffled(Array.from({ length: cells }, (_, index) => Number(index < tiles)))
}

/** The types of a number of pairs, each as often as any other, or once more: which ones is drawn. */
function dealTypes(pairs: number, types: number, random: Random): number[] {
  const all = Array.from({ length: types }, (_, index) => index + 1)
  const rounds = Array.from({ length: Math.floor(pairs / types) }, () => all).flat()
  return [...rounds, ...random.shuffled(all).slice(0, pairs % types)]
}
