/** Reads a kept verdict. */
import { z } from 'zod'
import { parseVersioned } from '../../../json'
import { analysisFields, legalLevel, undecidedSchema, unsolvableSchema } from '../../readRecords'
import {
  ANALYSIS_HEAD,
  MAX_KEPT_SOLUTIONS,
  RULES_VERSION,
  type AnalysisRecord,
} from './analysisRecord'
import { MAX_STEPS, type Move } from '../rules/board'
import { parseLevelCode, parseSolution } from '../formats/levelCode'
import { isSolution } from '../rules/moves'
import { levelFromSetup, type Level } from '../rules/setup'
import type { AnalysisReport, SpectrumLine } from '../solver/analysis'

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
  ...analysisFields(RULES_VERSION),
  verdict: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('solved'), moves: movesSchema }),
    unsolvableSchema,
    undecidedSchema,
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
})

/** The record of a text; null where anything about it is wrong, or of another version. */
export function parseAnalysisRecord(text: string): AnalysisRecord | null {
  const read = parseVersioned({ ...ANALYSIS_HEAD, schema: recordSchema, foreign: 'other' }, text)
  if (!read.ok) return null
  const { rules: _rules, level: code, ...report } = read.value
  const legal = legalLevel(code, parseLevelCode, levelFromSetup)
  if (legal === null || !isConsistent(legal.level, report)) return null
  return { setup: legal.setup, report }
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
