/**
 * Levels from JSON: level files, packs, lists of them, and what our commands print with `--json`;
 * one value, or several one after the other, as JSON lines have them.
 */
import { readLevelValue } from '../games/documents'
import { wordsSchema } from '../games/levelFormat'
import { parseJson } from '../json'
import { PACK_FORMAT, parsePackValue } from '../library/packJson'
import { err, ok } from '../result'
import type { LevelTextFault, ReadEntry, ReadText } from './levelText'

/** Reads the code that a line of output has; null where it is none. */
type ReadCode = (code: string) => ReadEntry | null

/** @param source begins with an object or a list */
export function readJsonLevels(source: string, readCode: ReadCode): readonly ReadText[] {
  const parts: ReadText[] = []
  let loose: ReadEntry[] | null = null
  for (const { line, json } of valuesOf(source).flatMap(itemsOf)) {
    const pack = json.ok ? readPack(json.value, readCode) : null
    if (pack !== null) {
      parts.push(pack)
      loose = null
      continue
    }
    if (loose === null) {
      loose = []
      parts.push({ form: 'json', packName: null, entries: loose })
    }
    loose.push(placed(json.ok ? readOne(json.value, readCode) : { document: json }, line))
  }
  return parts.length > 0 ? parts : [{ form: 'json', packName: null, entries: [NO_LEVEL] }]
}

const NO_LEVEL: ReadEntry = { document: err({ code: 'not-a-level-file' }) }

interface JsonValue {
  /** Where it begins; null where it is the whole text. */
  readonly line: number | null
  readonly json: ReturnType<typeof parseJson>
}

/** Of several values each begins a line; within one no line begins with a bracket or brace. */
function valuesOf(source: string): readonly JsonValue[] {
  const whole = parseJson(source)
  const chunks = whole.ok ? [] : source.split(/^(?=[[{])/m).filter((text) => text.trim() !== '')
  if (chunks.length < 2) return [{ line: null, json: whole }]
  let line = 1
  return chunks.map((text) => {
    const value = { line, json: parseJson(text) }
    line += text.split('\n').length - 1
    return value
  })
}

/** The items of a list, or the value itself. */
function itemsOf({ line, json }: JsonValue): readonly JsonValue[] {
  if (!json.ok || !Array.isArray(json.value)) return [{ line, json }]
  return json.value.map((item: unknown) => ({ line, json: ok(item) }))
}

/** A pack, or the report on one; null for anything else. */
function readPack(value: unknown, readCode: ReadCode): ReadText | null {
  const { format, name, levels } = fieldsOf(value)
  if (format === PACK_FORMAT) {
    const pack = parsePackValue(value)
    return pack.ok
      ? packOf(
          pack.value.name,
          pack.value.levels.map((document) => ({ document })),
        )
      : packOf(null, [{ document: pack }])
  }
  if (format !== undefined || typeof name !== 'string' || !Array.isArray(levels)) return null
  return packOf(
    name,
    levels.map((level: unknown) => readOne(level, readCode)),
  )
}

function packOf(packName: string | null, entries: readonly ReadEntry[]): ReadText {
  return { form: 'pack', packName, entries }
}

/** A level file, or a line of output, which has the level's code. */
function readOne(value: unknown, readCode: ReadCode): ReadEntry {
  const { format, code, title, error } = fieldsOf(value)
  if (format === undefined && typeof code === 'string') {
    const entry = readCode(code)
    if (entry === null) return NO_LEVEL
    const { document } = entry
    if (!document.ok) return { document: err(withoutPlace(document.error)) }
    const words = wordsSchema.safeParse({ title })
    return words.success ? { document: ok({ ...document.value, ...words.data }) } : entry
  }
  const { message } = fieldsOf(error)
  if (typeof message === 'string') return { document: err({ code: 'reported-fault', message }) }
  const read = readLevelValue(value)
  return { document: read.ok ? ok(read.value.document) : read }
}

/** A place in the code is none in the text around it. */
function withoutPlace({ line: _line, column: _column, ...fault }: LevelTextFault): LevelTextFault {
  return fault
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Of several values each has a line; a fault stands there. */
function placed(entry: ReadEntry, line: number | null): ReadEntry {
  const { document } = entry
  if (line === null) return entry
  const fault = (error: LevelTextFault) => err<LevelTextFault>({ ...error, line, column: 1 })
  return { line, document: document.ok ? document : fault(document.error) }
}
