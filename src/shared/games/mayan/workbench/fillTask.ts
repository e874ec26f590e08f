/**
 * Fills the wildcards of a sketch so that the level is sound. Fills are tried in an order that
 * jumps about, each exactly once, so that the first ones found differ; when all have been tried and
 * all were proved, it is certain that there are no others.
 */
import { MAX_SEED, Random } from '../../../random'
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Budget, Pausing, Task } from '../../../search/task'
import { canonicalForm } from '../rules/canonicalForm'
import type { Setup } from '../rules/setup'
import { countWays, fillOf, type Sketch } from './sketch'
import { Trials, type Demand } from './trials'

export interface FillOptions extends Demand {
  /** The same seed gives the same fills in the same order. */
  readonly seed: number
  /** Fills that are looked for at most. */
  readonly maxFills: number
}

export interface FillFindings {
  /** Proved sound, and different up to mirroring and the names of colours. */
  readonly fills: readonly Setup[]
  /** Ways to fill the wildcards that were proved sound or not. */
  readonly tried: number
  /** Ways that would take too long to prove. */
  readonly undecided: number
}

export interface FillReport extends FillFindings, SearchProgress {
  /** All ways to fill the wildcards, a decimal number. */
  readonly ways: string
  /** Whether every way was proved to be sound or not: there are no other fills. */
  readonly isComplete: boolean
  readonly limit: LimitKind | null
}

export class FillTask implements Task<FillReport> {
  private readonly ways: bigint
  private at = 0n
  private found: FillFindings = { fills: [], tried: 0, undecided: 0 }

  constructor(
    private readonly sketch: Sketch,
    private readonly options: FillOptions,
  ) {
    this.ways = countWays(sketch)
  }

  *work(budget: Budget): Pausing {
    const { sketch, options, ways } = this
    const trials = new Trials(options, budget)
    const forms = new Set<string>()
    const order = jumbled(ways, options.seed)
    for (; this.at < ways && this.found.fills.length < options.maxFills; this.at++) {
      const setup = fillOf(sketch, order(this.at))
      const isSound = yield* trials.isSound(setup)
      const form = isSound ? canonicalForm(setup) : null
      const isNew = form !== null && !forms.has(form)
      if (form !== null) forms.add(form)
      const { tried, undecided } = trials
      const fills = isNew ? [...this.found.fills, setup] : this.found.fills
      this.found = { fills, tried, undecided }
      yield
    }
  }

  share(): number {
    const { at, ways, options, found } = this
    const ofWays = ways === 0n ? 1 : Number((at * 1000n) / ways) / 1000
    return Math.min(1, Math.max(ofWays, found.fills.length / options.maxFills))
  }

  get findings(): FillFindings {
    return this.found
  }

  result(limit: LimitKind | null, progress: SearchProgress): FillReport {
    const { found, ways } = this
    const isComplete = this.at === ways && found.undecided === 0
    return { ...progress, ...found, ways: ways.toString(), isComplete, limit }
  }
}

/** A bijection of 0…count − 1: steps of a size that has no factor in common with the count. */
function jumbled(count: bigint, seed: number): (index: bigint) => bigint {
  if (count <= 2n) return (index) => index
  const random = new Random(seed)
  const draw = () => (BigInt(random.integer(0, MAX_SEED)) * count) / BigInt(MAX_SEED + 1)
  const start = draw()
  let stride = draw()
  while (greatestCommonDivisor(stride, count) !== 1n) stride++
  return (index) => (start + index * stride) % count
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}
