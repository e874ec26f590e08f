/**
 * Reads a kept verdict. It is believed only when it is whole, of this version, and every order of
 * links in it replays; any other text is ignored, and the board is analysed again.
 */
import { z } from 'zod'
import { checksumOf } from '../../../checksum'
import { LIMIT_KINDS } from '../../../search/limits'
import {
  ANALYSIS_FORMAT,
  ANALYSIS_VERSION,
  RULES_VERSION,
  type AnalysisRecord,
} from './analysisRecord'
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
