/** Reads what is remembered of a player's work on one level. */
import { z } from 'zod'
import { contentOf, countSchema, parseSteps, progressSchema } from '../../readRecords'
import { RESTART_SIGN } from '../../records'
import { parseSolution } from '../formats/levelCode'
import type { PlayStep, Progress } from './progressRecord'

const assistsSchema = z.strictObject({
  winnable: countSchema,
  block: countSchema,
  move: countSchema,
})
const recordSchema = progressSchema(
  'mayan',
  z.strictObject({ moves: z.string(), assists: assistsSchema, ms: countSchema }),
  { assists: assistsSchema },
)

/** The progress in a record; null where the text is none, or of another version. */
export function parseProgress(text: string): Progress | null {
  const record = contentOf(recordSchema, text)
  if (record === null) return null
  const { code, best, session } = record
  const moves = best && parseSolution(best.moves)
  const steps = session && parseSteps(session.steps, parseStep)
  return {
    code,
    best: best && moves && { ...best, moves },
    session: session && steps && { ...session, steps },
  }
}

function parseStep(word: string): PlayStep | null {
  return word === RESTART_SIGN ? 'restart' : (parseSolution(word)?.[0] ?? null)
}
