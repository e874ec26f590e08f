/** A page that is loaded again shows the level that was on screen, and says so where it had crashed. */
import { bridge } from '../api/bridge'
import { text } from '../i18n/text'
import { useLibrary } from '../stores/library'
import { useRoute } from '../stores/route'
import { addressAfterReload } from '../stores/routeHash'
import { useToasts } from '../stores/toasts'

/** @returns what goes back there, once the library is read; nothing at a first start */
export function useReturn(): () => Promise<void> {
  const library = useLibrary()
  const route = useRoute()
  const toasts = useToasts()
  const before = addressAfterReload()

  return async () => {
    if (before === null) return
    if (before.screen === 'level' && library.levels.has(before.id)) {
      route.showLevel(before.id, before.mode)
    }
    // Only main knows why the page was loaded again.
    if (await bridge.call('page.wasGone', undefined)) toasts.show(text('status.recovered'))
  }
}
