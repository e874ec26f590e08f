/**
 * Under which names files are exported. Files that belong together (`NAME.in`, `NAME.out`) share
 * their base name; where a name is taken the whole group gets the next free number, so that nothing
 * is overwritten that nobody was asked about.
 */
import { UNFIT_TO_SHOW } from '../../shared/text/shown'

/** Systems allow 255; a number, the extension and a temporary file's number come on top. */
const LONGEST_BASE_BYTES = 200
const FORBIDDEN = /[<>:"/\\|?*]/g
/** Names that Windows reserves for devices, with any extension. */
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?= *(?:\.|$))/i

/** A name that every system accepts, without its folder. */
export function safeFileName(name: string): string {
  const { base, extension } = splitName(name.replace(UNFIT_TO_SHOW, '-').replace(FORBIDDEN, '-'))
  const plain = cutToBytes(base, LONGEST_BASE_BYTES).replace(/^[.\s]+|[.\s]+$/g, '')
  return (plain.replace(RESERVED, '$1_') || '_') + extension
}

/**
 * @param names in the order of the files
 * @param taken names that are there already; letter case makes no difference
 * @returns a name for each file, none taken and none twice
 */
export function freeNames(names: readonly string[], taken: Iterable<string>): string[] {
  const used = new Set([...taken].map((name) => name.toLowerCase()))
  const result: string[] = []
  /** The number to try next for each base, so that many files of one name don't try all. */
  const numbers = new Map<string, number>()
  for (const group of groupsOf(names)) {
    const [{ name: first } = { name: '' }] = group
    const { base } = splitName(first)
    const extensions = group.map(({ name }) => splitName(name).extension)
    const free = freeBase(base, extensions, used, numbers)
    for (const { index, name } of group) {
      const chosen = free + splitName(name).extension
      used.add(chosen.toLowerCase())
      result[index] = chosen
    }
  }
  return result
}

/** The one base name of several files, or null where they have several, or one extension twice. */
export function sharedBase(names: readonly string[]): string | null {
  const [group = [], ...others] = groupsOf(names)
  return others.length > 0 || group[0] === undefined ? null : splitName(group[0].name).base
}

export function splitName(name: string): { readonly base: string; readonly extension: string } {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  return { base: name.slice(0, name.length - extension.length), extension }
}

interface NamedFile {
  readonly index: number
  readonly name: string
}

/** Files of one base name, each extension once: a second `A.in` begins a second group. */
function groupsOf(names: readonly string[]): NamedFile[][] {
  const groups = new Map<string, NamedFile[]>()
  const rounds = new Map<string, number>()
  for (const [index, name] of names.entries()) {
    const key = name.toLowerCase()
    const round = rounds.get(key) ?? 0
    rounds.set(key, round + 1)
    const group = `${splitName(key).base}/${round}`
    const files = groups.get(group) ?? []
    files.push({ index, name })
    groups.set(group, files)
  }
  return [...groups.values()]
}

function freeBase(
  base: string,
  extensions: readonly string[],
  used: ReadonlySet<string>,
  numbers: Map<string, number>,
): string {
  const key = `${base}/${extensions.join('/')}`.toLowerCase()
  for (let number = numbers.get(key) ?? 1; ; number++) {
    const candidate = number === 1 ? base : `${base} (${number})`
    if (extensions.every((extension) => !used.has((candidate + extension).toLowerCase()))) {
      numbers.set(key, number + 1)
      return candidate
    }
  }
}

/** Whole characters only. */
function cutToBytes(text: string, limit: number): string {
  const characters = [...text]
  while (Buffer.byteLength(characters.join('')) > limit) characters.pop()
  return characters.join('')
}
