/** The one place where keys and the native menu become commands. */
import { useEventListener, watchDebounced } from '@vueuse/core'
import { computed, onScopeDispose } from 'vue'
import { COMMAND_IDS, type CommandId } from '@shared/commands'
import { bridge } from '../api/bridge'
import { useNotices } from '../stores/notices'
import { useSettings } from '../stores/settings'
import { useActions } from './actions'
import { commandsFor, focusOf, reachesFrom, textEditFrom } from './dispatcher'

/** The menu need not follow every step of an animation. */
const MENU_DELAY_MS = 60

export function useShortcuts(): void {
  const actions = useActions()
  const settings = useSettings()
  const { reportUnexpected } = useNotices()

  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    const { platform } = settings
    const { singleKeys } = settings.settings
    const focus = focusOf(document)
    if (commandsFor(event, { focus, platform, singleKeys }).some(actions.run)) {
      event.preventDefault()
    }
  })

  /** A text field keeps the focus while the native menu is open; the system edits it. */
  function runFromMenu(id: CommandId): void {
    const focus = focusOf(document)
    const edit = textEditFrom(focus, id)
    if (edit !== null) bridge.call('text.edit', edit).catch(reportUnexpected)
    else if (reachesFrom(focus, id)) actions.run(id)
  }
  onScopeDispose(bridge.on('command.run', runFromMenu))

  const enabled = computed(() => COMMAND_IDS.filter(actions.isEnabled))
  watchDebounced(
    () => enabled.value.join(' '),
    () => {
      bridge.call('menu.setEnabled', enabled.value).catch(reportUnexpected)
    },
    { immediate: true, debounce: MENU_DELAY_MS },
  )
}
