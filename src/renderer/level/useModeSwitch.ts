/** Whether the level on screen is edited or played, and the command that goes to and fro. */
import { computed } from 'vue'
import { useActions } from '../actions/actions'
import { useRoute } from '../stores/route'

export function useModeSwitch() {
  const route = useRoute()
  const mode = computed(() => (route.route.screen === 'level' ? route.route.mode : 'edit'))
  useActions().provide({
    'play.switch': {
      run: () => {
        route.setMode(mode.value === 'edit' ? 'play' : 'edit')
      },
    },
  })
  return { mode }
}
