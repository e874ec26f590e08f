/** Pointer and focus events of the cards: one listener for all of them. */
import { useRoute } from '../../stores/route'
import { extendedTo, focusedOn, toggled } from '../browse/selection'
import { useBrowser } from '../browse/browser'
import type { useCardDrag } from './useCardDrag'

export function useCardEvents(drag: ReturnType<typeof useCardDrag>) {
  const browser = useBrowser()
  const route = useRoute()

  function onPointerdown(event: PointerEvent): void {
    const id = cardOf(event)
    if (id !== null) drag.start(event, id)
  }
  /** A click opens; with Control or Shift, on the check, or in the trash it selects. */
  function onClick(event: MouseEvent): void {
    const id = cardOf(event)
    const { selection, order, isTrash } = browser
    if (id === null) {
      browser.clearSelection()
    } else if (event.shiftKey) {
      browser.select(extendedTo(selection, order, id))
    } else if (event.ctrlKey || event.metaKey || isTrash || isCheck(event)) {
      browser.select(toggled(selection, id))
    } else {
      browser.select(focusedOn(id))
      route.showLevel(id)
    }
  }
  /** A card outside the selection is selected alone. */
  function onContextmenu(event: Event): void {
    const id = cardOf(event)
    if (id === null) browser.clearSelection()
    else if (!browser.selection.ids.has(id)) browser.select(toggled(focusedOn(null), id))
  }
  function onFocusin(event: FocusEvent): void {
    const id = cardOf(event)
    browser.hasFocus = id !== null
    if (id !== null && id !== browser.selection.active) {
      browser.select({ ...browser.selection, active: id })
    }
  }
  function onFocusout(): void {
    browser.hasFocus = false
  }
  return { onPointerdown, onClick, onContextmenu, onFocusin, onFocusout }
}

function cardOf({ target }: Event): string | null {
  const card = (target as Element).closest<HTMLElement>('[data-level-id]')
  return card?.dataset['levelId'] ?? null
}

function isCheck({ target }: Event): boolean {
  return (target as Element).closest('[data-check]') !== null
}
