/**
 * The verdict on a board as it is kept: one text for each board, border rule and version of the
 * rules. `parseAnalysisRecord.ts` reads it.
 */
import { checksumOf } from '../../../json'
import { analysisHead, isGreater, printAnalysis, type AnalysisRecord as Kept } from '../../records'
import { printLevelCode } from '../formats/levelCode'
import { indexOf, type Pair } from '../rules/position'
import type { Setup } from '../rules/setup'
import type { AnalysisReport } from '../solver/analysis'
import type { RobustnessKind, Verdict } from '../solver/verdict'

/** Goes up when the rules, or what a verdict means, change: older verdicts are then worth nothing. */
export const RULES_VERSION = 1

export const ANALYSIS_HEAD = analysisHead('lianliankan')

export type AnalysisRecord = Kept<Setup, AnalysisReport>

/** What a badge says of a level. */
export interface AnalysisSummary {
  readonly verdict: Verdict['kind']
  readonly robustness: RobustnessKind
  /** What it took to find out, a measure of difficulty. */
  readonly nodes: number
  /** Milliseconds. */
  readonly ms: number
}

/** The name of the verdict on exactly this board and rule: 32 hexadecimal digits. */
export function analysisKey({ rows, border }: Setup): string {
  return checksumOf({ game: 'lianliankan', rules: RULES_VERSION, rows, border })
}

/** Cells are numbered row by row: `[from, to]` for each link. */
export function printAnalysisRecord({ setup, report }: AnalysisRecord): string {
  const { verdict, robustness, limit, nodes, ms, share } = report
  const size = { columns: setup.rows[0]?.length ?? 0 }
  const numbers = ([a, b]: Pair): [number, number] => [indexOf(size, a), indexOf(size, b)]
  return printAnalysis(ANALYSIS_HEAD, RULES_VERSION, printLevelCode(setup), {
    verdict:
      verdict.kind === 'solved' ? { kind: 'solved', pairs: verdict.pairs.map(numbers) } : verdict,
    robustness:
      robustness.kind === 'fatal'
        ? { kind: 'fatal', after: robustness.after.map(numbers), pair: numbers(robustness.pair) }
        : robustness,
    limit,
    nodes,
    ms,
    share,
  })
}

/** What a badge shows of a kept verdict. */
export function summaryOf({ report }: AnalysisRecord): AnalysisSummary {
  const { verdict, robustness, nodes, ms } = report
  return { verdict: verdict.kind, robustness: robustness.kind, nodes, ms }
}

/** Nothing is left to be found out by a longer search. */
export function isDecided({ verdict, robustness }: AnalysisReport): boolean {
  return verdict.kind !== 'undecided' && robustness.kind !== 'undecided'
}

/** A verdict is worth more than none, then a word on robustness, then the longer search. */
export function isWorthMore(one: AnalysisRecord, other: AnalysisRecord): boolean {
  return isGreater(worthOf(one), worthOf(other))
}

function worthOf({ report }: AnalysisRecord): readonly number[] {
  const { verdict, robustness, nodes } = report
  return [Number(verdict.kind !== 'undecided'), Number(robustness.kind !== 'undecided'), nodes]
}
