/**
 * Values as no page of ours would send them, described as plain data so that they can be made on
 * either side: `{ '~': kind }` stands for what JSON has no word for.
 */

export type Plain =
  null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

/** Those that the bridge or the system's own copying refuses before main receives them. */
export const NEVER_COPIED = ['function', 'promise', 'throwing'] as const
/** Those that arrive as something else, at worst as an empty object. */
const FLATTENED = ['map', 'set', 'date', 'regexp', 'error', 'instance', 'port', 'buffer'] as const
/** Those that arrive as they are. */
const COPIED = [
  'undefined',
  'nan',
  'infinity',
  'bigint',
  'bytes',
  'floats',
  'cyclic',
  'proto',
] as const
export const STRANGE = [...NEVER_COPIED, ...FLATTENED, ...COPIED] as const
/** Those that take long to make and to send; the deepest is never copied. */
export const LARGE = ['deepest', 'deep', 'long', 'wide', 'sparse'] as const

/**
 * Makes the value. It is sent to the page as source, so it must name nothing outside itself.
 *
 * @param flatten whether it is made as the bridge hands it on at worst: what it flattens as an empty
 *   object, and without keys called `__proto__`
 */
export function makeValue(described: Plain, flatten = false): unknown {
  const nested = (depth: number) => {
    let value: unknown = 1
    for (let level = 0; level < depth; level++) value = [value]
    return value
  }
  class Instance {
    own = 1
  }
  const makers: Record<string, () => unknown> = {
    function: () => () => 1,
    port: () => new MessageChannel().port1,
    throwing: () =>
      Object.defineProperty({}, 'x', { enumerable: true, get: () => JSON.parse('') as unknown }),
    deepest: () => nested(20_000),
    map: () => new Map([['id', 'x']]),
    set: () => new Set([1]),
    date: () => new Date(0),
    regexp: () => /x/g,
    error: () => new Error('x'),
    promise: () => Promise.resolve(1),
    instance: () => new Instance(),
    undefined: () => undefined,
    nan: () => NaN,
    infinity: () => Infinity,
    bigint: () => 10n,
    bytes: () => new Uint8Array(64),
    floats: () => new Float64Array(64),
    buffer: () => new ArrayBuffer(64),
    cyclic: () => {
      const value: Record<string, unknown> = { id: 'x' }
      value['self'] = value
      return value
    },
    sparse: () => {
      const value: unknown[] = []
      value[5000] = 1
      return value
    },
    deep: () => nested(900),
    long: () => 'x'.repeat((1 << 20) + 1),
    wide: () => Array<string>(10_001).fill('a'),
    proto: () =>
      JSON.parse('{"__proto__": {"id": "x"}, "constructor": {"prototype": 1}}') as unknown,
  }
  const flattened = ['map', 'set', 'date', 'regexp', 'error', 'instance', 'port', 'buffer']
  const make = (value: Plain): unknown => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map((item: Plain) => make(item))
    const kind = (value as Record<string, Plain>)['~']
    if (typeof kind === 'string') return flatten && flattened.includes(kind) ? {} : makers[kind]?.()
    const made: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(value)) {
      if (flatten && key === '__proto__') continue
      // Defined and not assigned: `__proto__` is a key like any other.
      Object.defineProperty(made, key, {
        value: make(item as Plain),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    }
    return made
  }
  return make(described)
}
