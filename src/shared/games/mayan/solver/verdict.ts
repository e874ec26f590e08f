/** What a search for a solution says. */
import type { SearchProgress, SearchVerdict } from '../../../search/limits'
import type { Move } from '../rules/board'

export type Verdict = SearchVerdict<{ readonly moves: readonly Move[] }>

export interface SolveReport extends SearchProgress {
  readonly verdict: Verdict
}
