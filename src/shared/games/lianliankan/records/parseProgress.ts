/** Reads what is remembered of a player's work on one Lianliankan level. */
import { z } from 'zod'
import type { Immutable } from '../../../immutable'
import { contentOf, countSchema, parseSteps, progressSchema } from '../../readRecords'
import { RESTART_SIGN } from '../../records'
import { parseLevelCode } from '../formats/levelCode'
import type { Pair } from '../rules/position'
import {
  PLAY_MODES,
  SHUFFLE_SIGN,
  type BestResults,
  type PlayStep,
  type Progress,
} from './progressRecord'

const resultSchema = z.strictObject({ hints: countSchema, shuffles: countSchema, ms: countSchema })
const recordSchema = progressSchema(
  'lianliankan',
  z.strictObject({ relaxed: resultSchema.optional(), timed: resultSchema.optional() }),
  { hints: countSchema, mode: z.enum(PLAY_MODES) },
)
type ProgressRecord = Immutable<z.infer<typeof recordSchema>>

/** The progress in a record; null where the text is none, or of another version. */
export function parseProgress(text: string): Progress | null {
  const record = contentOf(recordSchema, text)
  if (record === null) return null
  const { code, best, session } = record
  const steps = session && parseSteps(session.steps, parseStep)
  return { code, best: best && bestOf(best), session: session && steps && { ...session, steps } }
}

function bestOf({ relaxed, timed }: NonNullable<ProgressRecord['best']>): BestResults {
  return { ...(relaxed && { relaxed }), ...(timed && { timed }) }
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
