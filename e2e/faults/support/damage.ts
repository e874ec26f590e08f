/** What may have become of a file: pure changes of its bytes, and things in its place. */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Random } from '../../../src/shared/random'

type Damage = (whole: Buffer, random: Random) => Buffer

const text = (change: (whole: string, random: Random) => string): Damage => {
  return (whole, random) => Buffer.from(change(whole.toString(), random))
}

/** Of the bytes; what they make of a file may still be readable. */
const OF_BYTES: Readonly<Record<string, Damage>> = {
  cut: (whole, random) => whole.subarray(0, random.integer(0, Math.max(0, whole.length - 2))),
  'bit flipped': (whole, random) => {
    const bytes = Buffer.from(whole)
    const at = random.integer(0, bytes.length - 1)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(0, 7))
    return bytes
  },
  empty: () => Buffer.alloc(0),
  'of another version': text((whole) =>
    /"version": ?\d+/.test(whole)
      ? whole.replace(/"version": ?\d+/, '"version": 99')
      : `99\n${whole}`,
  ),
  huge: (whole, random) =>
    Buffer.concat([whole, Buffer.alloc(1_100_000 + random.integer(0, 999), ' ')]),
  deep: text((_, random) => '['.repeat(random.integer(10_000, 60_000))),
  'with __proto__': text((whole) =>
    whole.trimStart().startsWith('{')
      ? whole.replace('{', '{ "__proto__": { "steps": 1 },')
      : `__proto__ ${whole}`,
  ),
  'with NUL': (whole, random) => withBytes(whole, random, [0]),
  'no UTF-8': (whole, random) => withBytes(whole, random, [0xff, 0xc0]),
  'in UTF-16': (whole) =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole.toString(), 'utf16le')]),
  'with a byte-order mark': (whole) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]),
  'with CRLF': text((whole) => whole.replaceAll('\n', '\r\n')),
}

const IN_ITS_PLACE = ['a folder', 'a link to nowhere', 'a link to itself'] as const

export const DAMAGES: readonly string[] = [
  ...Object.keys(OF_BYTES),
  ...(process.platform === 'win32' ? IN_ITS_PLACE.slice(0, 1) : IN_ITS_PLACE),
]

/**
 * Puts a damaged file at `path`, and the folder above it.
 *
 * @returns its bytes; null for a thing that has none
 */
export async function writeDamaged(
  path: string,
  whole: string,
  damage: string,
  random: Random,
): Promise<Buffer | null> {
  await mkdir(dirname(path), { recursive: true })
  if (damage === 'a folder') await mkdir(path)
  else if (damage === 'a link to nowhere') await symlink(`${path}-nowhere`, path)
  else if (damage === 'a link to itself') await symlink(path, path)
  else {
    const bytes = OF_BYTES[damage]?.(Buffer.from(whole), random) ?? Buffer.from(whole)
    await writeFile(path, bytes)
    return bytes
  }
  return null
}

function withBytes(whole: Buffer, random: Random, bytes: readonly number[]): Buffer {
  const at = random.integer(0, whole.length)
  return Buffer.concat([whole.subarray(0, at), Buffer.from(bytes), whole.subarray(at)])
}
