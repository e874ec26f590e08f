/**
 * A level as JSON: the one form that holds everything, a setup that is no level yet and the words
 * that go with it. It names its format and version: a newer one is refused, never guessed at, and
 * an older one is brought up to date. A checksum tells a file that was damaged from one that was
 * written so; a file written by hand may leave it out.
 */
import { z } from 'zod'
import { checksumOf } from '../../checksum'
import { fieldOf, parseJson } from '../../json'
import { err, ok, type Result } from '../../result'
import { setupSchema, wordsSchema, type LevelDocument } from './levelDocument'

export const LEVEL_FORMAT = 'mayan-studio/mayan-level'
/** 2 brought the checksum and sorted keys; 1 differs in nothing else. */
export const LEVEL_VERSION = 2

export type LevelJsonError =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-level-file' }
  | { readonly code: 'newer-version'; readonly version: number }
  /** `field`: where, such as `stacks.0.3`. */
  | { readonly code: 'wrong-field'; readonly field: string }
  | { readonly code: 'wrong-checksum' }

/** A level, and whether its text is of an older version than the one written today. */
export interface ReadLevel {
  readonly document: LevelDocument
  readonly isOld: boolean
}

/** What any version has; read first, since the rest may look different in another one. */
const headSchema = z.object({ format: z.literal(LEVEL_FORMAT), version: z.int().positive() })

const levelSchema = z.strictObject({
  ...setupSchema.shape,
  ...wordsSchema.shape,
  format: z.literal(LEVEL_FORMAT),
  version: z.int().positive(),
  checksum: z.string().optional(),
})

export function parseLevelJson(text: string): Result<LevelDocument, LevelJsonError> {
  const read = readLevelJson(text)
  return read.ok ? ok(read.value.document) : read
}

/** The same, with the age of the text, for whoever keeps files up to date. */
export function readLevelJson(text: string): Result<ReadLevel, LevelJsonError> {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  return json.ok ? levelOfJson(json.value) : json
}

/** From a value that JSON can hold, such as an entry of a pack. */
export function levelOfJson(value: unknown): Result<ReadLevel, LevelJsonError> {
  const head = headSchema.safeParse(value)
  if (!head.success) return err({ code: 'not-a-level-file' })
  if (head.data.version > LEVEL_VERSION) {
    return err({ code: 'newer-version', version: head.data.version })
  }
  const level = levelSchema.safeParse(value)
  if (!level.success) return err({ code: 'wrong-field', field: fieldOf(level.error) })
  const { stacks, steps, title, author, notes, version, checksum } = level.data
  const document: LevelDocument = {
    game: 'mayan',
    setup: { stacks, steps },
    ...words({ title, author, notes }),
  }
  const isDamaged = checksum !== undefined && checksum !== checksumOf(contentOf(document))
  return isDamaged
    ? err({ code: 'wrong-checksum' })
    : ok({ document, isOld: version < LEVEL_VERSION })
}

/** The same level gives the same text; a stack has a line of its own, so that changes can be read. */
export function printLevelJson(document: LevelDocument): string {
  const fields = Object.entries(levelJsonOf(document)).map(([key, value]) => {
    const text = key === 'stacks' ? printStacks(document.setup) : JSON.stringify(value)
    return `  ${JSON.stringify(key)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/** The plain object, its keys in alphabetical order. */
export function levelJsonOf(document: LevelDocument): Record<string, unknown> {
  const content = contentOf(document)
  return sorted({ ...content, checksum: checksumOf(content) })
}

/** Everything the checksum is over. */
function contentOf({ setup, title, author, notes }: LevelDocument): Record<string, unknown> {
  return sorted({
    format: LEVEL_FORMAT,
    version: LEVEL_VERSION,
    stacks: setup.stacks,
    steps: setup.steps,
    ...words({ title, author, notes }),
  })
}

function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function printStacks({ stacks }: LevelDocument['setup']): string {
  if (stacks.length === 0) return '[]'
  return `[\n${stacks.map((stack) => `    [${stack.join(', ')}]`).join(',\n')}\n  ]`
}

/** Words that are there; fields that are not are left out. */
function words(all: Record<'title' | 'author' | 'notes', string | undefined>) {
  return Object.fromEntries(
    Object.entries(all).filter(([, text]) => text !== undefined),
  ) as Partial<Record<keyof typeof all, string>>
}
