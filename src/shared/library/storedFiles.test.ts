/** Foreign files in the library: reading any content returns a result, and soon. */
import { describe, expect, it } from 'vitest'
import { MAX_LEVELS, MAX_ORDER_BYTES } from '../ipc/bounds'
import { printLevelFile, readLevelFile, type GameDocument } from '../games/documents'
import { parseJson } from '../json'
import { parsePackValue } from './packJson'
import {
  parseHistoryFile,
  parsePackFile,
  parseTrashFile,
  printPackFile,
  printTrashFile,
} from './storedFiles'

const READERS: Readonly<Record<string, (text: string) => { readonly ok: boolean }>> = {
  level: readLevelFile,
  pack: (text) => {
    const json = parseJson(text)
    return json.ok ? parsePackValue(json.value) : json
  },
  order: parsePackFile,
  history: parseHistoryFile,
  trash: (text) => parseTrashFile('a', text),
}

const level: GameDocument = {
  game: 'mayan',
  setup: { stacks: [[1], [2, 1], [], [], []], steps: 3 },
  title: 'A level',
}

function trashFile(levelText: string): string {
  const head = '"format": "mayan-studio/trashed-level", "version": 1'
  const rest = '"modified": 1, "pack": {"id": "a", "name": null}, "position": 0, "trashed": 1'
  return `{${head}, "level": ${levelText}, ${rest}}`
}

const DEEP = '['.repeat(200_000) + ']'.repeat(200_000)
const NASTY: Readonly<Record<string, string>> = {
  deep: DEEP,
  'deep in the trash': trashFile(DEEP),
  'deep objects': '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000),
  'another prototype': '{"__proto__": {"format": "mayan-studio/pack-order", "version": 1}}',
  'a prototype in a level': printLevelFile(level).replace('{', '{"__proto__": {"title": "x"},'),
  'a constructor': printLevelFile(level).replace('{', '{"constructor": {"prototype": {}},'),
  'the same key twice': printLevelFile(level).replace('"steps"', '"steps": 1e9, "steps"'),
  'a number beyond all': printLevelFile(level).replace('"steps": 3', '"steps": 1e999'),
  'a long key': `{"${'k'.repeat(1 << 20)}": 1}`,
  'many keys': `{${Array.from({ length: 50_000 }, (_, key) => `"k${String(key)}":1`).join()}}`,
  'only white space': ' \n'.repeat(1 << 19),
  'only marks': '\uFEFF'.repeat(1 << 18),
  nothing: '',
}

describe.each(Object.entries(NASTY))('%s', (_, text) => {
  it.each(Object.entries(READERS))('as a file of the kind %s', (kind, read) => {
    const isFine = kind === 'level' && text.includes('"steps": 1e9,')
    expect(read(text).ok).toBe(isFine)
    expect(({} as Record<string, unknown>)['title']).toBeUndefined()
  })
})

describe('a level in the trash', () => {
  it('is read as it was', () => {
    const entry = {
      id: 'a',
      packId: 'b',
      packName: 'B',
      document: level,
      modified: 5,
      position: 2,
      trashed: 7,
    }
    expect(parseTrashFile('a', printTrashFile(entry))).toEqual({ ok: true, value: entry })
  })

  it('is an error of its own where it can’t be read', () => {
    expect(parseTrashFile('a', trashFile('null'))).toMatchObject({
      ok: false,
      error: { code: 'not-a-level-file' },
    })
  })
})

it('the order of as many levels as a pack may have is a file that is read', () => {
  const order = Array.from({ length: MAX_LEVELS }, (_, at) => `${'0'.repeat(31)}${at + 10_000}`)
  const text = printPackFile({ name: null, order })
  expect(text.length).toBeLessThan(MAX_ORDER_BYTES)
  expect(parsePackFile(text)).toEqual({ ok: true, value: { name: null, order } })
})
