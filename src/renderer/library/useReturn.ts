/** A page that is loaded again, since its process had gone, shows the level that was on screen. */
import { text } from '../i18n/text'
import { useLibrary } from '../stores/library'
import { useRoute } from '../stores/route'
import { addressAfterReload } from '../stores/routeHash'
import { useToasts } from '../stores/toasts'

/** @returns what goes back there, once the library is read; nothing at a first start */
export function useReturn(): () => void {
  const library = useLibrary()
  const route = useRoute()
  const toasts = useToasts()
  const before = addressAfterReload()

  return () => {
    if (before === null) return
    if (before.screen === 'level' && library.levels.has(before.id)) {
      route.showLevel(before.id, before.mode)
    }
    toasts.show(text('status.recovered'))
  }
}
