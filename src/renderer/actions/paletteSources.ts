/** Entries of the palette besides the commands: levels, choices. Stores and screens add theirs. */
import { defineStore } from 'pinia'
import { computed, onScopeDispose, shallowReactive } from 'vue'
import type { PaletteItem } from './palette'

/** Reactive; called only while the palette is open. Ids are unique: `level:<id>`. */
export type PaletteSource = () => readonly PaletteItem[]

export const usePaletteSources = defineStore('paletteSources', () => {
  const sources = shallowReactive(new Set<PaletteSource>())
  const items = computed(() => [...sources].flatMap((source) => source()))

  /** For as long as the calling component or store lives. */
  function provide(source: PaletteSource): void {
    sources.add(source)
    onScopeDispose(() => sources.delete(source))
  }
  return { items, provide }
})
