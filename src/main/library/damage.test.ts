import { chmod, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { MAX_ORDER_BYTES } from '../../shared/ipc/bounds'
import { startHistory } from '../../shared/library/history'
import { HOME_PACK_ID, type LibraryFault } from '../../shared/library/model'
import { asNobody, freshFolder, isRoot } from '../../../test/main/disks'
import { Library } from './library'

const document: GameDocument = {
  game: 'mayan',
  setup: { stacks: [[1], [2, 1], [], [], []], steps: 3 },
  title: 'Ä 关卡',
}
const good = printLevelFile(document)
const json = (change: object) => JSON.stringify({ ...(JSON.parse(good) as object), ...change })
const without = (field: string) =>
  JSON.stringify({ ...(JSON.parse(good) as object), [field]: undefined })
const bytesOf = (text: string) => new TextEncoder().encode(text)

type Code = LibraryFault['error']['code']

/** What a level file may hold instead of a level, and what is said of it. */
const DAMAGE: readonly (readonly [string, string | Uint8Array, Code])[] = [
  ['nothing', '', 'not-json'],
  ['white space', ' \n\n', 'not-json'],
  ['zeros, as after a power cut', new Uint8Array(300), 'not-text'],
  ['the first half', good.slice(0, good.length / 2), 'not-json'],
  ['all but the last byte', good.trimEnd().slice(0, -1), 'not-json'],
  ['two levels', good + good, 'not-json'],
  ['a NUL', good.replace('关卡', '\0'), 'not-text'],
  ['Latin-1', Uint8Array.from(bytesOf(good), (byte) => (byte > 0x7f ? 0xe4 : byte)), 'not-text'],
  ['UTF-16', Uint8Array.from([...good].flatMap((c) => [c.charCodeAt(0), 0])), 'not-text'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'not-text'],
  ['text', 'Hello', 'not-json'],
  ['contest text', '3\n1 0\n2 1 0\n0\n0\n0\n', 'not-json'],
  ['null', 'null', 'not-a-level-file'],
  ['a number', '5', 'not-a-level-file'],
  ['a list', `[${good}]`, 'not-a-level-file'],
  ['another format', json({ format: 'other/level' }), 'not-a-level-file'],
  ['no format', without('format'), 'not-a-level-file'],
  ['version 0', json({ version: 0 }), 'wrong-field'],
  ['version "2"', json({ version: '2' }), 'wrong-field'],
  ['version 2.5', json({ version: 2.5 }), 'wrong-field'],
  ['a changed block', json({ stacks: [[1], [2, 3], [], [], []] }), 'wrong-checksum'],
  ['a changed title', json({ title: 'Other' }), 'wrong-checksum'],
  ['another checksum', json({ checksum: '0'.repeat(32) }), 'wrong-checksum'],
  ['no stacks', without('stacks'), 'wrong-field'],
  ['a block of text', json({ stacks: [['1']] }), 'wrong-field'],
  ['a negative block', json({ stacks: [[-1]] }), 'wrong-field'],
  ['an infinite number', good.replace('"steps": 3', '"steps": 1e999'), 'wrong-field'],
  ['a title too long', json({ title: 'x'.repeat(201) }), 'wrong-field'],
  ['an unknown field', json({ extra: 1 }), 'wrong-field'],
  ['__proto__', good.replace('{', '{"__proto__": {"steps": 1},'), 'wrong-field'],
  ['constructor', json({ constructor: { prototype: {} } }), 'wrong-field'],
  ['deep nesting', '['.repeat(200_000) + ']'.repeat(200_000), 'not-a-level-file'],
  ['deep nesting without an end', '{"a":'.repeat(100_000), 'not-json'],
  ['more than a megabyte', good + ' '.repeat(1 << 20), 'too-large'],
]

const packFolder = (root: string, pack = HOME_PACK_ID) => join(root, 'library', pack)

async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const root = await freshFolder()
  await mkdir(packFolder(root), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, 'library', name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, content)
  }
  return root
}

