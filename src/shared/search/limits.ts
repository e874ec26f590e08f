/** What bounds a search, how far it has got, and what it may say. Of no game in particular. */
import { invariant } from '../invariant'

/** `undecided` is never to be read, shown or stored as `unsolvable`. */
export const VERDICT_KINDS = ['solved', 'unsolvable', 'undecided'] as const
export type VerdictKind = (typeof VERDICT_KINDS)[number]

/** @typeParam Solution the fields of a solution, such as its moves */
export type SearchVerdict<Solution extends object> =
  | ({ readonly kind: 'solved' } & Solution)
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'undecided'; readonly limit: LimitKind }

/** Which limit ended an undecided search. */
export const LIMIT_KINDS = ['nodes', 'time', 'memory', 'cancelled'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Where a search stands. */
export type SearchState = 'running' | 'solved' | 'exhausted'

/**
 * The verdict of a search as it stands; one that still runs was ended by a limit.
 *
 * @param solution of a search that has found one
 */
export function searchVerdict<Solution extends object>(
  state: SearchState,
  limit: LimitKind | null,
  solution: () => Solution,
): SearchVerdict<Solution> {
  if (state === 'solved') return { kind: 'solved', ...solution() }
  if (state === 'exhausted') return { kind: 'unsolvable' }
  invariant(limit !== null, 'a search that is not limited comes to an end')
  return { kind: 'undecided', limit }
}

/** How far a search has got. */
export interface SearchProgress {
  readonly nodes: number
  /** Milliseconds spent searching. */
  readonly ms: number
  /** Share of the work that is done, 0…1; an estimate. */
  readonly share: number
}

export interface SearchLimits {
  readonly maxNodes: number
  readonly maxSeconds: number
  /** Upper limit for the table of what was searched already. */
  readonly tableBytes: number
}

export const DEFAULT_LIMITS: SearchLimits = {
  maxNodes: Infinity,
  maxSeconds: Infinity,
  tableBytes: 128 * 1024 * 1024,
}
