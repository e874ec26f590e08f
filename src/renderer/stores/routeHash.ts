/** The screen as the fragment of the page's address: a page that is loaded again is where it was. */
import { isId } from '@shared/library/model'
import { LEVEL_MODES, type LevelMode, type Route } from './route'

export function printRouteHash(route: Route): string {
  return route.screen === 'library' ? '' : `#level/${route.id}/${route.mode}`
}

/** The library for whatever names no level. */
export function parseRouteHash(hash: string): Route {
  const [screen, id = '', mode = ''] = hash.replace(/^#/, '').split('/')
  return screen === 'level' && isId(id) && isMode(mode)
    ? { screen, id, mode }
    : { screen: 'library' }
}

function isMode(text: string): text is LevelMode {
  return (LEVEL_MODES as readonly string[]).includes(text)
}

/** Without a step back: the page has no history to go through. */
export function keepAddress(route: Route): void {
  history.replaceState(null, '', `${location.pathname}${printRouteHash(route)}`)
}

/** Whether the page was loaded before, and where it was then. */
export function addressAfterReload(): Route | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  return isReload ? parseRouteHash(location.hash) : null
}