describe('a level file that can’t be read', () => {
  it.each(DAMAGE)('%s: set aside, reported, kept', async (_, content, code) => {
    const root = await folderWith({ 'my-levels/bad.json': content, 'my-levels/good.json': good })
    const library = new Library(root)
    const state = await library.read()
    expect(state.levels.map(({ id }) => id)).toEqual(['good'])
    const [fault] = state.faults
    expect(state.faults).toHaveLength(1)
    expect(fault).toMatchObject({ file: 'library/my-levels/bad.json', error: { code } })
    expect(fault?.movedTo).toMatch(/^library\/my-levels\/bad\.json\.corrupt-\d{8}T\d{9}Z$/)
    expect(await library.save('bad', startHistory(document))).toMatchObject({ code: 'gone' })
    // Its bytes are there, and later starts say the same of it.
    expect(await new Library(root).read()).toEqual(state)
    const kept = await readFile(join(root, fault?.movedTo ?? ''))
    expect(kept.equals(typeof content === 'string' ? bytesOf(content) : content)).toBe(true)
    expect(await readdir(packFolder(root))).not.toContain('bad.json')
  })

  it('a folder of that name', async () => {
    const root = await folderWith({ 'my-levels/bad.json/inside.txt': 'x' })
    const state = await new Library(root).read()
    expect(state.faults).toMatchObject([
      { file: 'library/my-levels/bad.json', error: { code: 'not-a-file' } },
    ])
    expect(await readdir(join(root, state.faults[0]?.movedTo ?? ''))).toEqual(['inside.txt'])
    expect(await new Library(root).read()).toEqual(state)
  })

  it.skipIf(process.platform === 'win32')('a link that leads nowhere', async () => {
    const root = await folderWith({})
    await symlink('/nowhere', join(packFolder(root), 'bad.json'))
    const state = await new Library(root).read()
    expect(state.faults).toMatchObject([{ error: { code: 'not-readable' } }])
    expect(await new Library(root).read()).toEqual(state)
  })

  it.skipIf(!isRoot)('no permission: set aside, and used again once it is given back', async () => {
    const root = await folderWith({ 'my-levels/bad.json': good })
    await chmod(join(packFolder(root), 'bad.json'), 0)
    for (const path of [root, join(root, 'library'), packFolder(root)]) await chmod(path, 0o777)
    const state = await asNobody(() => new Library(root).read())
    expect(state.faults).toMatchObject([{ error: { code: 'not-readable' } }])
    const again = await new Library(root).read()
    expect(again.faults).toMatchObject([{ error: { code: 'set-aside' } }])
    await rename(
      join(root, again.faults[0]?.movedTo ?? ''),
      join(root, again.faults[0]?.file ?? ''),
    )
    expect(await new Library(root).read()).toMatchObject({ faults: [], levels: [{ document }] })
  })

  it('is never put over another that was set aside in the same moment', async () => {
    const root = await folderWith({ 'my-levels/bad.json': '1' })
    const now = () => 0
    await new Library(root, { now }).read()
    await writeFile(join(packFolder(root), 'bad.json'), '2')
    const { faults } = await new Library(root, { now }).read()
    const texts = await Promise.all(
      faults.map(({ movedTo }) => readFile(join(root, movedTo ?? ''), 'utf8')),
    )
    expect(texts.sort()).toEqual(['1', '2'])
  })

  it('stays where it is when it can’t be moved, and is not written to', async () => {
    if (!isRoot) return
    const root = await folderWith({ 'my-levels/bad.json': '{' })
    for (const path of [root, join(root, 'library'), packFolder(root)]) await chmod(path, 0o755)
    const state = await asNobody(() => new Library(root).read())
    expect(state.faults).toEqual([
      { file: 'library/my-levels/bad.json', movedTo: null, error: { code: 'not-json' } },
    ])
    expect(await readFile(join(packFolder(root), 'bad.json'), 'utf8')).toBe('{')
  })
})

