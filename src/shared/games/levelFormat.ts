/**
 * A level as JSON: the one form that holds everything, a setup that is no level yet and the words
 * that go with it. It names its format and version: a newer one is refused, never guessed at, and
 * an older one is brought up to date. A checksum distinguishes a damaged file from one that was
 * written so; a file written by hand may leave it out.
 */
import { z } from 'zod'
import { checksumOf } from '../checksum'
import { fieldOf } from '../json'
import { err, ok, type Result } from '../result'
import { wordsOf, type Words } from './words'
import { wordsSchema } from './wordsSchema'

export type LevelJsonError =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-level-file' }
  | { readonly code: 'newer-version'; readonly version: number }
  /** `field`: where, such as `stacks.0.3`. */
  | { readonly code: 'wrong-field'; readonly field: string }
  | { readonly code: 'wrong-checksum' }

/** How a game writes its setups. */
interface FormatSpec<Game extends string, Setup extends object> {
  readonly game: Game
  readonly format: string
  /** The one written today; all up to it can be read. */
  readonly version: number
  readonly setupSchema: z.ZodObject & z.ZodType<Setup>
  /** The field of rows of numbers, each of which has a line of its own, so that changes can be read. */
  readonly rowsField: string
}

type LevelOf<Game extends string, Setup extends object> = Words & {
  readonly game: Game
  readonly setup: Setup
}

/** A level, and whether its text is of an older version than the one written today. */
export interface ReadLevel<Document> {
  readonly document: Document
  readonly isOld: boolean
}

/** The level files of one game. */
export interface LevelFormat<Document> {
  /** The name that the files have in their field `format`. */
  readonly format: string
  /** Reads the value of a file, or an entry of a pack. */
  read(value: unknown): Result<ReadLevel<Document>, LevelJsonError>
  /** The plain object that a file or an entry of a pack holds, its keys in alphabetical order. */
  valueOf(document: Document): Record<string, unknown>
  /** The text of a file; the same level gives the same text. */
  print(document: Document): string
}

const JSON_INDENT = '  '

/** Made once for each game: making the schema takes longer than reading a level by it. */
export function levelFormat<Game extends string, Setup extends object>(
  spec: FormatSpec<Game, Setup>,
): LevelFormat<LevelOf<Game, Setup>> {
  const fileSchema = fileSchemaOf(spec)
  const { game, format, version: current, rowsField } = spec

  function read(value: unknown): Result<ReadLevel<LevelOf<Game, Setup>>, LevelJsonError> {
    const head = headOf(value)
    if (head?.format !== format) return err({ code: 'not-a-level-file' })
    if (head.version > current) return err({ code: 'newer-version', version: head.version })
    const level = fileSchema.safeParse(value)
    if (!level.success) return err({ code: 'wrong-field', field: fieldOf(level.error) })
    const { format: _format, version, checksum, title, author, notes, ...setup } = level.data
    const document = { game, setup: setup as Setup, ...wordsOf({ title, author, notes }) }
    const isDamaged = checksum !== undefined && checksum !== checksumOf(contentOf(document))
    return isDamaged ? err({ code: 'wrong-checksum' }) : ok({ document, isOld: version < current })
  }
  /** Everything the checksum is over. */
  function contentOf({ setup, title, author, notes }: LevelOf<Game, Setup>) {
    return sorted({ format, version: current, ...setup, ...wordsOf({ title, author, notes }) })
  }
  function valueOf(document: LevelOf<Game, Setup>): Record<string, unknown> {
    const content = contentOf(document)
    return sorted({ ...content, checksum: checksumOf(content) })
  }
  function print(document: LevelOf<Game, Setup>): string {
    const fields = Object.entries(valueOf(document)).map(([key, value]) => {
      const text = key === rowsField ? printRows(value as number[][]) : JSON.stringify(value)
      return `${JSON_INDENT}${JSON.stringify(key)}: ${text}`
    })
    return `{\n${fields.join(',\n')}\n}\n`
  }
  return { format, read, valueOf, print }
}

/** The format that a value names; null for none. */
export function formatOf(value: unknown): string | null {
  return headOf(value)?.format ?? null
}

/** What any version has; read first, since the rest may look different in another one. */
const headSchema = z.object({ format: z.string(), version: z.int().positive() })

function headOf(value: unknown): z.infer<typeof headSchema> | null {
  return headSchema.safeParse(value).data ?? null
}

function fileSchemaOf({ setupSchema }: Pick<FormatSpec<string, object>, 'setupSchema'>) {
  return z.strictObject({
    ...setupSchema.shape,
    ...wordsSchema.shape,
    format: z.string(),
    version: z.int().positive(),
    checksum: z.string().optional(),
  })
}

function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function printRows(rows: readonly (readonly number[])[]): string {
  if (rows.length === 0) return '[]'
  const lines = rows.map((row) => `${JSON_INDENT.repeat(2)}[${row.join(', ')}]`)
  return `[\n${lines.join(',\n')}\n${JSON_INDENT}]`
}
