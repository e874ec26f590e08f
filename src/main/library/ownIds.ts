/**
 * Levels with one id, such as those of a pack whose folder was copied: the original keeps the id, and
 * with it undo, versions and progress. The others get ids of their own.
 */
import { isBuiltInLevel } from '../../shared/games/starterPack'
import type { LevelId, PackId, StoredLevel } from '../../shared/library/model'
import type { Contents } from './contents'
import { freeId, type LibraryContext } from './context'
import { placeLevels, type EarlierReading, type ReadPack } from './readPack'

/** Puts the levels of all packs into `contents`, each under an id that no other has. */
export async function placeAll(
  context: LibraryContext,
  contents: Contents,
  packs: readonly ReadPack[],
  earlier: EarlierReading | null,
): Promise<void> {
  const owners = ownersOf(packs, earlier)
  for (const pack of packs) {
    const renamed = new Map<LevelId, LevelId>()
    const levels: StoredLevel[] = []
    for (const level of pack.levels) {
      const isOwner = owners.get(level.id) === pack.id && !isBuiltInLevel(level.id)
      const own = isOwner ? level : await withFreeId(context, contents, level)
      if (own === null) continue
      if (own.id !== level.id) renamed.set(level.id, own.id)
      contents.levels.set(own.id, own)
      levels.push(own)
    }
    await placeLevels(context, contents, pack, levels, renamed)
  }
}

/** The pack that keeps each id: the first of those with the best claim. */
function ownersOf(
  packs: readonly ReadPack[],
  earlier: EarlierReading | null,
): ReadonlyMap<LevelId, PackId> {
  const ids = new Set(packs.map(({ id }) => id))
  const owners = new Map<LevelId, { readonly pack: PackId; readonly doubt: number }>()
  for (const { id: pack, file, levels } of packs) {
    const isCopy = file.pack !== undefined && file.pack !== pack && ids.has(file.pack)
    const named = new Set(file.order)
    for (const { id } of levels) {
      const wasHere = earlier?.contents.levels.get(id)?.packId === pack
      // The file of a copied pack still names the pack it was written for.
      const doubt = wasHere ? 0 : 1 + (isCopy ? 2 : 0) + (named.has(id) ? 0 : 1)
      if (doubt < (owners.get(id)?.doubt ?? Infinity)) owners.set(id, { pack, doubt })
    }
  }
  return new Map([...owners].map(([id, owner]) => [id, owner.pack]))
}

/** Null where its file can't be renamed. */
async function withFreeId(
  context: LibraryContext,
  contents: Contents,
  level: StoredLevel,
): Promise<StoredLevel | null> {
  const { folder } = context
  const id = freeId()
  const path = folder.level(level.packId, level.id)
  if (await context.tryRename(path, folder.level(level.packId, id))) return { ...level, id }
  contents.faults.push(context.fault(path, { code: 'name-taken' }))
  return null
}