describe('a level file of another version', () => {
  it('newer: untouched, reported, not a level, and its id can’t be saved to', async () => {
    const newer = json({ version: 3, board: 'new' })
    const root = await folderWith({ 'my-levels/new.json': newer })
    const library = new Library(root)
    const state = await library.read()
    expect(state).toMatchObject({
      levels: [],
      faults: [
        {
          file: 'library/my-levels/new.json',
          movedTo: null,
          error: { code: 'newer-version', version: 3 },
        },
      ],
    })
    expect(await library.save('new', startHistory(document))).toMatchObject({ code: 'gone' })
    await library.trash(['new'])
    await library.emptyTrash()
    expect(await readdir(packFolder(root))).toEqual(['new.json'])
    expect(await readFile(join(packFolder(root), 'new.json'), 'utf8')).toBe(newer)
    expect(await new Library(root).read()).toEqual(state)
  })

  it('keeps its place in the pack, and is not moved over', async () => {
    const newer = json({ version: 3 })
    const root = await folderWith({ 'my-levels/a.json': good, 'other/a.json': newer })
    const library = new Library(root)
    await expect(library.move(['a'], { packId: 'other', before: null })).rejects.toThrow()
    expect(await readFile(join(packFolder(root, 'other'), 'a.json'), 'utf8')).toBe(newer)
    await library.trash(['a'])
    await rename(join(packFolder(root, 'other'), 'a.json'), join(packFolder(root), 'a.json'))
    const state = await library.restore(['a'])
    expect(await readFile(join(packFolder(root), 'a.json'), 'utf8')).toBe(newer)
    expect(state.levels).toHaveLength(1)
    expect(state.levels[0]?.id).not.toBe('a')
    expect((await new Library(root).read()).levels).toEqual(state.levels)
  })

  it('older: brought up to date, the original kept as a snapshot', async () => {
    const { setup } = document
    const old = JSON.stringify({ format: 'mayan-studio/mayan-level', version: 1, ...setup })
    const root = await folderWith({ 'my-levels/old.json': old })
    const library = new Library(root)
    const state = await library.read()
    expect(state).toMatchObject({
      faults: [],
      levels: [{ id: 'old', document: { game: 'mayan', setup } }],
    })
    expect(await readFile(join(packFolder(root), 'old.json'), 'utf8')).toBe(
      printLevelFile({ game: 'mayan', setup }),
    )
    const [snapshot = ''] = await readdir(join(root, 'snapshots', 'old'))
    expect(await readFile(join(root, 'snapshots', 'old', snapshot), 'utf8')).toBe(old)
    expect(await library.snapshots('old')).toMatchObject([{ document: { setup } }])
    expect(await new Library(root).read()).toEqual(state)
  })
})

describe('the file of a pack', () => {
  const pack = (content: object) =>
    JSON.stringify({
      format: 'mayan-studio/pack-order',
      name: null,
      order: [],
      version: 1,
      ...content,
    })

  it.each([
    ['', 'not-json'],
    ['[]', 'not-a-pack-file'],
    [good, 'not-a-pack-file'],
    [pack({ name: '' }), 'wrong-field'],
    [pack({ order: ['../up'] }), 'wrong-field'],
    [pack({ order: 'ab' }), 'wrong-field'],
    [pack({ extra: 1 }), 'wrong-field'],
    [' '.repeat(MAX_ORDER_BYTES + 1), 'too-large'],
  ])('number %#: set aside, the order restored, no level lost', async (content, code) => {
    const root = await folderWith({
      'cup/pack.json': content,
      'cup/a.json': good,
      'cup/b.json': good,
    })
    const state = await new Library(root).read()
    expect(state.faults).toMatchObject([{ file: 'library/cup/pack.json', error: { code } }])
    const [, cup] = state.packs
    expect(cup).toMatchObject({ id: 'cup', name: 'cup' })
    expect([...(cup?.levelIds ?? [])].sort()).toEqual(['a', 'b'])
    expect(await readFile(join(root, state.faults[0]?.movedTo ?? ''), 'utf8')).toBe(content)
    expect(await new Library(root).read()).toEqual(state)
  })

  it('of a newer version is never written, even if its levels change', async () => {
    const newer = pack({ version: 2, colour: 'jade' })
    const root = await folderWith({ 'cup/pack.json': newer, 'cup/a.json': good })
    const library = new Library(root)
    expect((await library.read()).faults).toMatchObject([{ movedTo: null }])
    await library.create([document], { packId: 'cup', before: 'a' })
    await library.trash(['a'])
    await library.restore(['a'])
    await expect(library.renamePack('cup', 'Cup')).rejects.toThrow()
    expect(await readFile(join(packFolder(root, 'cup'), 'pack.json'), 'utf8')).toBe(newer)
    expect((await new Library(root).read()).levels).toHaveLength(2)
  })

  it('may name a level twice, or one that is not there', async () => {
    const order = ['b', 'none', 'a', 'b']
    const root = await folderWith({
      'cup/pack.json': pack({ order, name: 'Cup' }),
      'cup/a.json': good,
      'cup/b.json': good,
    })
    const { packs } = await new Library(root).read()
    expect(packs[1]).toEqual({ id: 'cup', name: 'Cup', levelIds: ['b', 'a'] })
  })
})

