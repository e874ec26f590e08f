/** Changes of the library, each with a message and an undo step. */
import { defineStore } from 'pinia'
import type { GameDocument } from '@shared/games/documents'
import type { LevelId, Pack, PackId, Place, StoredLevel } from '@shared/library/model'
import { text, type Text } from '../../i18n/text'
import { packName, useLibrary } from '../../stores/library'
import { useSaver } from '../../stores/saver'
import { isInPlace, restoredOrder } from '../browse/order'
import { useUndos } from './undos'

export const useChanges = defineStore('library.changes', () => {
  const library = useLibrary()
  const saver = useSaver()
  const { report, keepIfPartial } = useUndos()

  /** Saves pending edits first: nothing is saved to a level in the trash. */
  async function moveToTrash(ids: readonly LevelId[]): Promise<void> {
    await saver.flush()
    await library.moveToTrash(ids)
  }
  async function trash(ids: readonly LevelId[]): Promise<void> {
    const back = () => library.restore(ids)
    await moveToTrash(ids).catch(keepIfPartial(back))
    report({ key: 'library.trashed', count: ids.length }, back)
  }
  async function restore(ids: readonly LevelId[]): Promise<void> {
    const back = () => moveToTrash(ids)
    await library.restore(ids).catch(keepIfPartial(back))
    report({ key: 'library.restored', count: ids.length }, back)
  }
  /** @returns the copies */
  async function copy(
    levels: readonly StoredLevel[],
    place: Place,
    key: 'library.copied' | 'library.duplicated',
  ): Promise<readonly LevelId[]> {
    const documents = levels.map(({ document }) => document)
    const ids = await add(documents, place)
    const values = { pack: library.nameOf(place.packId) }
    report({ key, count: ids.length, values }, () => moveToTrash(ids))
    return ids
  }
  async function add(
    documents: readonly GameDocument[],
    place: Place,
  ): Promise<readonly LevelId[]> {
    const created = await library.create(documents, place)
    return created.map(({ id }) => id)
  }
  /**
   * Reports imported levels.
   *
   * @param goBack leaves their screen for the one before
   */
  function reportAdded(ids: readonly LevelId[], message: Text, goBack: () => void): void {
    report(message, () => {
      goBack()
      return moveToTrash(ids)
    })
  }
  async function trashPack(pack: Pack): Promise<void> {
    const { levelIds, name } = pack
    const back = async () => {
      if (levelIds.length > 0) await library.restore(levelIds)
      else await library.createPack(name ?? pack.id)
    }
    await saver.flush()
    await library.trashPack(pack.id).catch(keepIfPartial(back))
    report(text('library.packTrashed', { pack: packName(pack) }), back)
  }

  return { trash, restore, move: useMoving(copy), copy, add, reportAdded, trashPack }
})

type Copy = (
  levels: readonly StoredLevel[],
  place: Place,
  key: 'library.copied',
) => Promise<readonly LevelId[]>

/** Levels of the built-in pack are copied instead of moved. */
function useMoving(copy: Copy) {
  const library = useLibrary()
  const { report } = useUndos()

  async function move(ids: readonly LevelId[], place: Place): Promise<readonly LevelId[]> {
    const levels = ids.flatMap((id) => library.levels.get(id) ?? [])
    const packIds = levels.map(({ packId }) => packId)
    if (levels.length === 0) return []
    if (packIds.some(library.isReadOnly)) return copy(levels, place, 'library.copied')

    const isWithin = packIds.every((packId) => packId === place.packId)
    const order = library.packOf(place.packId)?.levelIds ?? []
    if (isWithin && isInPlace(order, ids, place.before)) return ids
    const orders = ordersOf(packIds)
    await library.move(ids, place)
    const key = isWithin ? 'library.reordered' : 'library.moved'
    const values = { pack: library.nameOf(place.packId) }
    report({ key, count: ids.length, values }, () => restoreOrders(orders))
    return ids
  }
  function ordersOf(packIds: readonly PackId[]): ReadonlyMap<PackId, readonly LevelId[]> {
    const packs = library.packs.filter(({ id }) => packIds.includes(id))
    return new Map(packs.map(({ id, levelIds }) => [id, levelIds]))
  }
  async function restoreOrders(orders: ReturnType<typeof ordersOf>): Promise<void> {
    for (const [packId, ids] of orders) {
      const there = ids.filter((id) => library.levels.has(id))
      const order = restoredOrder(there, library.packOf(packId)?.levelIds ?? [])
      await library.move(order, { packId, before: null })
    }
  }
  return move
}
