/**
 * A level as JSON: the one form that holds everything, a setup that is no level yet and the words
 * that go with it. It names its format and version: a newer one is refused, never guessed at, and
 * an older one is brought up to date. A checksum tells a file that was damaged from one that was
 * written so; a file written by hand may leave it out.
 */
import { z } from 'zod'
import { checksumOf } from '../checksum'
import { fieldOf, parseJson } from '../json'
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

export interface LevelFormat<Game extends string, Setup extends object> extends FormatSpec<
  Game,
  Setup
> {
  /** Of a whole file. */
  readonly fileSchema: ReturnType<typeof fileSchemaOf>
}

/** The schema of a format is made once: to make it takes longer than to read a level by it. */
export function levelFormat<Game extends string, Setup extends object>(
  spec: FormatSpec<Game, Setup>,
): LevelFormat<Game, Setup> {
  return { ...spec, fileSchema: fileSchemaOf(spec) }
}

export type LevelOf<Game extends string, Setup extends object> = Words & {
  readonly game: Game
  readonly setup: Setup
}

/** A level, and whether its text is of an older version than the one written today. */
export interface ReadLevel<D> {
  readonly document: D
  readonly isOld: boolean
}

const JSON_INDENT = '  '

export function readLevelJson<Game extends string, Setup extends object>(
  format: LevelFormat<Game, Setup>,
  text: string,
): Result<ReadLevel<LevelOf<Game, Setup>>, LevelJsonError> {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  return json.ok ? readLevelValue(format, json.value) : json
}

/** From a value that JSON can hold, such as an entry of a pack. */
export function readLevelValue<Game extends string, Setup extends object>(
  format: LevelFormat<Game, Setup>,
  value: unknown,
): Result<ReadLevel<LevelOf<Game, Setup>>, LevelJsonError> {
  const head = headOf(value)
  if (head?.format !== format.format) return err({ code: 'not-a-level-file' })
  if (head.version > format.version) return err({ code: 'newer-version', version: head.version })
  const level = format.fileSchema.safeParse(value)
  if (!level.success) return err({ code: 'wrong-field', field: fieldOf(level.error) })
  const { format: _format, version, checksum, title, author, notes, ...setup } = level.data
  const words = wordsOf({ title, author, notes })
  const document = { game: format.game, setup: setup as Setup, ...words }
  const isDamaged = checksum !== undefined && checksum !== checksumOf(contentOf(format, document))
  return isDamaged
    ? err({ code: 'wrong-checksum' })
    : ok({ document, isOld: version < format.version })
}

/** The format that a value says it has; null for none. */
export function formatOf(value: unknown): string | null {
  return headOf(value)?.format ?? null
}

/** The plain object, its keys in alphabetical order. */
export function levelValueOf<Game extends string, Setup extends object>(
  format: LevelFormat<Game, Setup>,
  document: LevelOf<Game, Setup>,
): Record<string, unknown> {
  const content = contentOf(format, document)
  return sorted({ ...content, checksum: checksumOf(content) })
}

/** The same level gives the same text. */
export function printLevelJson<Game extends string, Setup extends object>(
  format: LevelFormat<Game, Setup>,
  document: LevelOf<Game, Setup>,
): string {
  const fields = Object.entries(levelValueOf(format, document)).map(([key, value]) => {
    const text = key === format.rowsField ? printRows(value as number[][]) : JSON.stringify(value)
    return `${JSON_INDENT}${JSON.stringify(key)}: ${text}`
  })
  return `{\n${fields.join(',\n')}\n}\n`
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

/** Everything the checksum is over. */
function contentOf(
  { format, version }: LevelFormat<string, object>,
  { setup, title, author, notes }: LevelOf<string, object>,
): Record<string, unknown> {
  return sorted({ format, version, ...setup, ...wordsOf({ title, author, notes }) })
}

function sorted(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function printRows(rows: readonly (readonly number[])[]): string {
  if (rows.length === 0) return '[]'
  const lines = rows.map((row) => `${JSON_INDENT.repeat(2)}[${row.join(', ')}]`)
  return `[\n${lines.join(',\n')}\n${JSON_INDENT}]`
}
