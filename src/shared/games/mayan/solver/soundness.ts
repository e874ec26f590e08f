/** What an analysis says of a level, in one word. */
import type { AnalysisReport } from './analysis'

/**
 * `sound`: solved in exactly n, and proved that in no fewer. `cook`: solved in n, and in fewer.
 * `unsolvable`: a complete search found no solution of exactly n. Whatever lacks a proof is
 * `undecided`.
 */
export type Soundness = 'sound' | 'cook' | 'unsolvable' | 'undecided'

/** @param steps the n that the report is about */
export function soundnessOf(
  { verdict, minimum, provedFrom }: Pick<AnalysisReport, 'verdict' | 'minimum' | 'provedFrom'>,
  steps: number,
): Soundness {
  if (verdict.kind !== 'solved') return verdict.kind
  if (minimum !== null && minimum < steps) return 'cook'
  return provedFrom >= steps ? 'sound' : 'undecided'
}
