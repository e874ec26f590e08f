/** The screen of a level, its editor or its player, and the command that switches between them. */
import { computed, defineComponent, h, type Component } from 'vue'
import { useActions } from '../actions/actions'
import { lazy } from '../lazy'
import { useRoute } from '../stores/route'

type LoadModule = () => Promise<{ readonly default: Component }>

/** @param editor and `player`: import the two screens of a game */
export function lazyLevelScreen(editor: LoadModule, player: LoadModule): () => Promise<Component> {
  return lazy(async () => {
    const [edit, play] = await Promise.all([editor(), player()])
    return levelScreen({ edit: edit.default, play: play.default })
  })
}

function levelScreen(screens: Readonly<Record<'edit' | 'play', Component>>): Component {
  return defineComponent({
    name: 'LevelScreen',
    setup() {
      const route = useRoute()
      const mode = computed(() => (route.route.screen === 'level' ? route.route.mode : 'edit'))
      useActions().provide({
        'play.switch': {
          run: () => {
            route.setMode(mode.value === 'edit' ? 'play' : 'edit')
          },
        },
      })
      return () => h(screens[mode.value])
    },
  })
}
