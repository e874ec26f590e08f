/** Reads a kept verdict. */
import { z } from 'zod'
import { parseVersioned } from '../../../json'
import { analysisFields, legalLevel, undecidedSchema, unsolvableSchema } from '../../readRecords'
import { ANALYSIS_HEAD, RULES_VERSION, type AnalysisRecord } from './analysisRecord'
import { MAX_COLUMNS, MAX_ROWS } from '../rules/board'
import { parseLevelCode } from '../formats/levelCode'
import { cellOf, type Pair, type Position } from '../rules/position'
import { isSolution, playLinks } from '../rules/replay'
import { levelFromSetup, type Level } from '../rules/setup'
import type { AnalysisReport } from '../solver/analysis'
import type { Robustness } from '../solver/verdict'

const cellNumber = z
  .int()
  .min(0)
  .max(MAX_ROWS * MAX_COLUMNS - 1)
const link = z.tuple([cellNumber, cellNumber])
const links = z.array(link).max((MAX_ROWS * MAX_COLUMNS) / 2)

const recordSchema = z.strictObject({
  ...analysisFields(RULES_VERSION),
  verdict: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('solved'), pairs: links }),
    unsolvableSchema,
    undecidedSchema,
  ]),
  robustness: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('safe') }),
    z.strictObject({ kind: z.literal('fatal'), after: links, pair: link }),
    z.strictObject({ kind: z.literal('lost') }),
    undecidedSchema,
  ]),
})
type Content = z.infer<typeof recordSchema>

/** The record of a text; null where anything about it is wrong, or of another version. */
export function parseAnalysisRecord(text: string): AnalysisRecord | null {
  const read = parseVersioned({ ...ANALYSIS_HEAD, schema: recordSchema, foreign: 'other' }, text)
  const legal = read.ok ? legalLevel(read.value.level, parseLevelCode, levelFromSetup) : null
  if (!read.ok || legal === null) return null
  const report = reportOf(read.value, legal.level)
  return isConsistent(legal.level, report) ? { setup: legal.setup, report } : null
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
