/**
 * What others did to the library while it was known: found by comparing two readings, and kept, so
 * that nothing that was ever on disk or on screen is lost by it.
 */
import { isEqual } from '../../shared/library/history'
import {
  HOME_PACK_ID,
  type LevelId,
  type OutsideChange,
  type StoredLevel,
} from '../../shared/library/model'
import { exists } from '../files/folders'
import type { Contents } from './contents'
import type { LibraryContext } from './context'
import { entriesFor, writeTrashed } from './trash'

/** Keeps what `before` had and `after`, the same library read again, has no more. */
export async function keepOutside(
  context: LibraryContext,
  before: Contents,
  after: Contents,
): Promise<OutsideChange[]> {
  const changes: OutsideChange[] = []
  const gone: LevelId[] = []
  for (const level of before.levels.values()) {
    const now = after.levels.get(level.id)
    if (now === undefined) {
      if (!after.trash.has(level.id)) gone.push(level.id)
    } else if (now !== level && !isEqual(now.document, level.document)) {
      await keepBoth(context, level, now)
      changes.push({ kind: 'changed', id: level.id, document: now.document })
    }
  }
  for (const id of after.levels.keys()) {
    if (!before.levels.has(id)) changes.push({ kind: 'added', id })
  }
  return [...changes, ...(await trashGone(context, before, after, gone))]
}

/**
 * What others did to one level while the app was closed, as far as its history knows: what it was
 * becomes a version, and a level that is gone is in the trash.
 */
export async function keepUnseen(
  context: LibraryContext,
  contents: Contents,
  id: LevelId,
): Promise<OutsideChange[]> {
  const { folder, histories, now } = context
  const level = contents.levels.get(id)
  if (level === undefined && contents.trash.has(id)) return []
  const document = await histories.presentOf(id, level?.document ?? null)
  if (document === null) return []
  if (level !== undefined) {
    if (!isEqual(document, level.document)) await keepBoth(context, { ...level, document }, level)
    return []
  }
  const [packId] = [...contents.packs].find(([, { order }]) => order.includes(id)) ?? [HOME_PACK_ID]
  // It may be there in a form that only a newer version of the app can read.
  if (await exists(folder.level(packId, id))) return []
  const { name: packName = null, order = [] } = contents.packs.get(packId) ?? {}
  const position = Math.max(0, order.indexOf(id))
  const entry = { id, packId, packName, position, document, modified: now(), trashed: now() }
  await writeTrashed(context, entry)
  contents.trash.set(id, entry)
  return [{ kind: 'deleted', id }]
}

/** What can't be kept must not stop the library from following. */
async function keepBoth(
  { snapshots, now }: LibraryContext,
  before: StoredLevel,
  after: StoredLevel,
): Promise<void> {
  for (const { id, document } of [before, after]) {
    await snapshots.keepOutside(id, document, now()).catch(() => undefined)
  }
}

/** Levels whose file was deleted, or replaced by what is no level: as they were last. */
async function trashGone(
  context: LibraryContext,
  before: Contents,
  after: Contents,
  ids: readonly LevelId[],
): Promise<OutsideChange[]> {
  const unreadable = new Set(after.faults.map(({ file }) => file))
  const changes: OutsideChange[] = []
  for (const entry of entriesFor(context, before, ids)) {
    const { folder } = context
    const path = folder.shown(folder.level(entry.packId, entry.id))
    await writeTrashed(context, entry).catch(() => undefined)
    after.trash.set(entry.id, entry)
    changes.push({ kind: unreadable.has(path) ? 'unreadable' : 'deleted', id: entry.id })
  }
  return changes
}
