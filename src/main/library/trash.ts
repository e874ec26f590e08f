/** The trash: levels thrown away, each with the way back to its pack and place. */
import { utimes } from 'node:fs/promises'
import { printLevelFile } from '../../shared/games/documents'
import type { LevelId, PackId } from '../../shared/library/model'
import { printTrashFile, type TrashEntry } from '../../shared/library/storedFiles'
import { inParallel } from '../files/concurrency'
import { exists } from '../files/folders'
import { modifiedOf } from '../files/readText'
import type { Contents } from './contents'
import { freeId, type LibraryContext } from './context'
import { packFileOf, removeFromOrders, removePack, writePack } from './packs'
import { asFarAsPossible, PartlyRefused, type Outcome } from './partialFailure'

/**
 * Their place in the pack's order is kept. Where one can't be written to the trash none is thrown
 * away; those whose file the system does not let go stay.
 */
export async function trashLevels(
  context: LibraryContext,
  contents: Contents,
  ids: readonly LevelId[],
): Promise<void> {
  const { folder, files } = context
  const entries = entriesFor(context, contents, ids)
  const written = await asFarAsPossible(entries, (entry) => writeTrashed(context, entry))
  const isWritten = written.left.length === 0
  const { done, left, refusal } = isWritten
    ? await asFarAsPossible(entries, ({ id, packId }) => files.remove(folder.level(packId, id)))
    : { ...written, done: [], left: entries }
  for (const entry of done) {
    contents.levels.delete(entry.id)
    contents.trash.set(entry.id, entry)
  }
  if (left.length === 0) return
  await inParallel(left, ({ id }) => removeFromTrash(context, contents, id))
  throw new PartlyRefused(done.length, left.length, refusal)
}

/** What is there under that name already, and was put there by others, is set aside. */
export async function writeTrashed(context: LibraryContext, entry: TrashEntry): Promise<void> {
  const path = context.folder.trashed(entry.id)
  await context.files.writeOver(path, printTrashFile(entry), async (found) => {
    if (found !== null) await context.clearPath(path, { code: 'set-aside' })
  })
}

export function entriesFor(
  { now }: LibraryContext,
  contents: Contents,
  ids: readonly LevelId[],
): TrashEntry[] {
  const trashed = now()
  const positions = positionsIn(contents)
  const levels = [...new Set(ids)].flatMap((id) => contents.levels.get(id) ?? [])
  return levels.map((level) => {
    const { name: packName } = packFileOf(contents, level.packId)
    return { ...level, packName, position: positions.get(level.id) ?? 0, trashed }
  })
}

/** The file of a level that is in the library; of the two it is the one that counts. */
export async function removeFromTrash(
  { folder }: LibraryContext,
  { unwanted, trash }: Contents,
  id: LevelId,
): Promise<void> {
  await unwanted.remove(folder.trashed(id), () => trash.has(id))
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
  await removePack(context, contents, packId).catch((error: unknown) => {
    throw new PartlyRefused(levels.length, 0, error)
  })
}

/** To the pack and place they were in; a pack that no longer exists is created again. */
export async function restoreLevels(
  context: LibraryContext,
  contents: Contents,
  ids: readonly LevelId[],
): Promise<void> {
  const entries = [...new Set(ids)].flatMap((id) => contents.trash.get(id) ?? [])
  let count = 0
  for (const packId of new Set(entries.map((entry) => entry.packId))) {
    const own = entries.filter((entry) => entry.packId === packId).sort(byPosition)
    const { done, left, refusal } = await restoreTo(context, contents, packId, own)
    count += done.length
    if (left.length > 0) throw new PartlyRefused(count, entries.length - count, refusal)
  }
}

/** Their snapshots and histories go with them, as far as the system lets them go. */
export async function emptyTrash(context: LibraryContext, contents: Contents): Promise<void> {
  const { files, folder, histories, snapshots } = context
  const ids = [...contents.trash.keys()]
  const { done, left, refusal } = await asFarAsPossible(ids, (id) =>
    files.remove(folder.trashed(id)),
  )
  for (const id of done) contents.trash.delete(id)
  await inParallel(done, (id) => Promise.allSettled([histories.forget(id), snapshots.forget(id)]))
  // An order may name what is gone.
  await removeFromOrders(context, contents, done).catch(() => undefined)
  if (left.length > 0) throw new PartlyRefused(done.length, left.length, refusal)
}

/** Removes a pack that was created again for levels of which none could be restored. */
async function restoreTo(
  context: LibraryContext,
  contents: Contents,
  packId: PackId,
  entries: readonly TrashEntry[],
): Promise<Outcome<TrashEntry>> {
  const isNew = !contents.packs.has(packId)
  try {
    await preparePack(context, contents, packId, entries)
  } catch (refusal) {
    return { done: [], left: entries, refusal }
  }
  const outcome = await asFarAsPossible(entries, (entry) => restoreLevel(context, contents, entry))
  if (isNew && outcome.done.length === 0) {
    await removePack(context, contents, packId).catch(() => undefined)
  }
  return outcome
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
  const { folder, files } = context
  const { packId, document, modified } = entry
  const isFree = !(await exists(folder.level(packId, entry.id)))
  const id = isFree ? entry.id : freeId()
  const path = folder.level(packId, id)
  try {
    await files.writeNew(path, printLevelFile(document))
    await utimes(path, new Date(modified), new Date(modified))
    await files.remove(folder.trashed(entry.id))
  } catch (error) {
    await contents.unwanted.remove(path, () => contents.levels.has(id))
    // In both places under one name, it is in the library.
    if (!isFree || !(await exists(path))) throw error
    await removeFromTrash(context, contents, entry.id)
  }
  const level = { id, packId, document, modified: await modifiedOf(path).catch(() => modified) }
  contents.trash.delete(entry.id)
  contents.levels.set(id, level)
}

function positionsIn({ packs }: Contents): Map<LevelId, number> {
  return new Map([...packs.values()].flatMap(({ order }) => order.map((id, index) => [id, index])))
}

function byPosition(a: TrashEntry, b: TrashEntry): number {
  return a.position - b.position || (a.id < b.id ? -1 : 1)
}
