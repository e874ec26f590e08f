/** The part of the library that is shown, its order, and the selection. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type Ref } from 'vue'
import { levelCodeOf } from '@shared/games/registry'
import type { GameId } from '@shared/games/documents'
import {
  HOME_PACK_ID,
  STARTER_PACK_ID,
  type LevelId,
  type PackId,
  type StoredLevel,
} from '@shared/library/model'
import { GAME_IDS, gameOf, weigh } from '../../games/registry'
import { text, type Text } from '../../i18n/text'
import { useLibrary } from '../../stores/library'
import { useSettings } from '../../stores/settings'
import { useDuplicates } from './duplicates'
import { found, sorted, type Facts, type Sort } from './search'
import { keptWithin, NOTHING_SELECTED, selectedIn, type Selection } from './selection'

const FACTS: Facts = {
  codeOf: levelCodeOf,
  stepsOf: (document) => gameOf(document).stepsOf(document),
  weightOf: (document) => gameOf(document).weightOf(document),
}

/** A pack, all levels, levels that exist twice, the trash, or files that could not be read. */
export type LibraryPlace =
  | { readonly kind: 'pack'; readonly packId: PackId }
  | { readonly kind: 'all' }
  | { readonly kind: 'duplicates' }
  | { readonly kind: 'trash' }
  | { readonly kind: 'faults' }

export function isSamePlace(a: LibraryPlace, b: LibraryPlace): boolean {
  if (a.kind !== b.kind) return false
  return a.kind !== 'pack' || b.kind !== 'pack' || a.packId === b.packId
}

export const useBrowser = defineStore('library.browser', () => {
  const place = shallowRef<LibraryPlace>({ kind: 'pack', packId: STARTER_PACK_ID })
  const query = shallowRef('')
  const sort = shallowRef<Sort>('order')
  /** Only levels of this game are shown; null for all. */
  const game = shallowRef<GameId | null>(null)
  const shown = useShown({ place, query, sort, game })
  const selecting = useSelecting(shown.levels)

  function show(wanted: LibraryPlace): void {
    place.value = wanted
    query.value = ''
    selecting.select(NOTHING_SELECTED)
  }
  const library = useLibrary()
  /** The pack changed last; the built-in one if the user has no levels. */
  function showFirst(): void {
    const own = [...library.levels.values()].filter(({ packId }) => !library.isReadOnly(packId))
    if (own.length === 0) return
    const last = own.reduce((a, b) => (b.modified > a.modified ? b : a))
    show({ kind: 'pack', packId: last.packId })
  }
  // Undo may remove a pack, and so may emptying the trash.
  watch(shown.pack, (now) => {
    if (now === null && place.value.kind === 'pack') show({ kind: 'pack', packId: HOME_PACK_ID })
  })

  const placeName = computed<Text>(() => {
    const { value } = place
    return value.kind === 'pack' ? library.nameOf(value.packId) : text(`library.${value.kind}`)
  })

  return { place, placeName, query, sort, game, show, showFirst, ...shown, ...selecting }
})

/** The levels of a place, filtered and sorted. */
function useShown({
  place,
  query,
  sort,
  game,
}: {
  readonly place: Ref<LibraryPlace>
  readonly query: Ref<string>
  readonly sort: Ref<Sort>
  readonly game: Ref<GameId | null>
}) {
  const library = useLibrary()
  const settings = useSettings()
  const duplicates = useDuplicates()

  const pack = computed(() =>
    place.value.kind === 'pack' ? library.packOf(place.value.packId) : null,
  )
  /** All levels of the place, in its own order. */
  const contents = computed<readonly StoredLevel[]>(() => {
    const { kind } = place.value
    if (kind === 'all') return library.packs.flatMap(library.levelsOf)
    if (kind === 'duplicates') return duplicates.levels
    if (kind === 'trash') return [...library.trash].sort((a, b) => b.trashed - a.trashed)
    return pack.value === null ? [] : library.levelsOf(pack.value)
  })
  /** The place of each level in its pack, counted from 1. */
  const numbers = computed(
    () => new Map(library.packs.flatMap(({ levelIds }) => levelIds.map((id, at) => [id, at + 1]))),
  )
  const ofGame = computed(() => {
    const wanted = game.value
    if (wanted === null) return contents.value
    return contents.value.filter(({ document }) => document.game === wanted)
  })
  const matches = computed(() => found(ofGame.value, query.value, FACTS))
  const levels = computed(() =>
    sorted(matches.value, sort.value, { facts: FACTS, language: settings.language }),
  )
  watch([sort, matches], ([wanted, now]) => {
    if (wanted !== 'difficulty') return
    const documents = now.map(({ document }) => document)
    for (const id of GAME_IDS) weigh(id, documents)
  })
  const isTrash = computed(() => place.value.kind === 'trash')
  const isOwnPack = computed(() => pack.value !== null && !library.isReadOnly(pack.value.id))
  /** Whether the order on screen is the pack's own. */
  const canReorder = computed(
    () =>
      isOwnPack.value &&
      query.value.trim() === '' &&
      sort.value === 'order' &&
      ofGame.value.length === contents.value.length,
  )
  /** Where new levels go. */
  const targetPackId = computed<PackId>(() =>
    pack.value !== null && isOwnPack.value ? pack.value.id : HOME_PACK_ID,
  )
  return { pack, contents, numbers, levels, isTrash, isOwnPack, canReorder, targetPackId }
}

function useSelecting(levels: Readonly<Ref<readonly StoredLevel[]>>) {
  const selection = shallowRef<Selection>(NOTHING_SELECTED)
  /** Whether a card has the focus, so that commands apply to it. */
  const hasFocus = shallowRef(false)
  /** Counts the requests to focus the active card. */
  const focusRequests = shallowRef(0)

  const order = computed(() => levels.value.map(({ id }) => id))
  const selected = computed(() => selectedIn(selection.value, order.value))
  /** What a command applies to: the selected levels, or else the focused card. */
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

  function select(changed: Selection): void {
    selection.value = changed
  }
  /** Selects, and moves the focus to the active card. */
  function goTo(changed: Selection): void {
    select(changed)
    focusRequests.value++
  }
  function clearSelection(): void {
    select({ ...selection.value, ids: new Set() })
  }
  return {
    selection,
    hasFocus,
    focusRequests,
    order,
    selected,
    targets,
    targetLevels,
    select,
    goTo,
    clearSelection,
  }
}
