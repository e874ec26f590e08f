/** The entries that the palette shows for a query, and the entries that were chosen last. */
import { createSharedComposable, useLocalStorage } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import { MENUS, menuGroups, specOf, type CommandId } from '@shared/commands'
import { useActions } from '../../actions/actions'
import { arrange, type PaletteItem, type PaletteSection } from '../../actions/palette'
import { usePaletteSources } from '../../actions/paletteSources'
import { say, sayIn } from '../../i18n/i18n'
import { text } from '../../i18n/text'

export function usePaletteSections(
  query: Readonly<Ref<string>>,
): Readonly<Ref<readonly PaletteSection[]>> {
  const actions = useActions()
  const sources = usePaletteSources()
  const { recent } = useRecent()

  const items = computed(() => [
    ...MENUS.flatMap((menu) => menuGroups(menu).flat().filter(isOffered).map(commandItem)),
    ...sources.items,
  ])
  function commandItem(id: CommandId): PaletteItem {
    const label = text(`command.${id}`)
    const [keys = []] = actions.shortcutsOf(id)
    return {
      id: `command:${id}`,
      label: say(label),
      alias: sayIn('en', label),
      group: say(text(`menu.${specOf(id).menu}`)),
      keys,
      enabled: actions.isEnabled(id),
      run: () => void actions.run(id),
    }
  }
  return computed(() =>
    arrange(items.value, query.value, recent.value, say(text('palette.recent'))),
  )
}

function isOffered(id: CommandId): boolean {
  return specOf(id).palette !== false
}

const RECENT_KEY = 'palette.recent'
const MOST_RECENT = 12

/** The entries chosen last: a convenience, hence not among the settings. */
export const useRecent = createSharedComposable(() => {
  /** Ids, the latest first. */
  const recent = useLocalStorage<string[]>(RECENT_KEY, [])

  function remember({ id }: PaletteItem): void {
    recent.value = [id, ...recent.value.filter((other) => other !== id)].slice(0, MOST_RECENT)
  }
  return { recent, remember }
})
