/**
 * A level as JSON: the one form that holds everything, a setup that is no level yet and the words
 * that go with it. A file written by hand may leave the checksum out.
 */
import { z } from 'zod'
import type { Immutable } from '../immutable'
import { readVersioned, versionedValue, type VersionedError } from '../json'
import { err, ok, type Result } from '../result'
import { MAX_NOTES_LENGTH, MAX_TITLE_LENGTH, wordsOf, type Words } from './words'

/** The words that go with a level. Words that were never given are left out, so that equal documents have equal fields. */
export const wordsSchema = z.strictObject({
  title: z.string().max(MAX_TITLE_LENGTH).optional(),
  author: z.string().max(MAX_TITLE_LENGTH).optional(),
  notes: z.string().max(MAX_NOTES_LENGTH).optional(),
})

export type LevelJsonError = { readonly code: 'not-json' } | VersionedError<'not-a-level-file'>

/** How a game writes its setups. */
interface FormatSpec<Game extends string, Setup extends z.ZodObject> {
  readonly game: Game
  readonly format: string
  /** The one written today; all up to it can be read. */
  readonly version: number
  readonly setupSchema: Setup
  /** The field of rows of numbers, each of which has a line of its own, so that changes can be read. */
  readonly rowsField: string
  /** Made of nothing but numbers and fixed text. */
  readonly printBoardSvg: (setup: Immutable<z.infer<Setup>>) => string
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
  /** A picture of the board in SVG, for pages outside the app. */
  svgOf(document: Document): string
}

/** The levels of a format. `setup` may be illegal, as an editor needs it. */
export type LevelOf<Format extends { readonly documentSchema: z.ZodType }> = Immutable<
  z.infer<Format['documentSchema']>
>

const JSON_INDENT = '  '

/** Made once for each game: making the schema takes longer than reading a level by it. */
export function levelFormat<const Game extends string, Setup extends z.ZodObject>({
  game,
  setupSchema,
  rowsField,
  printBoardSvg,
  format,
  version,
}: FormatSpec<Game, Setup>) {
  const head = { format, version, checksum: 'optional' } as const
  const documentSchema = wordsSchema.extend({ game: z.literal(game), setup: setupSchema })
  type Document = Immutable<z.infer<typeof documentSchema>>
  const schema = z.strictObject({ ...setupSchema.shape, ...wordsSchema.shape })

  function read(value: unknown): Result<ReadLevel<Document>, LevelJsonError> {
    const level = readVersioned({ ...head, schema, foreign: 'not-a-level-file' }, value)
    if (!level.ok) return level
    const { content, isOld } = level.value
    const { title, author, notes, ...setup } = content as Words
    const document: unknown = { game, setup, ...wordsOf({ title, author, notes }) }
    return ok({ document: document as Document, isOld })
  }
  function valueOf({ setup, title, author, notes }: Words & { readonly setup: object }) {
    return versionedValue(head, { ...setup, ...wordsOf({ title, author, notes }) })
  }
  function print(document: Words & { readonly setup: object }): string {
    const fields = Object.entries(valueOf(document)).map(([key, value]) => {
      const text = key === rowsField ? printRows(value as number[][]) : JSON.stringify(value)
      return `${JSON_INDENT}${JSON.stringify(key)}: ${text}`
    })
    return `{\n${fields.join(',\n')}\n}\n`
  }
  function svgOf({ setup }: { readonly setup: Immutable<z.infer<Setup>> }): string {
    return printBoardSvg(setup)
  }
  return { format, documentSchema, read, valueOf, print, svgOf }
}

function printRows(rows: readonly (readonly number[])[]): string {
  if (rows.length === 0) return '[]'
  const lines = rows.map((row) => `${JSON_INDENT.repeat(2)}[${row.join(', ')}]`)
  return `[\n${lines.join(',\n')}\n${JSON_INDENT}]`
}

/**
 * Makes the exporter of a game's levels to its forms: the text, or everything of the level that the form can't
 * represent.
 *
 * @param faultsOf what a form can't represent of a setup
 * @param printers for levels without such faults
 */
export function levelExporter<
  Setup,
  Document extends { readonly setup: Setup },
  Form extends string,
  Fault,
>(
  faultsOf: (setup: Setup, form: Form) => readonly Fault[],
  printers: Readonly<Record<Form, (document: Document) => string>>,
): (document: Document, form: Form) => Result<string, readonly Fault[]> {
  return (document, form) => {
    const faults = faultsOf(document.setup, form)
    return faults.length > 0 ? err(faults) : ok(printers[form](document))
  }
}