describe('what is not ours', () => {
  it('is left alone; where it looks like a level it is reported', async () => {
    const root = await folderWith({
      'my-levels/notes.txt': 'x',
      'my-levels/.hidden.json': 'x',
      'my-levels/My Level.json': good,
      'my-levels/a.json.bak': 'x',
      'readme.txt': 'x',
      '.git/config': 'x',
      'My Pack/a.json': good,
      'starter/a.json': good,
    })
    const state = await new Library(root).read()
    expect(state.levels).toEqual([])
    expect(state.faults).toEqual(
      ['library/My Pack', 'library/my-levels/My Level.json', 'library/starter'].map((file) => ({
        file,
        movedTo: null,
        error: { code: 'wrong-name' },
      })),
    )
    expect(await readdir(packFolder(root))).toHaveLength(4)
  })

  it('a level copied with its pack gets an id of its own', async () => {
    const order = (...ids: string[]) =>
      JSON.stringify({ format: 'mayan-studio/pack-order', name: 'Cup', order: ids, version: 1 })
    const root = await folderWith({
      'cup/pack.json': order('b', 'a'),
      'cup/a.json': good,
      'cup/b.json': good,
      'cup-2/pack.json': order('b', 'a'),
      'cup-2/a.json': good,
      'cup-2/b.json': printLevelFile({ ...document, title: 'b' }),
      'cup-2/starter-01-contest-sample.json': good,
    })
    const state = await new Library(root).read()
    expect(state.levels).toHaveLength(5)
    expect(state.faults).toEqual([])
    const cups = state.packs.filter(({ id }) => id !== HOME_PACK_ID)
    expect(cups.map(({ levelIds }) => levelIds.length)).toEqual([2, 3])
    expect(cups[0]?.levelIds).toEqual(['b', 'a'])
    const first = state.levels.find(({ id }) => id === cups[1]?.levelIds[0])
    expect(first?.document.title).toBe('b')
    expect(await new Library(root).read()).toEqual(state)
  })
})

describe('the trash', () => {
  it('sets aside what it can’t read', async () => {
    const root = await folderWith({ 'my-levels/a.json': good })
    const library = new Library(root)
    await library.trash(['a'])
    await writeFile(join(root, 'trash', 'b.json'), '{}')
    await writeFile(join(root, 'trash', 'c.json'), good)
    await writeFile(join(root, 'trash', 'notes.txt'), 'x')
    const state = await library.read()
    expect(state.trash.map(({ id }) => id)).toEqual(['a'])
    expect(state.faults).toMatchObject([
      { file: 'trash/b.json', error: { code: 'not-a-trash-file' } },
      { file: 'trash/c.json', error: { code: 'not-a-trash-file' } },
    ])
    expect(await new Library(root).read()).toEqual(state)
    await library.emptyTrash()
    expect(await readdir(join(root, 'trash'))).toHaveLength(3)
  })

  it('finds a damaged level in it by its checksum', async () => {
    const root = await folderWith({ 'my-levels/a.json': good })
    const library = new Library(root)
    await library.trash(['a'])
    const path = join(root, 'trash', 'a.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"steps": 3', '"steps": 4'))
    expect(await library.read()).toMatchObject({
      trash: [],
      faults: [{ error: { code: 'wrong-checksum' } }],
    })
  })

  it.each([
    ['the same', document, 0],
    ['something else', { ...document, title: 'other' }, 1],
  ])('a level that is in both, after a crash, and says %s', async (_, other, left) => {
    const root = await folderWith({ 'my-levels/a.json': good })
    const library = new Library(root)
    await library.trash(['a'])
    await writeFile(join(packFolder(root), 'a.json'), printLevelFile(other))
    const state = await library.read()
    expect(state.levels).toMatchObject([{ id: 'a', document: other }])
    expect(state.trash).toHaveLength(left)
    expect(await new Library(root).read()).toEqual(state)
    await library.restore(state.trash.map(({ id }) => id))
    expect((await new Library(root).read()).levels).toHaveLength(1 + left)
  })
})

