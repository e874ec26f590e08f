/** Files that others change, replace, delete and restore, while the app runs and while it does not. */
import { cp, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { startHistory, withStep } from '../../shared/library/history'
import {
  HOME_PACK_ID,
  type ChangedOutside,
  type LevelId,
  type LibraryFault,
} from '../../shared/library/model'
import { freshFolder } from '../../../test/main/disks'
import { Library } from './library'

type Make = (number: number) => GameDocument
const GAMES: readonly (readonly [string, Make])[] = [
  ['Mayan', (steps) => ({ game: 'mayan', setup: { stacks: [[1], [2], [], [], []], steps } })],
  [
    'Lianliankan',
    (tile) => ({
      game: 'lianliankan',
      setup: { rows: [[tile, tile]], border: 'outside' },
    }),
  ],
]

async function fixture(make: Make) {
  const root = await freshFolder()
  const reported: ChangedOutside[] = []
  const open = () => new Library(root, { onOutsideChange: (changed) => reported.push(changed) })
  const library = open()
  const home = { packId: HOME_PACK_ID, before: null }
  const created = await library.create([make(1), make(2), make(3)], home)
  const [a = '', b = '', c = ''] = created.map(({ id }) => id)
  const pathOf = (id: LevelId) => join(root, 'library', HOME_PACK_ID, `${id}.json`)
  const put = async (id: LevelId, content: string, age = 0) => {
    const time = new Date(Date.now() - age)
    await writeFile(pathOf(id), content)
    await utimes(pathOf(id), time, time)
  }
  return { root, library, open, reported, a, b, c, pathOf, put }
}

const HOUR = 3_600_000
const documentsOf = (versions: readonly { readonly document: GameDocument }[]) =>
  versions.map(({ document }) => document)

describe.each(GAMES)('a %s level that others changed', (_, make) => {
  it.each([
    ['with a new time', 0],
    ['with an old time', HOUR],
    ['with a time to come', -HOUR],
  ])(
    'while the app was closed, %s: is the level, and the other is a step of undo',
    async (_, age) => {
      const { library, open, a, put } = await fixture(make)
      const history = withStep(startHistory(make(1)), make(5))
      await library.save(a, history)
      await put(a, printLevelFile(make(9)), age)
      const again = open()
      const { levels } = await again.read()
      expect(levels.find(({ id }) => id === a)?.document).toEqual(make(9))
      expect(await again.history(a)).toEqual(withStep(history, make(9)))
    },
  )

  it('twice while the app was closed, and was never opened between: all three are kept', async () => {
    const { library, open, a, put } = await fixture(make)
    await library.save(a, startHistory(make(4)))
    for (const number of [7, 8]) {
      await put(a, printLevelFile(make(number)), HOUR)
      const again = open()
      await again.read()
      await again.keepUnseen()
    }
    const last = open()
    expect(documentsOf((await last.read()).levels)).toContainEqual(make(8))
    const versions = documentsOf(await last.snapshots(a))
    expect(versions).toEqual(expect.arrayContaining([make(4), make(7)]))
  })

  it('while the app was closed, of a large import and never edited: what it was is kept', async () => {
    const { library, open, pathOf } = await fixture(make)
    const many = Array.from({ length: 200 }, (_, index) => make(10 + index))
    const created = await library.create(many, { packId: HOME_PACK_ID, before: null })
    const [changed, deleted] = [created[150]?.id ?? '', created[160]?.id ?? '']
    await writeFile(pathOf(changed), printLevelFile(make(9)))
    await rm(pathOf(deleted))
    const again = open()
    await again.read()
    await again.keepUnseen()
    expect(documentsOf(await again.snapshots(changed))).toContainEqual(make(160))
    expect(documentsOf((await again.current()).trash)).toEqual([make(170)])
  })

  it('and deleted while the app was closed: it is in the trash, as it was last', async () => {
    const { library, open, reported, a, b, pathOf } = await fixture(make)
    await library.save(a, withStep(startHistory(make(1)), make(4)))
    for (const id of [a, b]) await rm(pathOf(id))
    const again = open()
    expect((await again.read()).trash).toEqual([])
    await again.keepUnseen()
    expect(reported.flatMap(({ changes }) => changes)).toHaveLength(2)
    const { trash } = await again.current()
    expect(documentsOf(trash)).toEqual(expect.arrayContaining([make(4), make(2)]))
    const { levels, packs } = await again.restore([a, b])
    expect(levels).toHaveLength(3)
    expect(packs).toMatchObject([{ levelIds: [a, b, expect.any(String)] }])
    expect((await again.history(a))?.past).toEqual([make(1)])
    await again.keepUnseen()
    expect((await again.current()).trash).toEqual([])
  })

  it('to what it was before, with its old time: is the level again', async () => {
    const { root, library, open, a, pathOf } = await fixture(make)
    const first = withStep(startHistory(make(1)), make(8))
    await library.save(a, first)
    await cp(pathOf(a), join(root, 'aside'), { preserveTimestamps: true })
    const second = withStep((await open().history(a)) ?? first, make(5))
    const closed = open()
    await closed.history(a)
    await closed.save(a, second)
    await cp(join(root, 'aside'), pathOf(a), { preserveTimestamps: true })
    const again = open()
    const history = await again.history(a)
    expect(history).toEqual(withStep(second, make(8)))
    await again.save(a, withStep(history ?? second, make(6)))
    expect(await readFile(pathOf(a), 'utf8')).toBe(printLevelFile(make(6)))
    expect((await open().history(a))?.past).toContainEqual(make(5))
  })

  it('while it was open: a save keeps the other as a version and reports it', async () => {
    const { library, reported, a, put } = await fixture(make)
    await library.save(a, startHistory(make(4)))
    await put(a, printLevelFile(make(9)), HOUR)
    expect(await library.save(a, startHistory(make(5)))).toMatchObject({ ok: true })
    expect(reported.flatMap(({ changes }) => changes)).toEqual([
      { kind: 'overwritten', id: a, document: make(9) },
    ])
    const versions = await library.snapshots(a)
    expect(documentsOf(versions)).toContainEqual(make(9))
    expect(versions.filter(({ isOutside }) => isOutside)).toHaveLength(1)
    // Nothing is said of what the app has written itself.
    await library.save(a, startHistory(make(6)))
    expect(reported).toHaveLength(1)
  })

  it.each([
    ['2 MB of JSON', JSON.stringify('x'.repeat(2_000_000)), 'too-large'],
    ['no JSON', '{"a', 'not-json'],
    ['a newer version', '', 'newer-version'],
  ])('to %s while it was open: a save sets it aside', async (_, content, code) => {
    const { root, library, reported, a, put, pathOf } = await fixture(make)
    const text = content || printLevelFile(make(9)).replace(/"version": \d+/, '"version": 99')
    await put(a, text)
    expect(await library.save(a, startHistory(make(5)))).toMatchObject({ ok: true })
    expect(reported.at(-1)?.changes).toEqual([{ kind: 'unreadable', id: a }])
    const [fault] = (await library.read()).faults
    expect(fault).toMatchObject({ file: `library/${HOME_PACK_ID}/${a}.json`, error: { code } })
    expect(await readFile(join(root, fault?.movedTo ?? ''), 'utf8')).toBe(text)
    expect(await readFile(pathOf(a), 'utf8')).toBe(printLevelFile(make(5)))
  })

  it('and deleted while it was open: a save writes it again and reports it', async () => {
    const { library, reported, a, pathOf } = await fixture(make)
    await rm(pathOf(a))
    expect(await library.save(a, startHistory(make(5)))).toMatchObject({ ok: true })
    expect(reported.at(-1)?.changes).toEqual([{ kind: 'deleted', id: a }])
    expect(await readFile(pathOf(a), 'utf8')).toBe(printLevelFile(make(5)))
  })

  it('is thrown away and restored as others left it, and what they replaced is a version', async () => {
    const { library, a, put } = await fixture(make)
    await put(a, printLevelFile(make(9)), HOUR)
    await library.trash([a])
    const { levels } = await library.restore([a])
    expect(levels.find(({ id }) => id === a)?.document).toEqual(make(9))
    expect(documentsOf(await library.snapshots(a))).toContainEqual(make(1))
  })

  it('is followed: changed, added, deleted, replaced by what is no level', async () => {
    const { library, reported, a, b, c, put, pathOf } = await fixture(make)
    await put(a, printLevelFile(make(9)), HOUR)
    await put('new', printLevelFile(make(7)))
    await rm(pathOf(b))
    await put(c, '{')
    await library.follow([a, b, c, 'new'].map(pathOf))
    expect(reported).toHaveLength(1)
    const [{ library: state, changes } = { library: await library.current(), changes: [] }] =
      reported
    expect(changes).toEqual(
      expect.arrayContaining([
        { kind: 'changed', id: a, document: make(9) },
        { kind: 'added', id: 'new' },
        { kind: 'deleted', id: b },
        { kind: 'unreadable', id: c },
      ]),
    )
    expect(changes).toHaveLength(4)
    expect(state.levels.map(({ id }) => id).sort()).toEqual([a, 'new'].sort())
    expect(documentsOf(state.trash)).toEqual(expect.arrayContaining([make(2), make(3)]))
    expect(state.faults).toMatchObject([{ error: { code: 'not-json' } }])
    expect(documentsOf(await library.snapshots(a))).toEqual(
      expect.arrayContaining([make(1), make(9)]),
    )
    // What was written by the app itself is nothing to follow.
    await library.save(a, startHistory(make(4)))
    await library.follow([pathOf(a)])
    expect(reported).toHaveLength(1)
  })

  it('and deleted, is back where it was once its file is', async () => {
    const { library, b, pathOf } = await fixture(make)
    const before = await library.current()
    await rename(pathOf(b), `${pathOf(b)}.away`)
    await library.follow([pathOf(b)])
    expect((await library.current()).trash).toMatchObject([{ id: b }])
    await rename(`${pathOf(b)}.away`, pathOf(b))
    await library.follow([pathOf(b)])
    const after = await library.current()
    expect(after.trash).toEqual([])
    expect(after.packs).toEqual(before.packs)
    expect(documentsOf(after.levels)).toEqual(documentsOf(before.levels))
  })

  it('is edited last while it is thrown away: that is what is restored', async () => {
    const { library, a } = await fixture(make)
    await library.trash([a])
    const history = withStep(startHistory(make(1)), make(6))
    expect(await library.save(a, history)).toMatchObject({ ok: true })
    const { levels } = await library.restore([a])
    expect(levels.find(({ id }) => id === a)?.document).toEqual(make(6))
    expect(await library.history(a)).toEqual(history)
  })
})

describe('a pack that others changed', () => {
  const [[, make = () => ({}) as GameDocument] = []] = GAMES
  const packFile = (root: string, pack = HOME_PACK_ID) => join(root, 'library', pack, 'pack.json')

  it('keeps their order and name under a change of the app', async () => {
    const { root, library, a, b, c } = await fixture(make)
    const text = await readFile(packFile(root), 'utf8')
    const file = JSON.parse(text) as { order: string[] }
    await writeFile(packFile(root), JSON.stringify({ ...file, name: 'Ours', order: [c, b, a] }))
    const { packs } = await library.move([a], { packId: HOME_PACK_ID, before: c })
    expect(packs).toMatchObject([{ name: 'Ours', levelIds: [a, c, b] }])
  })

  it('to what is no pack: a change sets it aside and keeps name and order', async () => {
    const { root, library, a, b, c } = await fixture(make)
    await library.renamePack(HOME_PACK_ID, 'Mine')
    await writeFile(packFile(root), '{"')
    const state = await library.move([c], { packId: HOME_PACK_ID, before: a })
    expect(state.packs).toMatchObject([{ name: 'Mine', levelIds: [c, a, b] }])
    const [fault] = state.faults
    expect(fault).toMatchObject({ error: { code: 'not-json' } })
    expect(await readFile(join(root, fault?.movedTo ?? ''), 'utf8')).toBe('{"')
  })

  it('or removed: its levels are in the trash, and adding to it is refused', async () => {
    const { root, library } = await fixture(make)
    const { id } = await library.createPack('Cup')
    const [level] = await library.create([make(5)], { packId: id, before: null })
    await rm(dirname(packFile(root, id)), { recursive: true })
    await library.follow([dirname(packFile(root, id))])
    const state = await library.current()
    expect(state.packs.map((pack) => pack.id)).toEqual([HOME_PACK_ID])
    expect(state.trash).toMatchObject([{ id: level?.id, packId: id }])
    await expect(library.create([make(6)], { packId: id, before: null })).rejects.toMatchObject({
      code: 'ENOENT',
    })
    expect((await library.restore([level?.id ?? ''])).packs[1]).toMatchObject({ name: 'Cup' })
  })

  it('copied under a name that sorts first: the original keeps ids, files and undo', async () => {
    const { root, library, open } = await fixture(make)
    const { id: cup } = await library.createPack('Cup')
    const created = await library.create([make(5), make(6)], { packId: cup, before: null })
    const ids = created.map(({ id }) => id)
    const history = withStep(startHistory(make(5)), make(7))
    await library.save(ids[0] ?? '', history)
    const files = await readdir(dirname(packFile(root, cup)))
    await cp(dirname(packFile(root, cup)), join(root, 'library', 'aaa'), {
      recursive: true,
      preserveTimestamps: true,
    })
    const again = open()
    const { packs, levels } = await again.read()
    expect(packs.find((pack) => pack.id === cup)?.levelIds).toEqual(ids)
    expect(await readdir(dirname(packFile(root, cup)))).toEqual(files)
    expect(await again.history(ids[0] ?? '')).toEqual(history)
    const copies = packs.find((pack) => pack.id === 'aaa')?.levelIds ?? []
    expect(copies).toHaveLength(2)
    expect(levels.find(({ id }) => id === copies[0])?.document).toEqual(make(7))
    expect(await open().read()).toEqual(await again.read())
  })

  it('by one level of another pack: that pack keeps its id', async () => {
    const { root, library, open, a, pathOf } = await fixture(make)
    const { id: cup } = await library.createPack('Aaa')
    await cp(pathOf(a), join(root, 'library', cup, `${a}.json`))
    await mkdir(join(root, 'library', 'aaa'))
    await cp(pathOf(a), join(root, 'library', 'aaa', `${a}.json`))
    const { levels } = await open().read()
    expect(levels.filter(({ id }) => id === a)).toMatchObject([{ packId: HOME_PACK_ID }])
    expect(levels).toHaveLength(5)
  })

  it('is left alone where it is a link; files that are no levels by place or name are listed', async () => {
    const { root, open, a, pathOf } = await fixture(make)
    const { symlink } = await import('node:fs/promises')
    const text = await readFile(pathOf(a), 'utf8')
    await symlink(dirname(pathOf(a)), join(root, 'library', 'linked'))
    await mkdir(join(dirname(pathOf(a)), 'sub'))
    await writeFile(join(dirname(pathOf(a)), 'sub', 'x.json'), text)
    for (const name of ['copy.JSON', 'trail.json.']) {
      await writeFile(join(dirname(pathOf(a)), name), text)
    }
    await writeFile(join(root, 'library', 'x.json'), text)
    const { faults } = await open().read()
    const home = `library/${HOME_PACK_ID}`
    expect(faults).toEqual(
      [
        ['library/linked', 'linked-folder'],
        [`${home}/copy.JSON`, 'wrong-name'],
        [`${home}/sub`, 'wrong-place'],
        [`${home}/trail.json.`, 'wrong-name'],
        ['library/x.json', 'wrong-place'],
      ].map(([file, code]) => ({ file, movedTo: null, error: { code } })),
    )
  })
})

it('progress that others wrote is set aside before the app’s own takes its place', async () => {
  const root = await freshFolder()
  const faults: LibraryFault[] = []
  const library = new Library(root, { onFault: (_all, found) => faults.push(found) })
  const put = (text: string) => library.writeRecord({ kind: 'progress', key: 'a', text })
  await put('{"best":1}')
  await put('{"best":2}')
  await writeFile(join(root, 'progress', 'a.json'), '{"best":9}')
  await put('{"best":3}')
  expect(await readFile(join(root, 'progress', 'a.json'), 'utf8')).toBe('{"best":3}')
  expect(faults).toMatchObject([{ file: 'progress/a.json' }])
  expect(await readFile(join(root, faults[0]?.movedTo ?? ''), 'utf8')).toBe('{"best":9}')
})
