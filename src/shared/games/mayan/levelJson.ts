/**
 * A level as JSON: the one form that holds everything, a setup that is no level yet and the words
 * that go with it. It names its format and version; a newer version is refused, never guessed at.
 */
import { z } from 'zod'
import { err, ok, type Result } from '../../result'
import type { Setup } from './setup'

export const LEVEL_FORMAT = 'mayan-studio/mayan-level'
export const LEVEL_VERSION = 1

/** A setup and what its author says about it. */
export interface LevelDocument {
  readonly setup: Setup
  readonly title?: string
  readonly author?: string
  readonly notes?: string
}

export type LevelJsonError =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-level-file' }
  | { readonly code: 'newer-version'; readonly version: number }
  /** `field`: where, such as `stacks.0.3`. */
  | { readonly code: 'wrong-field'; readonly field: string }

/** What any version has; read first, since the rest may look different in another one. */
const headSchema = z.object({ format: z.literal(LEVEL_FORMAT), version: z.int().positive() })

/** Generous bounds, far beyond the board: what makes a level is said by `findProblems`. */
const levelSchema = z.strictObject({
  format: z.literal(LEVEL_FORMAT),
  version: z.literal(LEVEL_VERSION),
  stacks: z.array(z.array(z.int().min(0).max(99)).max(99)).max(9),
  steps: z.int().min(-999).max(999).nullable(),
  title: z.string().max(200).optional(),
  author: z.string().max(200).optional(),
  notes: z.string().max(20_000).optional(),
})

export function parseLevelJson(text: string): Result<LevelDocument, LevelJsonError> {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  if (!json.ok) return json
  const head = headSchema.safeParse(json.value)
  if (!head.success) return err({ code: 'not-a-level-file' })
  if (head.data.version > LEVEL_VERSION) {
    return err({ code: 'newer-version', version: head.data.version })
  }
  const level = levelSchema.safeParse(json.value)
  if (!level.success) return err({ code: 'wrong-field', field: fieldOf(level.error) })
  const { stacks, steps, title, author, notes } = level.data
  return ok({ setup: { stacks, steps }, ...words({ title, author, notes }) })
}

/** The same level gives the same text; a stack has a line of its own, so that changes can be read. */
export function printLevelJson(document: LevelDocument): string {
  const fields = Object.entries(levelJsonOf(document)).map(([key, value]) => {
    const text = key === 'stacks' ? printStacks(document.setup) : JSON.stringify(value)
    return `  ${JSON.stringify(key)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
}

/** The plain object, its keys in the order of the format. */
export function levelJsonOf({ setup, title, author, notes }: LevelDocument): object {
  return {
    format: LEVEL_FORMAT,
    version: LEVEL_VERSION,
    stacks: setup.stacks,
    steps: setup.steps,
    ...words({ title, author, notes }),
  }
}

function printStacks({ stacks }: Setup): string {
  if (stacks.length === 0) return '[]'
  return `[\n${stacks.map((stack) => `    [${stack.join(', ')}]`).join(',\n')}\n  ]`
}

/** Words that are there; fields that are not are left out. */
function words(all: Record<'title' | 'author' | 'notes', string | undefined>) {
  return Object.fromEntries(
    Object.entries(all).filter(([, text]) => text !== undefined),
  ) as Partial<Record<keyof typeof all, string>>
}

function parseJson(text: string): Result<unknown, LevelJsonError> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return err({ code: 'not-json' })
  }
}

function fieldOf({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return issue.keys[0] ?? ''
  return issue?.path.map(String).join('.') ?? ''
}
