/**
 * What is remembered of a player's work on one Lianliankan level: the best results, and the session
 * to go on with. One JSON text for each level, which belongs to the board it names by its code; the
 * best results of dealt boards of one kind are a record without a session, under that kind's name.
 */
import { z } from 'zod'
import type { Immutable } from '../../immutable'
import type { Cell } from './board'
import { parseLevelCode, printLevelCode } from './levelCode'
import type { Pair, Position } from './position'
import { setupFromPosition } from './setup'

/** The clock counts up and nobody minds, or there is only so much time. */
export const PLAY_MODES = ['relaxed', 'timed'] as const
export type PlayMode = (typeof PLAY_MODES)[number]

/** What can be undone. A shuffle says what it led to. */
export type PlayStep =
  | { readonly kind: 'link'; readonly pair: Pair }
  | { readonly kind: 'shuffle'; readonly position: Position }
  | { readonly kind: 'restart' }

export interface PlayResult {
  /** Hints taken, of any kind. */
  readonly hints: number
  /** Shuffles on the way. */
  readonly shuffles: number
  /** Time played, in milliseconds. */
  readonly ms: number
}

export interface PlaySession {
  /** Done and undone steps in their order. */
  readonly steps: readonly PlayStep[]
  /** How many of them are done. */
  readonly cursor: number
  readonly hints: number
  readonly ms: number
  readonly mode: PlayMode
}

/** The best result in each mode, where there is one. */
export type BestResults = Readonly<Partial<Record<PlayMode, PlayResult>>>

export interface Progress {
  /** The code of the board, or the kind of dealt boards, this is about. */
  readonly code: string
  /** Null until it is solved. */
  readonly best: BestResults | null
  readonly session: PlaySession | null
}

const RESTART_SIGN = '-'
const SHUFFLE_SIGN = '~'

const count = z.int().min(0)
const resultSchema = z.strictObject({ hints: count, shuffles: count, ms: count })
const recordSchema = z.strictObject({
  version: z.literal(1),
  game: z.literal('lianliankan'),
  code: z.string(),
  best: z
    .strictObject({ relaxed: resultSchema.optional(), timed: resultSchema.optional() })
    .nullable(),
  session: z
    .strictObject({
      steps: z.string(),
      cursor: count,
      hints: count,
      ms: count,
      mode: z.enum(PLAY_MODES),
    })
    .nullable(),
})
type ProgressRecord = Immutable<z.infer<typeof recordSchema>>

/** The progress in a record; null where the text is none, or of another version. */
export function parseProgress(text: string): Progress | null {
  const record = recordSchema.safeParse(jsonOf(text))
  if (!record.success) return null
  const { code, best, session } = record.data
  const steps = session === null ? null : parseSteps(session.steps)
  return {
    code,
    best: best === null ? null : bestOf(best),
    session: session === null || steps === null ? null : { ...session, steps },
  }
}

export function printProgress({ code, best, session }: Progress): string {
  const record: ProgressRecord = {
    version: 1,
    game: 'lianliankan',
    code,
    best,
    session: session === null ? null : { ...session, steps: printSteps(session.steps) },
  }
  return JSON.stringify(record)
}

/** The better of two results: fewer hints and shuffles, then less time. */
export function betterResult(a: PlayResult, b: PlayResult): PlayResult {
  const difference = b.hints + b.shuffles - (a.hints + a.shuffles) || b.ms - a.ms
  return difference < 0 ? b : a
}

/** With one more result. */
export function withResult(
  best: BestResults | null,
  mode: PlayMode,
  result: PlayResult,
): BestResults {
  const before = best?.[mode]
  return { ...best, [mode]: before === undefined ? result : betterResult(before, result) }
}

function bestOf({ relaxed, timed }: NonNullable<ProgressRecord['best']>): BestResults {
  return { ...(relaxed && { relaxed }), ...(timed && { timed }) }
}

/** `1,1-2,1 ~2x2o-abab-07 -`: links by rows and columns from 1, shuffles by the board, restarts. */
function printSteps(steps: readonly PlayStep[]): string {
  return steps.map(printStep).join(' ')
}

function printStep(step: PlayStep): string {
  if (step.kind === 'restart') return RESTART_SIGN
  if (step.kind === 'link') return step.pair.map(printCell).join('-')
  return `${SHUFFLE_SIGN}${printLevelCode(setupFromPosition(step.position))}`
}

function parseSteps(text: string): PlayStep[] | null {
  const steps: PlayStep[] = []
  for (const word of text.split(' ').filter((word) => word !== '')) {
    const step = parseStep(word)
    if (step === null) return null
    steps.push(step)
  }
  return steps
}

function parseStep(word: string): PlayStep | null {
  if (word === RESTART_SIGN) return { kind: 'restart' }
  if (!word.startsWith(SHUFFLE_SIGN)) {
    const pair = parsePair(word)
    return pair && { kind: 'link', pair }
  }
  const setup = parseLevelCode(word.slice(SHUFFLE_SIGN.length))
  if (!setup.ok) return null
  const { rows, border } = setup.value
  const tiles = rows.flat()
  const columns = tiles.length / rows.length
  return { kind: 'shuffle', position: { rows: rows.length, columns, border, tiles } }
}

function printCell({ row, column }: Cell): string {
  return `${String(row + 1)},${String(column + 1)}`
}

function parsePair(word: string): Pair | null {
  const found = /^(\d+),(\d+)-(\d+),(\d+)$/.exec(word)
  if (found === null) return null
  const [row, column, otherRow, otherColumn] = found.slice(1).map((part) => Number(part) - 1)
  const cells = [
    { row: row ?? 0, column: column ?? 0 },
    { row: otherRow ?? 0, column: otherColumn ?? 0 },
  ] as const
  return cells
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
