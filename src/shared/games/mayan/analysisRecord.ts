/**
 * The verdict on a level as it is kept: one text for each board, n and version of the rules. A kept
 * verdict is believed only when it is whole, of this version, and every solution in it replays; any
 * other text says nothing, and the level is analysed anew.
 */
import { z } from 'zod'
import { checksumOf } from '../../checksum'
import { MAX_STEPS, type Move } from './board'
import { parseLevelCode, parseSolution, printLevelCode, printSolution } from './levelCode'
import { isSolution } from './moves'
import { levelFromSetup, type Level, type Setup } from './setup'
import type { AnalysisReport, SpectrumLine } from './solver/analysis'
import { ideaCountOf, isUnique, soundnessOf, type Soundness } from './solver/soundness'
import { LIMIT_KINDS } from '../../search/limits'

/** Goes up when the rules, or what a verdict means, change: older verdicts are then worth nothing. */
export const RULES_VERSION = 1

export const ANALYSIS_FORMAT = 'mayan-studio/mayan-analysis'
const ANALYSIS_VERSION = 1

/** Solutions, and ideas, that are kept at most. */
export const MAX_KEPT_SOLUTIONS = 200

/** A report and the setup it is about. */
export interface AnalysisRecord {
  /** Of a legal level. */
  readonly setup: Setup
  readonly report: AnalysisReport
}

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

/** The record as JSON; a list that is too long is cut, and then no longer complete. */
export function printAnalysisRecord({ setup, report }: AnalysisRecord): string {
  const { verdict, minimumMoves, solutions, ideas, ...figures } = report
  const content: z.input<typeof recordSchema> = {
    format: ANALYSIS_FORMAT,
    version: ANALYSIS_VERSION,
    rules: RULES_VERSION,
    level: printLevelCode(setup),
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
  }
  return `${JSON.stringify({ ...content, checksum: checksumOf(content) })}\n`
}

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
  const [a, b] = [worthOf(one), worthOf(other)]
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

function worthOf({ setup, report }: AnalysisRecord): readonly number[] {
  const isDecided = soundnessOf(report, setup.steps ?? 0) !== 'undecided'
  return [Number(isDecided), Number(report.limit === null), report.provedFrom, report.nodes]
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
