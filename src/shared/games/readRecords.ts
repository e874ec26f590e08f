/**
 * What reading the records of any game has in common. A verdict is believed only when it is whole, of
 * today's versions, and everything in it replays; any other text is ignored, and the level is
 * analysed again.
 */
import { z } from 'zod'
import { parseJson } from '../json'
import type { Result } from '../result'
import { LIMIT_KINDS } from '../search/limits'

const figure = z.number().nonnegative()
const limit = z.enum(LIMIT_KINDS)

export const countSchema = z.int().min(0)
export const unsolvableSchema = z.strictObject({ kind: z.literal('unsolvable') })
export const undecidedSchema = z.strictObject({ kind: z.literal('undecided'), limit })

/** @param rules version of the rules: a verdict by others is worth nothing */
export function analysisFields(rules: number) {
  return {
    rules: z.literal(rules),
    /** Its code. */
    level: z.string().max(4096),
    limit: limit.nullable(),
    nodes: figure,
    ms: figure,
    share: z.number().min(0).max(1),
  }
}

/** The legal level of a code; null for any other text. */
export function legalLevel<Setup, Level>(
  code: string,
  parseLevelCode: (code: string) => Result<Setup, unknown>,
  levelFromSetup: (setup: Setup) => Result<Level, unknown>,
): { readonly setup: Setup; readonly level: Level } | null {
  const setup = parseLevelCode(code)
  if (!setup.ok) return null
  const level = levelFromSetup(setup.value)
  return level.ok ? { setup: setup.value, level: level.value } : null
}

/** The fields of every game's progress. */
export function progressSchema<
  Game extends string,
  Best extends z.ZodType,
  More extends z.ZodRawShape,
>(game: Game, best: Best, moreOfSession: More) {
  const session = z.strictObject({
    steps: z.string(),
    cursor: countSchema,
    ms: countSchema,
    ...moreOfSession,
  })
  return z.strictObject({
    version: z.literal(1),
    game: z.literal(game),
    code: z.string(),
    best: best.nullable(),
    session: session.nullable(),
  })
}

/** What a text holds; null where it is no JSON, or not of the schema. */
export function contentOf<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> | null {
  const json = parseJson(text)
  return (json.ok && schema.safeParse(json.value).data) || null
}

/** Steps from words; null where one of them is none. */
export function parseSteps<Step>(
  text: string,
  parseStep: (word: string) => Step | null,
): Step[] | null {
  const steps = text
    .split(' ')
    .filter((word) => word !== '')
    .map(parseStep)
  return steps.every((step) => step !== null) ? steps : null
}
