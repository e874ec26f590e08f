/** Which screen is shown, and the same in the fragment of the page's address, for a reload. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { isId, type LevelId } from '@shared/library/model'

export const LEVEL_MODES = ['edit', 'play'] as const
export type LevelMode = (typeof LEVEL_MODES)[number]

export type Route =
  | { readonly screen: 'library' }
  | { readonly screen: 'level'; readonly id: LevelId; readonly mode: LevelMode }

export const useRoute = defineStore('route', () => {
  const route = shallowRef<Route>({ screen: 'library' })

  function show(next: Route): void {
    route.value = next
  }
  function showLibrary(): void {
    show({ screen: 'library' })
  }
  function showLevel(id: LevelId, mode: LevelMode = 'edit'): void {
    show({ screen: 'level', id, mode })
  }
  /** Of the level on screen; ignored in the library. */
  function setMode(mode: LevelMode): void {
    if (route.value.screen === 'level') route.value = { ...route.value, mode }
  }

  return { route, show, showLibrary, showLevel, setMode }
})

export function printRouteHash(route: Route): string {
  return route.screen === 'library' ? '' : `#level/${route.id}/${route.mode}`
}

/** The library for any text that names no level. */
export function parseRouteHash(hash: string): Route {
  const [screen, id = '', mode = ''] = hash.replace(/^#/, '').split('/')
  return screen === 'level' && isId(id) && isMode(mode)
    ? { screen, id, mode }
    : { screen: 'library' }
}

function isMode(text: string): text is LevelMode {
  return (LEVEL_MODES as readonly string[]).includes(text)
}

/** Replaces the address: the page has no history to step back through. */
export function keepAddress(route: Route): void {
  history.replaceState(null, '', `${location.pathname}${printRouteHash(route)}`)
}

/** The screen before the page was reloaded; null if it was not. */
export function addressAfterReload(): Route | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  return isReload ? parseRouteHash(location.hash) : null
}
