/** The one place where keys and the native menu become commands. */
import { useEventListener } from '@vueuse/core'
import { onScopeDispose } from 'vue'
import { bridge } from '../api/bridge'
import { useSettings } from '../stores/settings'
import { useActions } from './actions'
import { commandsFor, focusOf } from './dispatcher'

export function useShortcuts(): void {
  const actions = useActions()
  const settings = useSettings()

  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    const { platform } = settings
    const { singleKeys } = settings.settings
    const focus = focusOf(document.activeElement)
    if (commandsFor(event, { focus, platform, singleKeys }).some(actions.run)) {
      event.preventDefault()
    }
  })
  onScopeDispose(bridge.on('command.run', actions.run))
}
