/**
 * Reads a kept verdict. It is believed only when it is whole, of this version, and every solution in
 * it replays; any other text is ignored, and the level is analysed again.
 */
import { z } from 'zod'
import { checksumOf } from '../../../checksum'
import { LIMIT_KINDS } from '../../../search/limits'
import {
  ANALYSIS_FORMAT,
  ANALYSIS_VERSION,
  MAX_KEPT_SOLUTIONS,
  RULES_VERSION,
  type AnalysisRecord,
} from './analysisRecord'
import { MAX_STEPS, type Move } from '../rules/board'
import { parseLevelCode, parseSolution } from '../formats/levelCode'
import { isSolution } from '../rules/moves'
import { levelFromSetup, type Level } from '../rules/setup'
import type { AnalysisReport, SpectrumLine } from '../solver/analysis'

const figure = z.number().nonnegative()
const count = z.string().regex(/^(0|[1-9]\d{0,39})$/)
const stepCount = z.int().min(1).max(MAX_STEPS)
const movesSchema = z
  .string()
  .max(4 * MAX_STEPS)
  .transform((text, context): readonly Move[] => {
    const moves = parseSolution(text)
    if (moves !== null) return moves
    context.addIssue({ code: 'custom', message: 'not a list of moves' })
    return z.NEVER
  })

/** Moves are printed, so that a record stays small and can be read. */
const recordSchema = z.strictObject({
  format: z.literal(ANALYSIS_FORMAT),
  version: z.literal(ANALYSIS_VERSION),
  rules: z.literal(RULES_VERSION),
  level: z.string().max(80),
  verdict: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('solved'), moves: movesSchema }),
    z.strictObject({ kind: z.literal('unsolvable') }),
    z.strictObject({ kind: z.literal('undecided'), limit: z.enum(LIMIT_KINDS) }),
  ]),
  minimum: stepCount.nullable(),
  minimumMoves: movesSchema.nullable(),
  provedFrom: z
    .int()
    .min(1)
    .max(MAX_STEPS + 1),
  spectrum: z.array(z.strictObject({ k: stepCount, count })).max(MAX_STEPS),
  solutions: z.array(movesSchema).max(MAX_KEPT_SOLUTIONS),
  isListComplete: z.boolean(),
  ideas: z
    .array(
      z.strictObject({
        representative: movesSchema,
        size: z.int().positive(),
        isComplete: z.boolean(),
      }),
    )
    .max(MAX_KEPT_SOLUTIONS),
  areIdeasComplete: z.boolean(),
  limit: z.enum(LIMIT_KINDS).nullable(),
  nodes: figure,
  ms: figure,
  share: z.number().min(0).max(1),
})

/** The record of a text; null where anything about it is wrong, or of another version. */
export function parseAnalysisRecord(text: string): AnalysisRecord | null {
  const content = contentOf(text)
  const parsed = content === null ? null : recordSchema.safeParse(content)
  if (!parsed?.success) return null
  const { format: _format, version: _version, rules: _rules, level: code, ...report } = parsed.data
  const setup = parseLevelCode(code)
  if (!setup.ok) return null
  const level = levelFromSetup(setup.value)
  return level.ok && isConsistent(level.value, report) ? { setup: setup.value, report } : null
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

/** Whether every solution replays, and no two parts contradict each other. */
function isConsistent(level: Level, report: AnalysisReport): boolean {
  const { verdict, minimum, minimumMoves, provedFrom, spectrum, solutions, ideas } = report
  const { position, steps } = level
  const solves = (moves: readonly Move[], length: number) =>
    moves.length === length && isSolution(position, moves)
  const ofSteps = [
    ...(verdict.kind === 'solved' ? [verdict.moves] : []),
    ...solutions,
    ...ideas.map(({ representative }) => representative),
  ]
  const isMinimumShown =
    minimum === null || minimumMoves === null
      ? minimum === minimumMoves
      : minimum >= provedFrom && solves(minimumMoves, minimum)
  const isVerdictShown =
    verdict.kind === 'unsolvable'
      ? ofSteps.length === 0 && minimum !== steps
      : verdict.kind === 'undecided' || provedFrom <= steps
  return (
    isMinimumShown &&
    isVerdictShown &&
    ofSteps.every((moves) => solves(moves, steps)) &&
    spectrum.every((line, index) => line.k === index + 1 && agrees(line, steps, report))
  )
}

/** A count is 0 where a proof says so, and not where a solution is at hand. */
function agrees({ k, count: found }: SpectrumLine, steps: number, report: AnalysisReport): boolean {
  const { verdict, minimum, provedFrom } = report
  const isNone = k < provedFrom || (k === steps && verdict.kind === 'unsolvable')
  const isSome = k === minimum || (k === steps && verdict.kind === 'solved')
  return k <= steps && !(isNone && found !== '0') && !(isSome && found === '0')
}
