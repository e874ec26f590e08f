/** What an analysis says of a level, in a word and a number. */
import type { AnalysisReport } from './analysis'

/**
 * `sound`: solved in exactly n, and proved that in no fewer. `cook`: solved in n, and in fewer.
 * `unsolvable`: a complete search found no solution of exactly n. Whatever lacks a proof is
 * `undecided`.
 */
export const SOUNDNESSES = ['sound', 'cook', 'unsolvable', 'undecided'] as const
export type Soundness = (typeof SOUNDNESSES)[number]

/** @param steps the n that the report is about */
export function soundnessOf(
  { verdict, minimum, provedFrom }: Pick<AnalysisReport, 'verdict' | 'minimum' | 'provedFrom'>,
  steps: number,
): Soundness {
  if (verdict.kind !== 'solved') return verdict.kind
  if (minimum !== null && minimum < steps) return 'cook'
  return provedFrom >= steps ? 'sound' : 'undecided'
}

/** Ideas that are certainly different: those whose orders were not all seen may be one and the same. */
export function ideaCountOf({ ideas }: Pick<AnalysisReport, 'ideas'>): number {
  const unfinished = ideas.filter(({ isComplete }) => !isComplete).length
  return ideas.length - Math.max(0, unfinished - 1)
}

/** Whether all solutions of exactly n are one idea: proved. */
export function isUnique(report: Pick<AnalysisReport, 'ideas' | 'areIdeasComplete'>): boolean {
  return report.areIdeasComplete && ideaCountOf(report) === 1
}
