/** What a search for a solution says. */
import type { LimitKind, SearchProgress } from '../../../search/limits'
import type { Move } from '../rules/board'

export type Verdict =
  | { readonly kind: 'solved'; readonly moves: readonly Move[] }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'undecided'; readonly limit: LimitKind }

export interface SolveReport extends SearchProgress {
  readonly verdict: Verdict
}
