/** What of the library is shown, in which order, and what of it is selected. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import {
  HOME_PACK_ID,
  STARTER_PACK_ID,
  type LevelId,
  type PackId,
  type StoredLevel,
} from '@shared/library/model'
import { useLibrary } from '../../stores/library'
import type { Place } from '../../stores/place'
import { useSettings } from '../../stores/settings'
import { gameOf } from '../../games/registry'
import { found, sorted, type Facts, type Sort } from '../search'
import { keptWithin, NOTHING_SELECTED, selectedIn, type Selection } from '../selection'

const FACTS: Facts = {
  codeOf: (document) => gameOf(document).codeOf(document),
  stepsOf: (document) => gameOf(document).stepsOf(document),
  weightOf: (document) => gameOf(document).weightOf(document),
}

export const useBrowser = defineStore('library.browser', () => {
  const library = useLibrary()
  const settings = useSettings()
  const place = shallowRef<Place>({ kind: 'pack', packId: STARTER_PACK_ID })
  const query = shallowRef('')
  const sort = shallowRef<Sort>('order')
  const selection = shallowRef<Selection>(NOTHING_SELECTED)
  /** Whether the keyboard is on a card, which commands then mean. */
  const hasFocus = shallowRef(false)

  const pack = computed(() =>
    place.value.kind === 'pack' ? library.packOf(place.value.packId) : null,
  )
  /** Everything in the place, in its own order. */
  const contents = computed<readonly StoredLevel[]>(() => {
    switch (place.value.kind) {
      case 'pack':
        return pack.value === null ? [] : library.levelsOf(pack.value)
      case 'all':
        return library.packs.flatMap(library.levelsOf)
      case 'trash':
        return [...library.trash].sort((a, b) => b.trashed - a.trashed)
      case 'faults':
        return []
    }
  })
  /** The place of each level in its pack, counted from 1. */
  const numbers = computed(
    () => new Map(library.packs.flatMap(({ levelIds }) => levelIds.map((id, at) => [id, at + 1]))),
  )
  const levels = computed(() =>
    sorted(found(contents.value, query.value, FACTS), sort.value, {
      facts: FACTS,
      language: settings.language,
    }),
  )
  const order = computed(() => levels.value.map(({ id }) => id))
  const isTrash = computed(() => place.value.kind === 'trash')
  const isOwnPack = computed(() => pack.value !== null && !library.isReadOnly(pack.value.id))
  /** Whether the order on screen is the one that is kept. */
  const canReorder = computed(
    () => isOwnPack.value && query.value.trim() === '' && sort.value === 'order',
  )
  /** Where new levels go. */
  const targetPackId = computed<PackId>(() =>
    pack.value !== null && isOwnPack.value ? pack.value.id : HOME_PACK_ID,
  )
  const selected = computed(() => selectedIn(selection.value, order.value))
  /** What a command means: the selected levels, or else the card the keyboard is on. */
  const targets = computed<readonly LevelId[]>(() => {
    const { active } = selection.value
    if (selected.value.length > 0) return selected.value
    return hasFocus.value && active !== null ? [active] : []
  })
  const targetLevels = computed(() => {
    const wanted = new Set(targets.value)
    return levels.value.filter(({ id }) => wanted.has(id))
  })

  watch(order, (now) => {
    selection.value = keptWithin(selection.value, now)
  })
  // A pack can go by undo, or with its last level from the trash.
  watch(pack, (now) => {
    if (now === null && place.value.kind === 'pack') show({ kind: 'pack', packId: HOME_PACK_ID })
  })

  function show(shown: Place): void {
    place.value = shown
    query.value = ''
    selection.value = NOTHING_SELECTED
  }
  /** Where work goes on: the pack changed last, or the built-in one before there is any. */
  function showFirst(): void {
    const own = [...library.levels.values()].filter(({ packId }) => !library.isReadOnly(packId))
    if (own.length === 0) return
    const last = own.reduce((a, b) => (b.modified > a.modified ? b : a))
    show({ kind: 'pack', packId: last.packId })
  }
  function select(changed: Selection): void {
    selection.value = changed
  }
  function clearSelection(): void {
    select({ ...selection.value, ids: new Set() })
  }

  return {
    place,
    query,
    sort,
    selection,
    hasFocus,
    pack,
    contents,
    numbers,
    levels,
    order,
    isTrash,
    isOwnPack,
    canReorder,
    targetPackId,
    selected,
    targets,
    targetLevels,
    show,
    showFirst,
    select,
    clearSelection,
  }
})
