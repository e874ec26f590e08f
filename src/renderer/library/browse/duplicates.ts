/** Levels that exist twice in the library, apart from mirroring and renamed colours. */
import { whenever } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { formOf } from '@shared/games/registry'
import type { StoredLevel } from '@shared/library/model'
import { groupTwins } from '@shared/library/twins'
import { useLibrary } from '../../stores/library'

/** Cached for each document, which is immutable. */
const forms = new WeakMap<GameDocument, string | null>()

export const useDuplicates = defineStore('library.duplicates', () => {
  const library = useLibrary()

  /** The comparison of all levels waits for idle time. */
  const isIdle = shallowRef(false)
  whenever(
    () => library.isLoaded,
    () => requestIdleCallback(() => (isIdle.value = true)),
    { immediate: true, once: true },
  )

  /** Each group side by side, in the order of the packs. */
  const groups = computed(() => {
    if (!isIdle.value) return []
    const all = library.packs.flatMap(library.levelsOf)
    return groupTwins(all, ({ document }) => knownFormOf(document))
  })
  const levels = computed(() => groups.value.flat())

  const byForm = computed(
    () =>
      new Map([...library.levels.values()].map((level) => [knownFormOf(level.document), level])),
  )
  /** A level of the library that is the same as the document; null if there is none. */
  function twinOf(document: GameDocument): StoredLevel | null {
    const form = knownFormOf(document)
    return form === null ? null : (byForm.value.get(form) ?? null)
  }

  return { groups, levels, twinOf }
})

function knownFormOf(document: GameDocument): string | null {
  const known = forms.get(document)
  if (known !== undefined) return known
  const form = formOf(document)
  forms.set(document, form)
  return form
}
