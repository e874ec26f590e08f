/**
 * JSON that comes from outside. Every file of the app names its format and version: a newer version
 * is refused, never guessed at, and an older one is brought up to date. A checksum, where a format
 * has one, distinguishes a damaged file from one that was written so.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { z } from 'zod'
import { err, ok, type Result } from './result'

/** The value of a JSON text, which may begin with a byte-order mark. */
export function parseJson(text: string): Result<unknown, { readonly code: 'not-json' }> {
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown)
  } catch {
    return err({ code: 'not-json' })
  }
}

/** The first place that a schema refuses, such as `stacks.0.3`, or the name of an unknown key. */
export function fieldOf({ issues }: z.ZodError): string {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return issue.keys[0] ?? ''
  return issue?.path.map(String).join('.') ?? ''
}

/** What a file of a format begins with. */
export interface FormatHead {
  readonly format: string
  /** The one written today; all up to it can be read. */
  readonly version: number
  /** Whether a checksum over all of it is written; a file made by hand may leave out an optional one. */
  readonly checksum?: 'required' | 'optional'
}

/** How to read a format. */
export interface VersionedFormat<
  Schema extends z.ZodType,
  Foreign extends string,
> extends FormatHead {
  /** Of everything but format, version and checksum. */
  readonly schema: Schema
  /** The code of the error for a value of another format. */
  readonly foreign: Foreign
}

export type VersionedError<Foreign extends string> =
  | { readonly code: Foreign }
  | { readonly code: 'newer-version'; readonly version: number }
  /** `field`: where, such as `order.3`. */
  | { readonly code: 'wrong-field'; readonly field: string }
  | { readonly code: 'wrong-checksum' }

/** Content, and whether it is of an older version than the one written today. */
export interface Versioned<Content> {
  readonly content: Content
  readonly isOld: boolean
}

/** Reads a value that is to be of a format. */
export function readVersioned<Schema extends z.ZodType, Foreign extends string>(
  { schema, foreign, ...head }: VersionedFormat<Schema, Foreign>,
  value: unknown,
): Result<Versioned<z.output<Schema>>, VersionedError<Foreign>> {
  if (!isObject(value) || value['format'] !== head.format) return err({ code: foreign })
  const { checksum, ...unsealed } = value
  const isSealed = head.checksum !== undefined
  const { format: _format, version, ...fields } = isSealed ? unsealed : value
  if (!isVersion(version)) return err({ code: 'wrong-field', field: 'version' })
  if (version > head.version) return err({ code: 'newer-version', version })
  const content = schema.safeParse(fields)
  if (!content.success) return err({ code: 'wrong-field', field: fieldOf(content.error) })
  const isLeftOut = head.checksum === 'optional' && checksum === undefined
  if (isSealed && !isLeftOut && checksum !== checksumOf(unsealed)) {
    return err({ code: 'wrong-checksum' })
  }
  return ok({ content: content.data, isOld: version < head.version })
}

/** Reads a text that is to be of a format. */
export function parseVersioned<Schema extends z.ZodType, Foreign extends string>(
  format: VersionedFormat<Schema, Foreign>,
  text: string,
): Result<z.output<Schema>, VersionedError<Foreign> | { readonly code: 'not-json' }> {
  const json = parseJson(text)
  if (!json.ok) return json
  const read = readVersioned(format, json.value)
  return read.ok ? ok(read.value.content) : read
}

/** Content under its head, its keys in alphabetical order, so that equal content gives equal text. */
export function versionedValue(
  { format, version, checksum }: FormatHead,
  content: object,
): Record<string, unknown> {
  const value = sorted({ ...content, format, version })
  return checksum === undefined ? value : sorted({ ...value, checksum: checksumOf(value) })
}

/** The format that a value names; null for none. */
export function formatOf(value: unknown): string | null {
  return isObject(value) && typeof value['format'] === 'string' ? value['format'] : null
}

/** A value with keys: no array and not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function sorted(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const HEX_DIGITS = 32

/**
 * A short digest of a value that JSON can hold: detects damage, and identifies things by their content.
 *
 * @returns the first 128 bits of SHA-256 over the value's JSON text, as lower-case hexadecimal
 */
export function checksumOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, HEX_DIGITS)
}
