/** What searches of Lianliankan say: plain data. */
import type { LimitKind, SearchProgress, SearchVerdict } from '../../../search/limits'
import type { Pair } from '../rules/position'

/** Whether a position can be cleared, `solved` with an order of links that does it. */
export type Verdict = SearchVerdict<{ readonly pairs: readonly Pair[] }>

export interface SolveReport extends SearchProgress {
  readonly verdict: Verdict
}

export const ROBUSTNESS_KINDS = ['safe', 'fatal', 'lost', 'undecided'] as const
export type RobustnessKind = (typeof ROBUSTNESS_KINDS)[number]

/**
 * Whether a position can be lost by linking the wrong tiles. All but `undecided` are proved.
 *
 * - `safe`: it cannot go wrong; every order of links, played until nothing can be linked, clears it;
 * - `fatal`: after the links `after` it can still be cleared, and after `pair` as well no more;
 * - `lost`: it cannot be cleared in the first place.
 */
export type Robustness =
  | { readonly kind: 'safe' }
  | { readonly kind: 'fatal'; readonly after: readonly Pair[]; readonly pair: Pair }
  | { readonly kind: 'lost' }
  | { readonly kind: 'undecided'; readonly limit: LimitKind }

/** Whether the rest stays clearable when a pair is linked. */
export const PAIR_OUTCOMES = ['wins', 'loses', 'undecided'] as const
export type PairOutcome = (typeof PAIR_OUTCOMES)[number]

export interface PairVerdict {
  readonly pair: Pair
  readonly outcome: PairOutcome
}
