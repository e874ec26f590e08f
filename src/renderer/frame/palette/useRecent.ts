/** What was chosen in the palette lately: a convenience, hence not among the settings. */
import { createSharedComposable, useLocalStorage } from '@vueuse/core'
import type { PaletteItem } from '../../actions/palette'

const KEY = 'palette.recent'
const MOST = 12

export const useRecent = createSharedComposable(() => {
  /** Ids, the latest first. */
  const recent = useLocalStorage<string[]>(KEY, [])

  function remember({ id }: PaletteItem): void {
    recent.value = [id, ...recent.value.filter((other) => other !== id)].slice(0, MOST)
  }
  return { recent, remember }
})
