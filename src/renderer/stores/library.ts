/** The page's copy of the library: what main stores on disk, with the built-in pack in front. */
import { defineStore } from 'pinia'
import { computed, shallowRef, type ShallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { starterLevels } from '@shared/games/starterPack'
import { inMessages } from '@shared/library/messageParts'
import {
  comparePacks,
  HOME_PACK_ID,
  STARTER_PACK_ID,
  type LevelId,
  type Library,
  type LibraryChange,
  type Pack,
  type PackId,
  type Place,
  type StoredLevel,
} from '@shared/library/model'
import { bridge } from '../api/bridge'
import { loadOnce } from '../lazy'
import { showLibraryAfter, unwrapChange, type ManyChange } from '../api/writeRefused'
import { text, type Text } from '../i18n/text'
import { useSettings } from './settings'
import { useToasts } from './toasts'

const NOTHING: Library = { packs: [], levels: [], trash: [], faults: [] }

export const useLibrary = defineStore('library', () => {
  const settings = useSettings()
  const stored = shallowRef<Library>(NOTHING)
  showNewFaults(stored)
  const isLoaded = shallowRef(false)

  const starter = computed(() => starterLevels(settings.language))
  const packs = computed<readonly Pack[]>(() => [
    { id: STARTER_PACK_ID, name: null, levelIds: starter.value.map(({ id }) => id) },
    ...stored.value.packs,
  ])
  const trash = computed(() => stored.value.trash)
  const faults = computed(() => stored.value.faults)
  const levels = computed<ReadonlyMap<LevelId, StoredLevel>>(
    () => new Map([...starter.value, ...stored.value.levels].map((level) => [level.id, level])),
  )

  function levelsOf(pack: Pack): StoredLevel[] {
    return pack.levelIds.flatMap((id) => levels.value.get(id) ?? [])
  }
  function packOf(id: PackId): Pack | null {
    return packs.value.find((pack) => pack.id === id) ?? null
  }
  function nameOf(packId: PackId): Text {
    return packName(packOf(packId) ?? { id: packId, name: packId })
  }
  function isReadOnly(packId: PackId): boolean {
    return packId === STARTER_PACK_ID
  }
  /** The pack itself if it can be changed, else the home pack. */
  function changeablePack(packId: PackId | null): PackId {
    return packId === null || isReadOnly(packId) ? HOME_PACK_ID : packId
  }

  /** Reads it from main, once. */
  const load = loadOnce(async () => {
    stored.value = await bridge.call('library.read', undefined)
    isLoaded.value = true
  })
  /** Replaces it with main's present state. */
  function show(library: Library): void {
    stored.value = library
  }
  /** Shows a level that was saved, without reading everything again. */
  function update(id: LevelId, document: GameDocument, modified: number): void {
    const { levels: all } = stored.value
    const levels = all.map((level) => (level.id === id ? { ...level, document, modified } : level))
    stored.value = { ...stored.value, levels }
  }

  return {
    isLoaded,
    packs,
    levels,
    trash,
    faults,
    levelsOf,
    packOf,
    nameOf,
    isReadOnly,
    changeablePack,
    load,
    show,
    update,
    ...libraryChanges(stored),
  }
})

/** Files that turn out to be unreadable after the library was read. */
function showNewFaults(stored: ShallowRef<Library>): void {
  const toasts = useToasts()
  bridge.on('library.fault', ({ found, faults }) => {
    stored.value = { ...stored.value, faults }
    toasts.show(text('status.set-aside', { file: found.file }))
  })
}

/** Changes of the library on disk; main returns the state after each. */
function libraryChanges(stored: ShallowRef<Library>) {
  const show = (change: ManyChange, answer: Promise<LibraryChange>) =>
    showLibraryAfter(change, answer, (library) => (stored.value = library))
  return {
    async create(
      documents: readonly GameDocument[],
      place: Place = { packId: HOME_PACK_ID, before: null },
    ): Promise<readonly StoredLevel[]> {
      const messages = inMessages(documents, sizeOf)
      const last = messages.pop() ?? []
      for (const message of messages) await bridge.call('library.createPart', message)
      const created = await unwrapChange(bridge.call('library.create', { documents: last, place }))
      stored.value = withCreated(stored.value, created, place)
      return created
    },
    move: (ids: readonly LevelId[], place: Place) =>
      show('move', bridge.call('library.move', { ids, place })),
    moveToTrash: (ids: readonly LevelId[]) => show('trash', bridge.call('library.trash', ids)),
    restore: (ids: readonly LevelId[]) => show('restore', bridge.call('library.restore', ids)),
    emptyTrash: () => show('emptyTrash', bridge.call('library.emptyTrash', undefined)),
    async createPack(name: string): Promise<Pack> {
      const pack = await unwrapChange(bridge.call('pack.create', name))
      stored.value = { ...stored.value, packs: [...stored.value.packs, pack].sort(comparePacks) }
      return pack
    },
    async renamePack(id: PackId, name: string): Promise<void> {
      stored.value = await unwrapChange(bridge.call('pack.rename', { id, name }))
    },
    trashPack: (id: PackId) => show('trash', bridge.call('pack.trash', id)),
  }
}

/** The app's own packs have a name in every language; other packs have the user's. */
export function packName({ id, name }: Pick<Pack, 'id' | 'name'>): Text {
  if (id === STARTER_PACK_ID) return text('pack.starter')
  if (name !== null) return text('pack.named', { name })
  return id === HOME_PACK_ID ? text('pack.home') : text('pack.named', { name: id })
}

/** The approximate size of a message, in characters. */
function sizeOf({ notes = '' }: GameDocument): number {
  return notes.length + 1000
}

/** The library with levels that main has created, without reading everything again. */
function withCreated(library: Library, all: readonly StoredLevel[], place: Place): Library {
  const known = new Set(library.levels.map(({ id }) => id))
  // Main may have reported them already, with changes of other programs.
  const created = all.filter(({ id }) => !known.has(id))
  const ids = created.map(({ id }) => id)
  const packs = library.packs.map((pack) => {
    if (pack.id !== place.packId) return pack
    const at = place.before === null ? -1 : pack.levelIds.indexOf(place.before)
    const [before, after] =
      at < 0 ? [pack.levelIds, []] : [pack.levelIds.slice(0, at), pack.levelIds.slice(at)]
    return { ...pack, levelIds: [...before, ...ids, ...after] }
  })
  return { ...library, packs, levels: [...library.levels, ...created] }
}
