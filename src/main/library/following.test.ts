/** The library follows real changes of its folders, as the system reports them. */
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { startHistory } from '../../shared/library/history'
import { HOME_PACK_ID, type ChangedOutside } from '../../shared/library/model'
import type { FolderWatch } from '../files/folderWatch'
import { freshFolder } from '../../../test/main/disks'
import { followOthers } from './following'
import { Library } from './library'

const mayan = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[1], [2], [], [], []], steps },
})
const board = (tile: number): GameDocument => ({
  game: 'lianliankan',
  setup: { rows: [[tile, tile]], border: 'inside' },
})
const home = { packId: HOME_PACK_ID, before: null }
const watches: FolderWatch[] = []
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close()
})

async function fixture() {
  const root = await freshFolder()
  const reported: ChangedOutside[] = []
  const library = new Library(root, { onOutsideChange: (changed) => reported.push(changed) })
  watches.push(await followOthers(library))
  await library.read()
  const [first, second] = await library.create([mayan(1), board(1)], home)
  const folder = join(root, 'library')
  const packs = async () => (await library.current()).packs
  const documents = async () => (await library.current()).levels.map(({ document }) => document)
  return { root, library, reported, folder, packs, documents, a: first?.id, b: second?.id }
}
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 })

it('levels that are written, put in place and deleted', async () => {
  const { library, folder, documents, a, b } = await fixture()
  const path = (id = '') => join(folder, HOME_PACK_ID, `${id}.json`)
  await writeFile(path(a), printLevelFile(mayan(9)))
  await soon(async () => expect(await documents()).toContainEqual(mayan(9)))
  await writeFile(`${path(b)}.part`, printLevelFile(board(9)))
  await rename(`${path(b)}.part`, path(b))
  await soon(async () => expect(await documents()).toContainEqual(board(9)))
  await rm(path(a))
  await soon(async () => expect(await documents()).toEqual([board(9)]))
  expect((await library.current()).trash).toMatchObject([{ id: a, document: mayan(9) }])
})

it('packs that are copied, filled later, and removed', async () => {
  const { folder, packs, documents } = await fixture()
  await cp(join(folder, HOME_PACK_ID), join(folder, 'copy'), { recursive: true })
  await soon(async () => expect(await packs()).toHaveLength(2))
  await mkdir(join(folder, 'later'))
  await soon(async () => expect(await packs()).toHaveLength(2))
  await writeFile(join(folder, 'later', 'x.json'), printLevelFile(mayan(7)))
  await soon(async () => expect(await documents()).toContainEqual(mayan(7)))
  expect(await packs()).toMatchObject([{ id: HOME_PACK_ID }, { id: 'copy' }, { id: 'later' }])
  await rm(join(folder, 'copy'), { recursive: true })
  await soon(async () => expect(await packs()).toHaveLength(2))
})

it('a whole library that is put elsewhere, and comes back with one level more', async () => {
  const { root, folder, documents } = await fixture()
  const away = `${root}-away`
  await rename(folder, away)
  await writeFile(join(away, HOME_PACK_ID, 'more.json'), printLevelFile(board(7)))
  // Long enough for the change to be reported.
  await new Promise((resolve) => setTimeout(resolve, 700))
  await rename(away, folder)
  await soon(async () => expect(await documents()).toContainEqual(board(7)))
  expect(await documents()).toHaveLength(3)
  await writeFile(join(folder, HOME_PACK_ID, 'last.json'), printLevelFile(mayan(8)))
  await soon(async () => expect(await documents()).toContainEqual(mayan(8)))
})

it('and nothing is said of what the app writes itself', async () => {
  const { library, reported, folder, documents, a = '' } = await fixture()
  for (let steps = 1; steps < 5; steps++) await library.save(a, startHistory(mayan(steps)))
  const pack = await library.createPack('Cup')
  await library.move([a], { packId: pack.id, before: null })
  await library.trash([a])
  await library.restore([a])
  // Reported after all that.
  await writeFile(join(folder, HOME_PACK_ID, 'last.json'), printLevelFile(mayan(8)))
  await soon(async () => expect(await documents()).toContainEqual(mayan(8)))
  expect(reported.flatMap(({ changes }) => changes)).toEqual([{ kind: 'added', id: 'last' }])
})
