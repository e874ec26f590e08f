/** Payloads for a channel: right ones made from its schema, and wrong ones made from those. */
import fc from 'fast-check'
import type { z } from 'zod'
import { LARGE, makeValue, STRANGE, type Plain } from './strangeValues'

interface Check {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> }
}
/** What is read of the definition of a schema of any type. */
interface Definition {
  readonly type: string
  readonly checks?: readonly Check[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly Plain[]
  readonly element?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly options?: readonly z.ZodType[]
  readonly innerType?: z.ZodType
}

/** Described values that the schema takes. */
export function rightPayloads(schema: z.ZodType): fc.Arbitrary<Plain> {
  return build(schema).filter((described) => schema.safeParse(makeValue(described)).success)
}

/** Described values that the schema refuses, however they arrive: one or two changes of right ones. */
export function wrongPayloads(schema: z.ZodType): fc.Arbitrary<Plain> {
  const changed = fc
    .tuple(rightPayloads(schema), changes, fc.option(changes, { nil: null, freq: 3 }))
    .map(([right, first, second]) => {
      const once = change(right, first)
      return second === null ? once : change(once, second)
    })
  const isRefused = (described: Plain) =>
    [false, true].every((flatten) => !schema.safeParse(makeValue(described, flatten)).success)
  return fc
    .oneof({ weight: 1, arbitrary: anything }, { weight: 4, arbitrary: changed })
    .filter(isRefused)
}

const strange = fc
  .oneof(
    { weight: 12, arbitrary: fc.constantFrom(...STRANGE) },
    { weight: 1, arbitrary: fc.constantFrom(...LARGE) },
  )
  .map((kind): Plain => ({ '~': kind }))
const anything: fc.Arbitrary<Plain> = fc.oneof(
  strange,
  fc.constantFrom<Plain>(null, true, 0, -1, 1.5, 1e308, '', '../x', 'con', {}, [], [[]]),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as Plain),
)

interface Change {
  /** Which part, counted through the value as it is. */
  readonly at: number
  readonly how: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat'
  readonly key: string
  readonly value: Plain
}
const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'wrap', 'repeat'),
  key: fc.constantFrom('__proto__', 'constructor', 'toString', 'then', 'x', '', '0', 'length'),
  value: anything,
})

function change(whole: Plain, { at, how, key, value }: Change): Plain {
  const parts = partsOf(whole)
  const path = parts[at % parts.length] ?? []
  return changeAt(whole, path, (part): Plain | null => {
    switch (how) {
      case 'replace':
        return value
      case 'remove':
        return null
      case 'wrap':
        return [part]
      case 'repeat':
        return Array<Plain>(50).fill(part)
      case 'add':
        return Array.isArray(part)
          ? [...(part as Plain[]), value]
          : typeof part === 'object' && part !== null
            ? withKey(part as Record<string, Plain>, key, value)
            : value
    }
  })
}

type Path = readonly (string | number)[]

/** Paths to the value itself and everything in it. */
function partsOf(value: Plain, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object' || '~' in value) return [path]
  const inner = Array.isArray(value)
    ? value.flatMap((item: Plain, index) => partsOf(item, [...path, index]))
    : Object.entries(value).flatMap(([key, item]) => partsOf(item as Plain, [...path, key]))
  return [path, ...inner]
}

/** @param make null removes the part */
function changeAt(value: Plain, path: Path, make: (part: Plain) => Plain | null): Plain {
  const [step, ...rest] = path
  if (step === undefined) return make(value) ?? { '~': 'undefined' }
  const isLast = rest.length === 0
  if (Array.isArray(value)) {
    return value.flatMap((item: Plain, index): Plain[] => {
      if (index !== step) return [item]
      const made = isLast ? make(item) : changeAt(item, rest, make)
      return made === null ? [] : [made]
    })
  }
  const entries = Object.entries(value as Record<string, Plain>).flatMap(([key, item]) => {
    if (key !== step) return [[key, item] as const]
    const made = isLast ? make(item) : changeAt(item, rest, make)
    return made === null ? [] : [[key, made] as const]
  })
  return fromEntries(entries)
}

function withKey(value: Record<string, Plain>, key: string, item: Plain): Plain {
  return fromEntries([...Object.entries(value), [key, item]])
}

/** Also with a key `__proto__`: an entry like any other. */
function fromEntries(entries: readonly (readonly [string, Plain])[]): Plain {
  return Object.fromEntries(entries)
}

function build(schema: z.ZodType): fc.Arbitrary<Plain> {
  const definition = schema.def as unknown as Definition
  const { type, innerType, element, shape, options, entries, values } = definition
  if (innerType !== undefined) {
    const none: Plain = type === 'nullable' ? null : { '~': 'undefined' }
    return fc.oneof(build(innerType), fc.constant(none))
  }
  if (element !== undefined) return fc.array(build(element), { maxLength: 3 })
  if (options !== undefined) return fc.oneof(...options.map(build))
  if (shape !== undefined) return buildObject(shape)
  if (entries !== undefined) return fc.constantFrom(...Object.values(entries))
  if (values !== undefined) return fc.constantFrom(...values)
  switch (type) {
    case 'string':
      return buildString(definition)
    case 'number':
      return buildNumber(definition)
    case 'boolean':
      return fc.boolean()
    case 'undefined':
      return fc.constant({ '~': 'undefined' })
    case 'custom':
      return fc.constant({ '~': 'bytes' })
    default:
      throw new Error(`no values are known for a schema of the type ${type}`)
  }
}

function buildObject(shape: Readonly<Record<string, z.ZodType>>): fc.Arbitrary<Plain> {
  const parts = Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, build(part)]))
  const requiredKeys = Object.keys(shape).filter((key) => shape[key]?.def.type !== 'optional')
  return fc.record(parts, { requiredKeys }).map((value) => ({ ...value }) as Plain)
}

function buildString({ checks = [] }: Definition): fc.Arbitrary<Plain> {
  const [pattern] = checks.flatMap(
    ({ _zod: { def } }) => (def['pattern'] as RegExp | undefined) ?? [],
  )
  return pattern === undefined ? fc.string({ maxLength: 12 }) : fc.stringMatching(pattern)
}

function buildNumber({ checks = [] }: Definition): fc.Arbitrary<Plain> {
  const bound = (check: string, none: number) => {
    const found = checks.find(({ _zod: { def } }) => def['check'] === check)
    return Number(found?._zod.def['value'] ?? none)
  }
  return fc.integer({
    min: Math.ceil(bound('greater_than', -1000)),
    max: Math.min(2 ** 31 - 1, bound('less_than', 100_000)),
  })
}
