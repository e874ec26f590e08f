/** Writes that fail: nothing is half-done, and what failed can be asked for again. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameDocument } from '../../shared/games/documents'
import { startHistory, withStep } from '../../shared/library/history'
import { HOME_PACK_ID, type LevelId } from '../../shared/library/model'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'
import { canMount, freshFolder, onSmallDisk } from '../../../test/main/disks'
import { Library } from './library'

const home = { packId: HOME_PACK_ID, before: null }
const level = (steps: number, notes = ''): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[1], [], [], [], []], steps },
  notes,
})

/** Writes well until it is made to fail after a number of further writes. */
class Disk {
  private left = Infinity
  private code = ''
  failAt(number: number, code: string): void {
    this.left = number
    this.code = code
  }
  recover(): void {
    this.left = Infinity
  }
  readonly write: WriteFile = async (path, content, beforeCommit) => {
    if (--this.left <= 0) throw Object.assign(new Error(this.code), { code: this.code })
    await writeAtomic(path, content, beforeCommit)
  }
}

/** Every file below a folder and what it holds. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const hashed = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [
      path,
      createHash('sha1')
        .update(await readFile(path))
        .digest('hex'),
    ] as const
  })
  return Object.fromEntries((await Promise.all(hashed)).sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function fixture() {
  const root = await freshFolder()
  const disk = new Disk()
  const library = new Library(root, { write: disk.write })
  const pack = await library.createPack('Other')
  const created = await library.create([level(0), level(1), level(2), level(3)], home)
  const [a = '', b = '', c = '', d = ''] = created.map(({ id }) => id)
  await library.save(a, withStep(startHistory(level(0)), level(10)))
  await library.trash([d])
  return { root, disk, library, pack, a, b, c, d }
}
type Fixture = Awaited<ReturnType<typeof fixture>>

describe('a save', () => {
  const codes = [
    ['ENOSPC', 'no-space'],
    ['EDQUOT', 'no-space'],
    ['EACCES', 'not-permitted'],
    ['EPERM', 'not-permitted'],
    ['EROFS', 'read-only'],
    ['EIO', 'failed'],
  ] as const

  it.each(codes)(
    'that ends with %s changes nothing and can be repeated',
    async (code, expected) => {
      const { root, disk, library, a } = await fixture()
      const history = withStep(startHistory(level(0)), level(11))
      const before = await filesOf(root)
      // Of the level's file and of the history's.
      for (const number of [1, 2]) {
        disk.failAt(number, code)
        expect(await library.save(a, history)).toMatchObject({ ok: false, code: expected })
        expect(await filesOf(root)).toEqual(before)
      }
      disk.recover()
      expect(await library.save(a, history)).toMatchObject({ ok: true })
      expect(await new Library(root).history(a)).toEqual(history)
    },
  )

  it('continues if a snapshot can’t be written', async () => {
    const { root, library, a } = await fixture()
    await rm(join(root, 'snapshots'), { recursive: true })
    await writeFile(join(root, 'snapshots'), 'in the way')
    expect(await library.save(a, startHistory(level(12)))).toMatchObject({ ok: true })
  })

  it('on a disk that was taken out says so, and writes nothing', async () => {
    const { root, library, a } = await fixture()
    await rm(join(root, 'library'), { recursive: true })
    const before = await filesOf(root)
    expect(await library.save(a, startHistory(level(12)))).toMatchObject({ code: 'gone' })
    expect(await filesOf(root)).toEqual(before)
  })

  it.skipIf(!canMount)(
    'on a full disk: no byte is lost, and it works once there is room',
    async () => {
      await onSmallDisk(128, async (root) => {
        const library = new Library(root)
        const [created] = await library.create([level(1, 'x'.repeat(5000))], home)
        const id = created?.id ?? ''
        const small = startHistory(level(2, 'y'.repeat(5000)))
        expect(await library.save(id, small)).toMatchObject({ ok: true })
        await writeFile(join(root, 'other'), 'z'.repeat(70_000))
        const before = await filesOf(root)
        const large = withStep(
          withStep(small, level(3, 'a'.repeat(20_000))),
          level(4, 'b'.repeat(20_000)),
        )
        for (let attempt = 0; attempt < 5; attempt++) {
          expect(await library.save(id, large)).toMatchObject({ ok: false, code: 'no-space' })
        }
        expect(await filesOf(root)).toEqual(before)
        expect(await new Library(root).history(id)).toEqual(small)
        await rm(join(root, 'other'))
        expect(await library.save(id, large)).toMatchObject({ ok: true })
        expect(await new Library(root).history(id)).toEqual(large)
      })
    },
  )

  it.skipIf(!canMount)('on a read-only disk; reading still works', async () => {
    await onSmallDisk(256, async (root, remount) => {
      const [created] = await new Library(root).create([level(1)], home)
      const id = created?.id ?? ''
      await writeFile(join(root, 'library', HOME_PACK_ID, 'bad.json'), '{')
      remount('ro')
      const library = new Library(root)
      expect(await library.read()).toMatchObject({
        levels: [{ id }],
        faults: [{ file: 'library/my-levels/bad.json', movedTo: null }],
      })
      expect(await library.save(id, startHistory(level(2)))).toMatchObject({ code: 'read-only' })
      await expect(library.create([level(1)], home)).rejects.toThrow('EROFS')
      await expect(library.trash([id])).rejects.toThrow('EROFS')
      await expect(library.createPack('New')).rejects.toThrow('EROFS')
      remount('rw')
      expect(await library.save(id, startHistory(level(2)))).toMatchObject({ ok: true })
    })
  })
})

describe('a change of the library', () => {
  const changes: readonly (readonly [string, 'none' | 'some', (f: Fixture) => Promise<unknown>])[] =
    [
      [
        'create',
        'none',
        ({ library, b }) =>
          library.create([level(7), level(8)], { packId: HOME_PACK_ID, before: b }),
      ],
      [
        'move within a pack',
        'none',
        ({ library, a, c }) => library.move([c], { packId: HOME_PACK_ID, before: a }),
      ],
      [
        'move to another pack',
        'none',
        ({ library, a, b, pack }) => library.move([a, b], { packId: pack.id, before: null }),
      ],
      ['trash', 'none', ({ library, a, b, c }) => library.trash([a, b, c])],
      ['restore', 'some', ({ library, d }) => library.restore([d])],
      ['create a pack', 'none', ({ library }) => library.createPack('New')],
      ['rename a pack', 'none', ({ library, pack }) => library.renamePack(pack.id, 'Renamed')],
      [
        'trash a pack',
        'some',
        async ({ library, a, pack }) => {
          await library.move([a], { packId: pack.id, before: null })
          await library.trashPack(pack.id)
        },
      ],
      ['empty the trash', 'some', ({ library }) => library.emptyTrash()],
    ]

  it.each(changes)('%s: cut short at any write, loses no level', async (name, extent, change) => {
    for (let number = 1; number < 20; number++) {
      const all = await fixture()
      const { root, disk, library } = all
      const before = await library.read()
      disk.failAt(number, 'ENOSPC')
      const hasFailed = await change(all).then(
        () => false,
        () => true,
      )
      disk.recover()
      if (!hasFailed) return
      const inMemory = await library.move([], home)
      const onDisk = await new Library(root).read()
      expect(onDisk.faults).toEqual([])
      // The same levels as before, here or in the trash, and memory and disk say the same.
      if (extent === 'none') expect(inMemory).toEqual(before)
      expect(levelIds(inMemory)).toEqual(levelIds(onDisk))
      if (name !== 'empty the trash') expect(levelIds(onDisk)).toEqual(levelIds(before))
      await change(all)
    }
    throw new Error('it never succeeds')
  })
})

function levelIds({
  levels,
  trash,
}: {
  levels: readonly { id: LevelId }[]
  trash: readonly { id: LevelId }[]
}) {
  return [...levels, ...trash].map(({ id }) => id).sort()
}
