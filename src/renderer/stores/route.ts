/** Which screen is shown. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { LevelId } from '@shared/library/model'

export const LEVEL_MODES = ['edit', 'play'] as const
export type LevelMode = (typeof LEVEL_MODES)[number]

export type Route =
  | { readonly screen: 'library' }
  | { readonly screen: 'level'; readonly id: LevelId; readonly mode: LevelMode }

export const useRoute = defineStore('route', () => {
  const route = shallowRef<Route>({ screen: 'library' })

  function show(wanted: Route): void {
    route.value = wanted
  }
  function showLibrary(): void {
    show({ screen: 'library' })
  }
  function showLevel(id: LevelId, mode: LevelMode = 'edit'): void {
    show({ screen: 'level', id, mode })
  }
  /** For the level on screen; nothing where there is none. */
  function setMode(mode: LevelMode): void {
    if (route.value.screen === 'level') route.value = { ...route.value, mode }
  }

  return { route, show, showLibrary, showLevel, setMode }
})
