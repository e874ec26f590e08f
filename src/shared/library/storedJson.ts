/**
 * What all small files of the library that are no levels have in common: JSON that names its format
 * and version, keys in alphabetical order.
 */
import { z } from 'zod'
import { err, ok, type Result } from '../result'

export type StoredJsonError =
  | { readonly code: 'not-json' }
  | { readonly code: 'wrong-format' }
  | { readonly code: 'newer-version'; readonly version: number }
  /** `field`: where, such as `order.3`. */
  | { readonly code: 'wrong-field'; readonly field: string }

export interface StoredFormat<Schema extends z.ZodType> {
  readonly format: string
  readonly version: number
  /** Of everything but format and version. */
  readonly schema: Schema
}

const headSchema = z.looseObject({ format: z.string(), version: z.int().positive() })

export function parseStoredJson<Schema extends z.ZodType>(
  { format, version, schema }: StoredFormat<Schema>,
  text: string,
): Result<z.output<Schema>, StoredJsonError> {
  const json = parseJson(text)
  if (!json.ok) return json
  const head = headSchema.safeParse(json.value)
  if (!head.success || head.data.format !== format) return err({ code: 'wrong-format' })
  if (head.data.version > version) {
    return err({ code: 'newer-version', version: head.data.version })
  }
  const { format: _format, version: _version, ...content } = head.data
  const parsed = schema.safeParse(content)
  return parsed.success
    ? ok(parsed.data)
    : err({ code: 'wrong-field', field: parsed.error.issues[0]?.path.map(String).join('.') ?? '' })
}

export function printStoredJson<Schema extends z.ZodType>(
  { format, version }: StoredFormat<Schema>,
  content: Readonly<Record<string, unknown>>,
  indent?: number,
): string {
  const entries = Object.entries({ ...content, format, version })
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, indent)}\n`
}

function parseJson(text: string): Result<unknown, StoredJsonError> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown)
  } catch {
    return err({ code: 'not-json' })
  }
}
