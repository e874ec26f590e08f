/** Reads what is remembered of a player's work on one level. */
import { z } from 'zod'
import { parseSolution } from '../formats/levelCode'
import { RESTART_SIGN, type PlayStep, type Progress } from './progressRecord'

const count = z.int().min(0)
const assistsSchema = z.strictObject({ winnable: count, block: count, move: count })
const recordSchema = z.strictObject({
  version: z.literal(1),
  game: z.literal('mayan'),
  code: z.string(),
  best: z.strictObject({ moves: z.string(), assists: assistsSchema, ms: count }).nullable(),
  session: z
    .strictObject({ steps: z.string(), cursor: count, assists: assistsSchema, ms: count })
    .nullable(),
})

/** The progress in a record; null where the text is none, or of another version. */
export function parseProgress(text: string): Progress | null {
  const record = recordSchema.safeParse(jsonOf(text))
  if (!record.success) return null
  const { code, best, session } = record.data
  const moves = best === null ? null : parseSolution(best.moves)
  const steps = session === null ? null : parseSteps(session.steps)
  return {
    code,
    best: best === null || moves === null ? null : { ...best, moves },
    session: session === null || steps === null ? null : { ...session, steps },
  }
}

function parseSteps(text: string): PlayStep[] | null {
  const steps: PlayStep[] = []
  for (const word of text.split(' ').filter((word) => word !== '')) {
    const [move] = word === RESTART_SIGN ? [] : (parseSolution(word) ?? [])
    if (word !== RESTART_SIGN && move === undefined) return null
    steps.push(move ?? 'restart')
  }
  return steps
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
