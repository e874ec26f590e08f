/** Changes of the library, each with a message and a way back. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { LevelId, Pack, PackId, Place, StoredLevel } from '@shared/library/model'
import { text, type Text } from '../../i18n/text'
import { useLibrary } from '../../stores/library'
import { useToasts } from '../../stores/toasts'
import { packName } from '../../stores/place'

type Undo = () => Promise<void>

/** More is not remembered. */
const MAX_UNDO = 50

export const useChanges = defineStore('library.changes', () => {
  const library = useLibrary()
  const toasts = useToasts()
  const undos = shallowRef<readonly Undo[]>([])
  const canUndo = computed(() => undos.value.length > 0)

  async function undo(): Promise<void> {
    const last = undos.value.at(-1)
    if (last === undefined) return
    undos.value = undos.value.slice(0, -1)
    toasts.dismiss()
    await last()
    toasts.show(text('library.undone'))
  }
  function tell(message: Text, back: Undo): void {
    undos.value = [...undos.value, back].slice(-MAX_UNDO)
    toasts.show(message, { label: text('library.undo'), run: undo })
  }

  async function trash(ids: readonly LevelId[]): Promise<void> {
    await library.moveToTrash(ids)
    tell({ key: 'library.trashed', count: ids.length }, () => library.restore(ids))
  }
  async function restore(ids: readonly LevelId[]): Promise<void> {
    await library.restore(ids)
    tell({ key: 'library.restored', count: ids.length }, () => library.moveToTrash(ids))
  }
  /** Levels of the built-in pack stay where they are: copies of them are made. */
  async function move(ids: readonly LevelId[], place: Place): Promise<readonly LevelId[]> {
    const levels = ids.flatMap((id) => library.levels.get(id) ?? [])
    const [first] = levels
    if (first === undefined) return []
    if (levels.some(({ packId }) => library.isReadOnly(packId))) {
      return copy(levels, place, 'library.copied')
    }
    const orders = ordersOf(levels.map(({ packId }) => packId))
    const isOrder = levels.every(({ packId }) => packId === place.packId)
    if (isOrder && isInPlace(ids, place)) return ids
    await library.move(ids, place)
    const target = library.packOf(place.packId)
    const values = { pack: target === null ? place.packId : packName(target) }
    tell({ key: isOrder ? 'library.reordered' : 'library.moved', count: ids.length, values }, () =>
      restoreOrders(orders),
    )
    return ids
  }
  async function copy(
    levels: readonly StoredLevel[],
    place: Place,
    key: 'library.copied' | 'library.duplicated',
  ): Promise<readonly LevelId[]> {
    const created = await library.create(
      levels.map(({ document }) => document),
      place,
    )
    const ids = created.map(({ id }) => id)
    const target = library.packOf(place.packId)
    const values = { pack: target === null ? place.packId : packName(target) }
    tell({ key, count: ids.length, values }, () => library.moveToTrash(ids))
    return ids
  }
  async function add(
    documents: readonly GameDocument[],
    place: Place,
  ): Promise<readonly LevelId[]> {
    const created = await library.create(documents, place)
    return created.map(({ id }) => id)
  }
  /** Of levels that came from outside. */
  function tellAdded(ids: readonly LevelId[], message: Text): void {
    tell(message, () => library.moveToTrash(ids))
  }
  async function trashPack(pack: Pack): Promise<void> {
    await library.trashPack(pack.id)
    const back = () =>
      pack.levelIds.length > 0
        ? library.restore(pack.levelIds)
        : library.createPack(pack.name ?? pack.id).then(() => undefined)
    tell(text('library.packTrashed', { pack: packName(pack) }), back)
  }

  /** The levels of the packs in their order. */
  function ordersOf(packIds: readonly PackId[]): ReadonlyMap<PackId, readonly LevelId[]> {
    const packs = library.packs.filter(({ id }) => packIds.includes(id))
    return new Map(packs.map(({ id, levelIds }) => [id, levelIds]))
  }
  async function restoreOrders(orders: ReturnType<typeof ordersOf>): Promise<void> {
    for (const [packId, ids] of orders) {
      const there = ids.filter((id) => library.levels.has(id))
      await library.move(there, { packId, before: null })
    }
  }
  function isInPlace(ids: readonly LevelId[], { packId, before }: Place): boolean {
    const order = library.packOf(packId)?.levelIds ?? []
    const rest = order.filter((id) => !ids.includes(id))
    const at = before === null ? rest.length : rest.indexOf(before)
    const after = [...rest.slice(0, at), ...ids, ...rest.slice(at)]
    return after.every((id, index) => id === order[index])
  }

  return { canUndo, undo, trash, restore, move, copy, add, tellAdded, trashPack }
})
