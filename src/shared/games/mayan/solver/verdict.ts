/** What a search may say. `undecided` is never to be read, shown or stored as `unsolvable`. */
import type { Move } from '../board'

export const VERDICT_KINDS = ['solved', 'unsolvable', 'undecided'] as const
export type VerdictKind = (typeof VERDICT_KINDS)[number]

/** Which limit ended an undecided search. */
export const LIMIT_KINDS = ['nodes', 'time', 'memory', 'cancelled'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

export type Verdict =
  | { readonly kind: 'solved'; readonly moves: readonly Move[] }
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'undecided'; readonly limit: LimitKind }

/** How far a search has got. */
export interface SearchProgress {
  readonly nodes: number
  /** Milliseconds spent searching. */
  readonly ms: number
  /** Share of the first moves whose search is complete, 0…1. */
  readonly share: number
}

export interface SolveReport extends SearchProgress {
  readonly verdict: Verdict
}

export interface SolveLimits {
  readonly maxNodes: number
  readonly maxSeconds: number
  /** Upper limit for the transposition table. */
  readonly tableBytes: number
}

export const DEFAULT_LIMITS: SolveLimits = {
  maxNodes: Infinity,
  maxSeconds: Infinity,
  tableBytes: 128 * 1024 * 1024,
}
