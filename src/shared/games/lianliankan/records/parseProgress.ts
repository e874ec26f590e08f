/** Reads what is remembered of a player's work on one Lianliankan level. */
import { z } from 'zod'
import type { Immutable } from '../../../immutable'
import { parseLevelCode } from '../formats/levelCode'
import type { Pair } from '../rules/position'
import {
  PLAY_MODES,
  RESTART_SIGN,
  SHUFFLE_SIGN,
  type BestResults,
  type PlayStep,
  type Progress,
} from './progressRecord'

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

function bestOf({ relaxed, timed }: NonNullable<ProgressRecord['best']>): BestResults {
  return { ...(relaxed && { relaxed }), ...(timed && { timed }) }
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
