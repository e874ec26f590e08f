/** The keys of the grid: they move the focus and select. */
import type { Ref } from 'vue'
import { hasModifier, keyOf } from '../../actions/keyPress'
import { useRoute } from '../../stores/route'
import { useBrowser } from '../browse/browser'
import { extendedTo, focusedOn, idAfter, toggled } from '../browse/selection'

export interface GridShape {
  readonly columns: number
  /** Rows that are fully visible. */
  readonly page: number
}

export function useGridKeys(shape: Readonly<Ref<GridShape>>, focusActive: () => void) {
  const browser = useBrowser()
  const route = useRoute()

  function onKeydown(event: KeyboardEvent): void {
    if (hasModifier(event)) return
    const key = keyOf(event)
    const places = placesFor(key, shape.value, browser.order.length)
    const isHandled = places === null ? act(key) : go(places, event.shiftKey)
    if (isHandled) event.preventDefault()
  }
  function go(places: number, extends_: boolean): boolean {
    const id = idAfter(browser.selection, browser.order, places)
    if (id === null) return false
    const { selection } = browser
    browser.select(
      extends_
        ? extendedTo(selection, browser.order, id)
        : { ...focusedOn(id), ids: selection.ids },
    )
    focusActive()
    return true
  }
  function act(key: string): boolean {
    const { selection, isTrash } = browser
    const { active } = selection
    switch (key) {
      case 'Enter':
        if (active !== null && !isTrash) route.showLevel(active)
        return true
      case ' ':
        if (active !== null) browser.select(toggled(selection, active))
        return true
      case 'Escape':
        browser.clearSelection()
        return true
      default:
        return false
    }
  }

  return { onKeydown }
}

/** The number of cards that the key moves by; null for other keys. */
function placesFor(key: string, { columns, page }: GridShape, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return -1
    case 'ArrowRight':
      return 1
    case 'ArrowUp':
      return -columns
    case 'ArrowDown':
      return columns
    case 'PageUp':
      return -columns * page
    case 'PageDown':
      return columns * page
    case 'Home':
      return -count
    case 'End':
      return count
    default:
      return null
  }
}
