/**
 * The verdict on a board as it is kept: one text for each board, border rule and version of the
 * rules. A kept verdict is believed only when it is whole, of this version, and every order of links
 * in it replays; any other text says nothing, and the board is analysed anew.
 */
import { z } from 'zod'
import { checksumOf } from '../../checksum'
import { LIMIT_KINDS } from '../../search/limits'
import { MAX_COLUMNS, MAX_ROWS } from './board'
import { parseLevelCode, printLevelCode } from './levelCode'
import { cellOf, indexOf, type Pair, type Position } from './position'
import { isSolution, playLinks } from './replay'
import { levelFromSetup, type Level, type Setup } from './setup'
import type { AnalysisReport } from './solver/analysis'
import type { Robustness, RobustnessKind, LinkVerdict } from './solver/verdict'

/** Goes up when the rules, or what a verdict means, change: older verdicts are then worth nothing. */
export const RULES_VERSION = 1

export const ANALYSIS_FORMAT = 'mayan-studio/lianliankan-analysis'
const ANALYSIS_VERSION = 1

/** A report and the setup it is about. */
export interface AnalysisRecord {
  /** Of a legal level. */
  readonly setup: Setup
  readonly report: AnalysisReport
}

/** What a badge says of a level. */
export interface AnalysisSummary {
  readonly verdict: LinkVerdict['kind']
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
const cellNumber = z
  .int()
  .min(0)
  .max(MAX_ROWS * MAX_COLUMNS - 1)
const link = z.tuple([cellNumber, cellNumber])
const links = z.array(link).max((MAX_ROWS * MAX_COLUMNS) / 2)
const undecided = z.strictObject({ kind: z.literal('undecided'), limit: z.enum(LIMIT_KINDS) })
const figure = z.number().nonnegative()

const recordSchema = z.strictObject({
  format: z.literal(ANALYSIS_FORMAT),
  version: z.literal(ANALYSIS_VERSION),
  rules: z.literal(RULES_VERSION),
  level: z.string().max(4 * MAX_ROWS * MAX_COLUMNS),
  verdict: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('solved'), pairs: links }),
    z.strictObject({ kind: z.literal('unsolvable') }),
    undecided,
  ]),
  robustness: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('safe') }),
    z.strictObject({ kind: z.literal('fatal'), after: links, pair: link }),
    z.strictObject({ kind: z.literal('lost') }),
    undecided,
  ]),
  limit: z.enum(LIMIT_KINDS).nullable(),
  nodes: figure,
  ms: figure,
  share: z.number().min(0).max(1),
})
type Content = z.infer<typeof recordSchema>

export function printAnalysisRecord({ setup, report }: AnalysisRecord): string {
  const { verdict, robustness, limit, nodes, ms, share } = report
  const size = { columns: setup.rows[0]?.length ?? 0 }
  const numbers = ([a, b]: Pair): [number, number] => [indexOf(size, a), indexOf(size, b)]
  const content: Content = {
    format: ANALYSIS_FORMAT,
    version: ANALYSIS_VERSION,
    rules: RULES_VERSION,
    level: printLevelCode(setup),
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
  }
  return `${JSON.stringify({ ...content, checksum: checksumOf(content) })}\n`
}

/** The record of a text; null where anything about it is wrong, or of another version. */
export function parseAnalysisRecord(text: string): AnalysisRecord | null {
  const content = contentOf(text)
  const parsed = content === null ? null : recordSchema.safeParse(content)
  if (!parsed?.success) return null
  const setup = parseLevelCode(parsed.data.level)
  if (!setup.ok) return null
  const level = levelFromSetup(setup.value)
  if (!level.ok) return null
  const report = reportOf(parsed.data, level.value)
  return isConsistent(level.value, report) ? { setup: setup.value, report } : null
}

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
  const [a, b] = [worthOf(one), worthOf(other)]
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

function worthOf({ report }: AnalysisRecord): readonly number[] {
  const { verdict, robustness, nodes } = report
  return [Number(verdict.kind !== 'undecided'), Number(robustness.kind !== 'undecided'), nodes]
}

/** What the checksum covers, when it is right. */
function contentOf(text: string): object | null {
  try {
    const { checksum, ...content } = z.looseObject({ checksum: z.string() }).parse(JSON.parse(text))
    return checksum === checksumOf(content) ? content : null
  } catch {
    return null
  }
}

function reportOf({ verdict, robustness, ...rest }: Content, size: Position): AnalysisReport {
  const pairOf = ([a, b]: readonly [number, number]): Pair => [cellOf(size, a), cellOf(size, b)]
  const { limit, nodes, ms, share } = rest
  return {
    verdict:
      verdict.kind === 'solved' ? { kind: 'solved', pairs: verdict.pairs.map(pairOf) } : verdict,
    robustness:
      robustness.kind === 'fatal'
        ? { kind: 'fatal', after: robustness.after.map(pairOf), pair: pairOf(robustness.pair) }
        : robustness,
    limit,
    nodes,
    ms,
    share,
  }
}

/** Whether every order of links replays, and no two parts contradict each other. */
function isConsistent(level: Level, { verdict, robustness }: AnalysisReport): boolean {
  switch (verdict.kind) {
    case 'solved':
      return isSolution(level, verdict.pairs) && isPlayable(level, robustness)
    case 'unsolvable':
      return robustness.kind === 'lost' || robustness.kind === 'undecided'
    case 'undecided':
      return robustness.kind === 'undecided'
  }
}

/** What is said of a level that can be cleared: a fatal pair can be linked after the others. */
function isPlayable(level: Level, robustness: Robustness): boolean {
  if (robustness.kind === 'lost') return false
  return (
    robustness.kind !== 'fatal' || playLinks(level, [...robustness.after, robustness.pair]) !== null
  )
}
