import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { startHistory, withStep } from '../../shared/library/history'
import { HOME_PACK_ID, type LevelId, type Library as State } from '../../shared/library/model'
import { Library } from './library'

const home = { packId: HOME_PACK_ID, before: null }
const level = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[1], [], [], [], []], steps },
})

async function freshFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'mayan-library-'))
}

/** As a new start of the app would find it. */
function reread(folder: string): Promise<State> {
  return new Library(folder).read()
}

function idsOf({ packs }: State, packId = HOME_PACK_ID): readonly LevelId[] | undefined {
  return packs.find(({ id }) => id === packId)?.levelIds
}

/** Creates levels with 0, 1, 2… steps; their ids in this order. */
async function create(library: Library, count: number): Promise<LevelId[]> {
  const documents = Array.from({ length: count }, (_, index) => level(index))
  return (await library.create(documents, home)).map(({ id }) => id)
}

describe('Library', () => {
  it('is empty at first, but for the home pack', async () => {
    expect(await reread(await freshFolder())).toEqual({
      packs: [{ id: HOME_PACK_ID, name: null, levelIds: [] }],
      levels: [],
      trash: [],
      faults: [],
    })
  })

  it('finds again what was created, in its order', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [a = '', b = ''] = await create(library, 2)
    const [c] = await library.create([level(7)], { packId: HOME_PACK_ID, before: b })
    const state = await library.read()
    expect(idsOf(state)).toEqual([a, c?.id, b])
    expect(state.levels.find(({ id }) => id === c?.id)).toEqual(c)
    expect(await reread(folder)).toEqual(state)
  })

  it('writes files that read well and differ little', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [a = '', b = ''] = await create(library, 2)
    expect(await readdir(join(folder, 'library', HOME_PACK_ID))).toEqual(
      [`${a}.json`, `${b}.json`, 'pack.json'].sort(),
    )
    expect(await readFile(join(folder, 'library', HOME_PACK_ID, `${b}.json`), 'utf8')).toBe(
      printLevelFile(level(1)),
    )
    expect(await readFile(join(folder, 'library', HOME_PACK_ID, 'pack.json'), 'utf8')).toBe(
      [
        '{',
        '  "format": "mayan-studio/pack-order",',
        '  "name": null,',
        '  "order": [',
        `    "${a}",`,
        `    "${b}"`,
        '  ],',
        `  "pack": "${HOME_PACK_ID}",`,
        '  "version": 1',
        '}',
        '',
      ].join('\n'),
    )
  })

  it('saves a level with its history', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [id = ''] = await create(library, 1)
    const history = withStep(startHistory(level(0)), level(5))
    const saved = await library.save(id, history)
    expect(saved).toMatchObject({ ok: true })
    const again = new Library(folder)
    expect((await again.read()).levels).toMatchObject([{ id, document: level(5) }])
    expect(await again.history(id)).toEqual(history)
    expect(await library.read()).toEqual(await again.read())
  })

  it('refuses to save what is not there', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const history = startHistory(level(1))
    expect(await library.save('starter-01-contest-sample', history)).toMatchObject({
      ok: false,
      code: 'gone',
    })
    expect(await readdir(folder)).not.toContain('history')
  })

  it('takes a change from outside as a step, for any time of the file', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [id = ''] = await create(library, 1)
    const history = withStep(startHistory(level(0)), level(5))
    await library.save(id, history)
    const path = join(folder, 'library', HOME_PACK_ID, `${id}.json`)
    await writeFile(path, printLevelFile(level(9)))
    const later = new Date(Date.now() + 2000)
    await utimes(path, later, later)
    expect(await new Library(folder).history(id)).toEqual(withStep(history, level(9)))
    await writeFile(path, printLevelFile(level(0)))
    await utimes(path, new Date(0), new Date(0))
    expect(await new Library(folder).history(id)).toEqual(withStep(history, level(0)))
  })

  it('moves levels within a pack and between packs', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [a = '', b = '', c = ''] = await create(library, 3)
    const pack = await library.createPack('Spring cup')
    expect(pack.id).toMatch(/^spring-cup-[0-9a-f]{6}$/)
    expect(idsOf(await library.move([c], { packId: HOME_PACK_ID, before: a }))).toEqual([c, a, b])
    // Held over one of themselves, they stay before the next that is not moved.
    expect(idsOf(await library.move([b, c], { packId: HOME_PACK_ID, before: c }))).toEqual([
      b,
      c,
      a,
    ])
    const state = await library.move([a, b], { packId: pack.id, before: null })
    expect(idsOf(state)).toEqual([c])
    expect(idsOf(state, pack.id)).toEqual([a, b])
    expect(await reread(folder)).toEqual(state)
  })

  it('trashes and restores to the same place, in any order', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const before = [await create(library, 4), await library.read()] as const
    const [[a = '', b = '', c = '', d = '']] = before
    const trashed = await library.trash([b, c])
    expect(idsOf(trashed)).toEqual([a, d])
    expect(trashed.trash.map(({ id }) => id)).toEqual([b, c])
    expect(await reread(folder)).toEqual(trashed)
    const again = new Library(folder)
    expect(idsOf(await again.restore([c]))).toEqual([a, c, d])
    expect(await again.restore([b])).toEqual(before[1])
    expect(await reread(folder)).toEqual(before[1])
  })

  it('brings a pack back with its levels, its name and its order', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const pack = await library.createPack('Herbst 秋')
    const place = { packId: pack.id, before: null }
    const created = await library.create([level(1), level(2), level(3)], place)
    const [a = '', b = '', c = ''] = created.map(({ id }) => id)
    const full = await library.read()
    await library.trash([b])
    const trashed = await library.trashPack(pack.id)
    expect(trashed.packs).toHaveLength(1)
    expect(await reread(folder)).toEqual(trashed)
    const again = new Library(folder)
    await again.restore([c])
    await again.restore([b])
    expect(await again.restore([a])).toEqual(full)
    expect(await reread(folder)).toEqual(full)
  })

  it('empties the trash, with all that belonged to its levels', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [a = '', b = ''] = await create(library, 2)
    await library.save(a, startHistory(level(3)))
    await library.trash([a])
    const state = await library.emptyTrash()
    expect(state.trash).toEqual([])
    expect(idsOf(state)).toEqual([b])
    expect(await library.restore([a])).toEqual(state)
    expect(await reread(folder)).toEqual(state)
    for (const name of ['trash', 'history', 'snapshots']) {
      const left = await readdir(join(folder, name)).catch(() => [])
      expect(left.filter((file) => !file.startsWith(b))).toEqual([])
    }
    const order = await readFile(join(folder, 'library', HOME_PACK_ID, 'pack.json'), 'utf8')
    expect(order).not.toContain(a)
  })

  it('keeps the home pack and knows no built-in one', async () => {
    const library = new Library(await freshFolder())
    await expect(library.trashPack(HOME_PACK_ID)).rejects.toThrow()
    await expect(library.trashPack('starter')).rejects.toThrow()
    await expect(library.renamePack('starter', 'Mine')).rejects.toThrow()
    const place = { packId: 'starter', before: null }
    await expect(library.create([level(1)], place)).rejects.toThrow()
    await expect(library.move([], place)).rejects.toThrow()
    expect(await library.trash(['starter-01-contest-sample'])).toMatchObject({ trash: [] })
    expect((await library.read()).packs).toHaveLength(1)
  })

  it('renames packs, the home pack too', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const { id } = await library.createPack('春季杯')
    await library.renamePack(HOME_PACK_ID, 'Drafts')
    const state = await library.renamePack(id, 'Spring')
    expect(state.packs.map(({ name }) => name)).toEqual(['Drafts', 'Spring'])
    expect(await reread(folder)).toEqual(state)
  })

  it('sees what others changed when it is read again', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [a = ''] = await create(library, 1)
    await writeFile(
      join(folder, 'library', HOME_PACK_ID, 'from-a-friend.json'),
      printLevelFile(level(4)),
    )
    await mkdir(join(folder, 'library', 'new-pack'))
    await writeFile(join(folder, 'library', 'new-pack', 'new.json'), printLevelFile(level(5)))
    await mkdir(join(folder, 'library', 'empty'))
    const state = await library.read()
    expect(idsOf(state)).toEqual([a, 'from-a-friend'])
    expect(state.packs.map(({ id, name }) => [id, name])).toEqual([
      [HOME_PACK_ID, null],
      ['new-pack', 'new-pack'],
    ])
    expect(await reread(folder)).toEqual(state)
  })

  it('keeps the modification time of what is restored', async () => {
    const folder = await freshFolder()
    const library = new Library(folder)
    const [id = ''] = await create(library, 1)
    const { modified = 0 } = (await library.read()).levels[0] ?? {}
    await library.trash([id])
    const path = join(folder, 'library', HOME_PACK_ID, `${id}.json`)
    await library.restore([id])
    expect(Math.round((await stat(path)).mtimeMs)).toBe(modified)
  })
})
