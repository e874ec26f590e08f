/** The one place where keys and the native menu become commands. */
import { useEventListener } from '@vueuse/core'
import { onScopeDispose } from 'vue'
import { bridge } from '../api/bridge'
import { useSettings } from '../stores/settings'
import { useActions } from './actions'
import { commandFor, focusKindOf } from './dispatcher'

export function useShortcuts(): void {
  const actions = useActions()
  const settings = useSettings()

  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    const focus = focusKindOf(document.activeElement)
    const command = commandFor(event, focus, settings.platform)
    if (command !== null && actions.run(command)) event.preventDefault()
  })
  onScopeDispose(bridge.on('command.run', actions.run))
}