describe('a damaged history', () => {
  it.each(['', '{', 'null', good, '{"format":"mayan-studio/history","version":1}'])(
    'number %#: set aside; the level opens without it',
    async (text) => {
      const root = await folderWith({ 'my-levels/a.json': good })
      await mkdir(join(root, 'history'))
      await writeFile(join(root, 'history', 'a.json'), text)
      const library = new Library(root)
      expect(await library.history('a')).toBeNull()
      expect(await library.history('a')).toBeNull()
      const [name = ''] = await readdir(join(root, 'history'))
      expect(name).toMatch(/^a\.json\.corrupt-/)
      expect(await readFile(join(root, 'history', name), 'utf8')).toBe(text)
    },
  )
})

describe('what is no level and would be missed', () => {
  const history = ['history', 'a.json'] as const

  it.each([
    ['no text', Uint8Array.of(0xff, 0xfe, 0), 'not-text'],
    ['no JSON', '{"a', 'not-json'],
    ['something else', '{"format":"other"}', 'wrong-content'],
  ])(
    'a history that is %s: reported, and kept when the level is saved',
    async (_, content, code) => {
      const root = await folderWith({ 'my-levels/a.json': good })
      await mkdir(join(root, 'history'))
      await writeFile(join(root, ...history), content)
      const reported: LibraryFault[] = []
      const library = new Library(root, { onFault: (_faults, found) => reported.push(found) })
      expect(await library.history('a')).toBeNull()
      expect(reported).toMatchObject([{ file: 'history/a.json', error: { code } }])
      expect(await library.save('a', startHistory(document))).toMatchObject({ ok: true })
      const kept = await readFile(join(root, reported[0]?.movedTo ?? ''))
      expect(kept.equals(typeof content === 'string' ? bytesOf(content) : content)).toBe(true)
      expect((await new Library(root).read()).faults).toEqual(reported)
    },
  )

  it('a folder in the place of a history', async () => {
    const root = await folderWith({ 'my-levels/a.json': good })
    await mkdir(join(root, ...history, 'inside'), { recursive: true })
    const library = new Library(root)
    expect(await library.history('a')).toBeNull()
    expect(await library.save('a', startHistory(document))).toMatchObject({ ok: true })
    expect((await new Library(root).read()).faults).toMatchObject([{ file: 'history/a.json' }])
  })

  it('progress, but not a verdict, which is found again', async () => {
    const root = await folderWith({ 'my-levels/a.json': good })
    for (const kind of ['progress', 'analysis'] as const) {
      await mkdir(join(root, kind))
      await writeFile(join(root, kind, 'a.json'), '[1')
      await writeFile(join(root, kind, 'b.json'), '{}')
    }
    const reported: LibraryFault[] = []
    const library = new Library(root, { onFault: (_faults, found) => reported.push(found) })
    await library.read()
    expect(await library.readRecords('analysis')).toEqual({ b: '{}' })
    expect(await library.readRecords('progress')).toEqual({ b: '{}' })
    expect(reported).toMatchObject([{ file: 'progress/a.json', error: { code: 'not-json' } }])
    await library.writeRecord({ kind: 'progress', key: 'a', text: '{}' })
    expect(await readFile(join(root, reported[0]?.movedTo ?? ''), 'utf8')).toBe('[1')
    expect((await library.read()).faults).toEqual(reported)
  })
})
