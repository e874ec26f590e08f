/** Levels: made, saved and moved. Each changes the disk first and what is in memory after it. */
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { invariant } from '../../shared/invariant'
import type {
  History,
  LevelId,
  PackId,
  Place,
  SaveResult,
  StoredLevel,
} from '../../shared/library/model'
import { inParallel } from '../files/inParallel'
import { exists } from '../files/listFolder'
import { makeFolder } from '../files/makeFolder'
import { modifiedOf } from '../files/readText'
import { writeFailure } from '../files/writeFault'
import { withInserted, type Contents } from './contents'
import { freeId, type LibraryContext } from './context'
import { packFileOf, removeFromOrders, writePack } from './packs'
import { asFarAsPossible, PartlyRefused } from './partly'
import { readStored } from './readLevel'

/** All of them or none. */
export async function createLevels(
  context: LibraryContext,
  contents: Contents,
  documents: readonly GameDocument[],
  { packId, before }: Place,
): Promise<StoredLevel[]> {
  const { folder, write } = context
  const pack = packFileOf(contents, packId)
  const created = documents.map((document) => ({ id: freeId(), document }))
  const ids = created.map(({ id }) => id)
  // Several are written where they are not read, and are there with the first of them.
  const waiting = created.length > 1 ? folder.newLevels(freeId()) : null
  try {
    const written = await inParallel(created, async ({ id, document }) => {
      const path = waiting === null ? folder.level(packId, id) : join(waiting, `${id}.json`)
      await write(path, printLevelFile(document))
      return { path, level: { id, packId, document, modified: await modifiedOf(path) } }
    })
    if (waiting !== null) {
      await makeFolder(folder.pack(packId))
      await inParallel(written, ({ path, level }) => rename(path, folder.level(packId, level.id)))
    }
    const levels: StoredLevel[] = written.map(({ level }) => level)
    await writePack(context, contents, packId, {
      ...pack,
      order: withInserted(pack.order, ids, before),
    })
    for (const level of levels) contents.levels.set(level.id, level)
    return levels
  } catch (error) {
    await inParallel(ids, (id) =>
      contents.unwanted.remove(folder.level(packId, id), () => contents.levels.has(id)),
    )
    throw error
  } finally {
    if (waiting !== null) await rm(waiting, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** In place of the old content, which is kept as a snapshot; the history is there before it. */
export async function saveLevel(
  context: LibraryContext,
  contents: Contents,
  id: LevelId,
  history: History,
): Promise<SaveResult> {
  const level = contents.levels.get(id)
  if (level === undefined) return { ok: false, code: 'gone', message: id }
  const path = context.folder.level(level.packId, id)
  const text = printLevelFile(history.present)
  try {
    const isAsKnown = (await modifiedOf(path)) === level.modified
    await context.write(path, text, async () => {
      await keepOldContent(context, id, path, text, isAsKnown)
      await context.histories.save(id, history)
    })
    const modified = await modifiedOf(path)
    contents.levels.set(id, { ...level, document: history.present, modified })
    return { ok: true, modified }
  } catch (error) {
    return writeFailure(error)
  }
}

/**
 * All of them or none, unless the system refuses to move one and then to move others back; levels
 * that are not there are passed over. An order may name a level that is elsewhere, so the order is
 * written before the files go, and the orders they leave after it.
 */
export async function moveLevels(
  context: LibraryContext,
  contents: Contents,
  ids: readonly LevelId[],
  { packId, before }: Place,
): Promise<void> {
  const { folder } = context
  const pack = packFileOf(contents, packId)
  const moved = [...new Set(ids)].flatMap((id) => contents.levels.get(id) ?? [])
  const arriving = moved.filter((level) => level.packId !== packId)
  for (const { id } of arriving) {
    invariant(!(await exists(folder.level(packId, id))), `${packId} has no other file ${id}.json`)
  }
  const movedIds = moved.map(({ id }) => id)
  const order = withInserted(pack.order, movedIds, before)
  await writePack(context, contents, packId, { ...pack, order })
  const moving = await asFarAsPossible(arriving, ({ id, packId: from }) =>
    rename(folder.level(from, id), folder.level(packId, id)),
  )
  const isWhole = moving.left.length === 0
  const stayed = isWhole ? moving.done : await movedBack(context, packId, moving.done)
  for (const level of stayed) contents.levels.set(level.id, { ...level, packId })
  if (!isWhole && stayed.length === 0) {
    await writePack(context, contents, packId, pack).catch(() => undefined)
  }
  const left = isWhole ? movedIds : stayed.map(({ id }) => id)
  await removeFromOrders(context, contents, left, packId).catch(() => undefined)
  if (isWhole) return
  throw new PartlyRefused(stayed.length, arriving.length - stayed.length, moving.refusal)
}

/** @returns those that the system does not let go back */
async function movedBack(
  { folder }: LibraryContext,
  packId: PackId,
  levels: readonly StoredLevel[],
): Promise<StoredLevel[]> {
  const stayed: StoredLevel[] = []
  await inParallel(levels, async (level) => {
    const { id, packId: from } = level
    await rename(folder.level(packId, id), folder.level(from, id)).catch(() => stayed.push(level))
  })
  return stayed
}

/** A content that others wrote is kept in any case. What can't be kept must not stop a save. */
async function keepOldContent(
  { snapshots, now }: LibraryContext,
  id: LevelId,
  path: string,
  newText: string,
  isAsKnown: boolean,
): Promise<void> {
  if (isAsKnown && !(await snapshots.isDue(id, now()))) return
  const old = await readStored(path)
  if (!old.ok || old.value.text === newText) return
  await snapshots.keep(id, old.value.text, now()).catch(() => undefined)
}
