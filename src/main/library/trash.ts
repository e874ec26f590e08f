/** The trash: levels thrown away, each with the way back to its pack and place. */
import { rm, utimes } from 'node:fs/promises'
import { printLevelFile } from '../../shared/games/documents'
import type { LevelId, PackId, StoredLevel } from '../../shared/library/model'
import { printTrashFile, type TrashEntry } from '../../shared/library/storedFiles'
import { inParallel } from '../files/inParallel'
import { exists } from '../files/listFolder'
import type { Contents } from './contents'
import { freeId, type LibraryContext } from './context'
import { packFileOf, removeFromOrders, removePack, writePack } from './packs'

/** All of them or none. Their place in the pack's order is kept. */
export async function trashLevels(
  context: LibraryContext,
  contents: Contents,
  ids: readonly LevelId[],
): Promise<void> {
  const { folder, write, now } = context
  const trashed = now()
  const levels = [...new Set(ids)].flatMap((id) => contents.levels.get(id) ?? [])
  const positions = positionsIn(contents)
  const entries = levels.map((level): TrashEntry => {
    const { name: packName } = packFileOf(contents, level.packId)
    return { ...level, packName, position: positions.get(level.id) ?? 0, trashed }
  })
  await allOrNone(
    entries,
    ({ id }) => folder.trashed(id),
    (path, entry) => write(path, printTrashFile(entry)),
  )
  await inParallel(entries, async (entry) => {
    const { id, packId } = entry
    await rm(folder.level(packId, id), { force: true }).catch(async (error: unknown) => {
      await rm(folder.trashed(id), { force: true })
      throw error
    })
    contents.levels.delete(id)
    contents.trash.set(id, entry)
  })
}

/** Where one can't be written, those that were are removed again. */
async function allOrNone(
  entries: readonly TrashEntry[],
  pathOf: (entry: TrashEntry) => string,
  write: (path: string, entry: TrashEntry) => Promise<void>,
): Promise<void> {
  const written: string[] = []
  try {
    await inParallel(entries, async (entry) => {
      await write(pathOf(entry), entry)
      written.push(pathOf(entry))
    })
  } catch (error) {
    await inParallel(written, (path) => rm(path, { force: true }))
    throw error
  }
}

export async function trashPack(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
): Promise<void> {
  packFileOf(contents, packId)
  const levels = [...contents.levels.values()].filter((level) => level.packId === packId)
  await trashLevels(
    context,
    contents,
    levels.map(({ id }) => id),
  )
  await removePack(context, contents, packId)
}

/** To the pack and place they were in; the pack is made anew where it is gone. */
export async function restoreLevels(
  context: LibraryContext,
  contents: Contents,
  ids: readonly LevelId[],
): Promise<void> {
  const entries = [...new Set(ids)].flatMap((id) => contents.trash.get(id) ?? [])
  for (const packId of new Set(entries.map((entry) => entry.packId))) {
    const own = entries.filter((entry) => entry.packId === packId).sort(byPosition)
    await preparePack(context, contents, packId, own)
  }
  await inParallel(entries, (entry) => restoreLevel(context, contents, entry))
}

/** Their snapshots and histories go with them. */
export async function emptyTrash(context: LibraryContext, contents: Contents): Promise<void> {
  const { folder, histories, snapshots } = context
  const ids = [...contents.trash.keys()]
  await inParallel(ids, async (id) => {
    await rm(folder.trashed(id), { force: true })
    contents.trash.delete(id)
    await histories.forget(id)
    await snapshots.forget(id)
  })
  await removeFromOrders(context, contents, ids)
}

/** The pack exists and its order has a place for each of the levels. */
async function preparePack(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
  entries: readonly TrashEntry[],
): Promise<void> {
  const known = contents.packs.get(packId)
  // A pack that is gone gets its whole order back, also for what is restored later.
  const all = [...contents.trash.values()].filter((entry) => entry.packId === packId)
  const placed = known === undefined ? all.sort(byPosition) : entries
  const order = [...(known?.order ?? [])]
  const present = new Set(order)
  for (const { id, position } of placed) {
    if (!present.has(id)) order.splice(Math.min(position, order.length), 0, id)
  }
  if (known !== undefined && order.length === known.order.length) return
  const name = known === undefined ? (entries[0]?.packName ?? packId) : known.name
  await writePack(context, contents, packId, { name, order })
}

async function restoreLevel(
  context: LibraryContext,
  contents: Contents,
  entry: TrashEntry,
): Promise<void> {
  const { folder, write } = context
  const { packId, document, modified } = entry
  const isFree = !(await exists(folder.level(packId, entry.id)))
  const id = isFree ? entry.id : freeId()
  const path = folder.level(packId, id)
  await write(path, printLevelFile(document))
  await utimes(path, new Date(modified), new Date(modified))
  await rm(folder.trashed(entry.id), { force: true })
  const level: StoredLevel = { id, packId, document, modified }
  contents.trash.delete(entry.id)
  contents.levels.set(id, level)
}

function positionsIn({ packs }: Contents): Map<LevelId, number> {
  return new Map([...packs.values()].flatMap(({ order }) => order.map((id, index) => [id, index])))
}

function byPosition(a: TrashEntry, b: TrashEntry): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1)
}
