/**
 * The verdict on a level as it is kept: one text for each board, n and version of the rules.
 * `parseAnalysisRecord.ts` reads it.
 */
import { checksumOf } from '../../../json'
import { analysisHead, isGreater, printAnalysis, type AnalysisRecord as Kept } from '../../records'
import { printLevelCode, printSolution } from '../formats/levelCode'
import type { Setup } from '../rules/setup'
import type { AnalysisReport } from '../solver/analysis'
import { ideaCountOf, isUnique, soundnessOf, type Soundness } from '../solver/soundness'

/** Goes up when the rules, or what a verdict means, change: older verdicts are then worth nothing. */
export const RULES_VERSION = 1

export const ANALYSIS_HEAD = analysisHead('mayan')

/** Solutions, and ideas, that are kept at most. */
export const MAX_KEPT_SOLUTIONS = 200

export type AnalysisRecord = Kept<Setup, AnalysisReport>

/** What a badge says of a level. */
export interface AnalysisSummary {
  readonly soundness: Soundness
  /** The n that it is about. */
  readonly steps: number
  /** The least number of moves; null where none is known. */
  readonly minimum: number | null
  /** Ideas behind the solutions of exactly n, as far as they were listed. */
  readonly ideas: number
  /** All solutions are one idea: proved. */
  readonly isUnique: boolean
  /** What it took to find out, a measure of difficulty. */
  readonly nodes: number
  /** Milliseconds. */
  readonly ms: number
}

/** The name of the verdict on exactly this board and n: 32 hexadecimal digits. */
export function analysisKey({ stacks, steps }: Setup): string {
  return checksumOf({ rules: RULES_VERSION, stacks, steps })
}

/** The record as JSON; a list that is too long is cut, and then no longer complete. */
export function printAnalysisRecord({ setup, report }: AnalysisRecord): string {
  const { verdict, minimumMoves, solutions, ideas, ...figures } = report
  return printAnalysis(ANALYSIS_HEAD, RULES_VERSION, printLevelCode(setup), {
    ...figures,
    spectrum: [...report.spectrum],
    verdict:
      verdict.kind === 'solved' ? { kind: 'solved', moves: printSolution(verdict.moves) } : verdict,
    minimumMoves: minimumMoves && printSolution(minimumMoves),
    solutions: solutions.slice(0, MAX_KEPT_SOLUTIONS).map(printSolution),
    isListComplete: report.isListComplete && solutions.length <= MAX_KEPT_SOLUTIONS,
    ideas: ideas.slice(0, MAX_KEPT_SOLUTIONS).map(({ representative, ...idea }) => ({
      ...idea,
      representative: printSolution(representative),
    })),
    areIdeasComplete: report.areIdeasComplete && ideas.length <= MAX_KEPT_SOLUTIONS,
  })
}

/** What a badge shows of a kept verdict. */
export function summaryOf({ setup, report }: AnalysisRecord): AnalysisSummary {
  const { minimum, nodes, ms } = report
  const steps = setup.steps ?? 0
  return {
    soundness: soundnessOf(report, steps),
    steps,
    minimum,
    ideas: ideaCountOf(report),
    isUnique: isUnique(report),
    nodes,
    ms,
  }
}

/**
 * Whether what a record says is worth more than what another one says of the same level: a verdict
 * more than none, all parts more than some, and otherwise the longer search.
 */
export function isWorthMore(one: AnalysisRecord, other: AnalysisRecord): boolean {
  return isGreater(worthOf(one), worthOf(other))
}

function worthOf({ setup, report }: AnalysisRecord): readonly number[] {
  const isDecided = soundnessOf(report, setup.steps ?? 0) !== 'undecided'
  return [Number(isDecided), Number(report.limit === null), report.provedFrom, report.nodes]
}
