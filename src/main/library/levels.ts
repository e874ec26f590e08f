/** Levels: made, saved and moved. Each changes the disk first and what is in memory after it. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { invariant } from '../../shared/invariant'
import { MAX_FILE_BYTES } from '../../shared/ipc/bounds'
import type {
  History,
  LevelId,
  OutsideChange,
  PackId,
  Place,
  SaveResult,
  StoredLevel,
} from '../../shared/library/model'
import { inParallel } from '../files/concurrency'
import type { Found } from '../files/knownFiles'
import { exists, makeFolder } from '../files/folders'
import { modifiedOf } from '../files/readText'
import { writeFailure } from '../files/writeAtomic'
import { withInserted, type Contents } from './contents'
import { freeId, type LibraryContext } from './context'
import { packFileOf, removeFromOrders, writePack } from './packs'
import { asFarAsPossible, PartlyRefused } from './partialFailure'
import { levelFound, readStored } from './readLevel'
import { writeTrashed } from './trash'

/**
 * Levels made at a time that get a history at once, 0.2 ms each; of larger sets there are the files
 * imported.
 */
const MOST_WITH_HISTORY = 1000

/** All of them or none. */
export async function createLevels(
  context: LibraryContext,
  contents: Contents,
  documents: readonly GameDocument[],
  { packId, before }: Place,
): Promise<StoredLevel[]> {
  const { folder, files } = context
  const pack = packFileOf(contents, packId)
  const created = documents.map((document) => ({ id: freeId(), document }))
  const ids = created.map(({ id }) => id)
  // Several are written where they are not read, and are there with the first of them.
  const waiting = created.length > 1 ? folder.newLevels(freeId()) : null
  try {
    const written = await inParallel(created, async ({ id, document }) => {
      const path = waiting === null ? folder.level(packId, id) : join(waiting, `${id}.json`)
      await files.writeNew(path, printLevelFile(document))
      return { path, level: { id, packId, document, modified: await modifiedOf(path) } }
    })
    if (waiting !== null) {
      await makeFolder(folder.pack(packId))
      await inParallel(written, ({ path, level }) =>
        files.rename(path, folder.level(packId, level.id)),
      )
    }
    const levels: StoredLevel[] = written.map(({ level }) => level)
    await writePack(context, contents, packId, {
      ...pack,
      order: withInserted(pack.order, ids, before),
    })
    for (const level of levels) contents.levels.set(level.id, level)
    if (levels.length <= MOST_WITH_HISTORY) {
      // A level without a history is a whole level.
      await inParallel(levels, ({ id, document }) =>
        context.histories.begin(id, document).catch(() => undefined),
      )
    }
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

/**
 * In place of the old content, which is kept as a snapshot. The new history is safe on disk before
 * the level is replaced, and put in place right after it: a save that is cut short between the two is
 * one more step of the old history.
 *
 * @param report gets what others did to the level meanwhile
 */
export async function saveLevel(
  context: LibraryContext,
  contents: Contents,
  id: LevelId,
  history: History,
  report: (change: OutsideChange) => void,
): Promise<SaveResult> {
  if (contents.trash.has(id)) return saveTrashed(context, contents, id, history)
  const level = contents.levels.get(id)
  if (level === undefined) return { ok: false, code: 'gone', message: id }
  const path = context.folder.level(level.packId, id)
  let { modified } = level
  try {
    // A library that is not there at all is a disk that was taken out.
    if (!(await exists(context.folder.packs))) return { ok: false, code: 'gone', message: path }
    await context.histories.save(level, history, async () => {
      await writeLevel(context, level, history.present, report)
      modified = await modifiedOf(path)
      contents.levels.set(id, { ...level, document: history.present, modified })
    })
    return { ok: true, modified }
  } catch (error) {
    return writeFailure(error)
  }
}

async function writeLevel(
  context: LibraryContext,
  level: StoredLevel,
  document: GameDocument,
  report: (change: OutsideChange) => void,
): Promise<void> {
  const { files, folder } = context
  const path = folder.level(level.packId, level.id)
  const text = printLevelFile(document)
  await files.writeOver(
    path,
    text,
    async (found) => {
      report(await keepForeign(context, level, path, found))
    },
    {
      limit: MAX_FILE_BYTES,
      beforeCommit: () => keepOldContent(context, level.id, path, text),
    },
  )
}

/** What others put in the place of a level that is about to be saved. */
async function keepForeign(
  context: LibraryContext,
  { id }: StoredLevel,
  path: string,
  found: Found,
): Promise<OutsideChange> {
  if (found === null) return { kind: 'deleted', id }
  const level = levelFound(found)
  if (!level.ok) {
    await context.clearPath(path, level.error)
    return { kind: 'unreadable', id }
  }
  const { document } = level.value
  await context.snapshots.keepOutside(id, document, context.now())
  return { kind: 'overwritten', id, document }
}

/** It was thrown away while it was being edited: what was edited last is what is restored. */
async function saveTrashed(
  context: LibraryContext,
  contents: Contents,
  id: LevelId,
  history: History,
): Promise<SaveResult> {
  const entry = contents.trash.get(id)
  invariant(entry !== undefined, 'the level is in the trash')
  const saved = { ...entry, document: history.present, modified: context.now() }
  try {
    await context.histories.save(entry, history, () => writeTrashed(context, saved))
    contents.trash.set(id, saved)
    return { ok: true, modified: saved.modified }
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
  const { folder, files } = context
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
    files.rename(folder.level(from, id), folder.level(packId, id)),
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
  { folder, files }: LibraryContext,
  packId: PackId,
  levels: readonly StoredLevel[],
): Promise<StoredLevel[]> {
  const stayed: StoredLevel[] = []
  await inParallel(levels, async (level) => {
    const { id, packId: from } = level
    const isBack = files.rename(folder.level(packId, id), folder.level(from, id))
    await isBack.catch(() => stayed.push(level))
  })
  return stayed
}

/** What can't be kept must not stop a save. */
async function keepOldContent(
  { snapshots, now }: LibraryContext,
  id: LevelId,
  path: string,
  newText: string,
): Promise<void> {
  if (!(await snapshots.isDue(id, now()))) return
  const old = await readStored(path)
  if (!old.ok || old.value.text === newText) return
  await snapshots.keep(id, old.value.text, now()).catch(() => undefined)
}
