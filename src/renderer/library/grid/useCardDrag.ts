/** Pulls cards with the pointer: to another place of the pack, to a pack in the rail, to the trash. */
import { useEventListener, useRafFn } from '@vueuse/core'
import { watch, type Ref } from 'vue'
import type { LevelId } from '@shared/library/model'
import { useBrowser } from '../stores/browser'
import { useChanges } from '../stores/changes'
import { useDrag, type DropTarget } from '../stores/drag'
import { neighbourAt } from '../order'
import { goneTo, selectedOnly } from '../selection'

/** Less is a click with an unsteady hand. CSS pixels. */
const THRESHOLD = 6
/** So near the edge the sheet scrolls by itself. CSS pixels. */
const EDGE = 56
const SPEED = 14

interface Press {
  readonly id: LevelId
  readonly x: number
  readonly y: number
}

export function useCardDrag(scroller: Readonly<Ref<HTMLElement | null>>) {
  const browser = useBrowser()
  const land = useLanding()
  const state = useDrag()
  let press: Press | null = null
  /** The click that ends a drag opens nothing. */
  let swallowsClick = false

  function start(event: PointerEvent, id: LevelId): void {
    swallowsClick = false
    // A finger scrolls; levels are moved from the menu there.
    if (event.button !== 0 || event.pointerType === 'touch' || browser.isTrash) return
    press = { id, x: event.clientX, y: event.clientY }
  }
  function move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event
    if (press !== null && Math.hypot(x - press.x, y - press.y) > THRESHOLD) lift(press.id, x, y)
    else if (state.drag !== null) {
      state.drag = { ...state.drag, x, y, target: targetAt(x, y, browser.canReorder) }
    }
  }
  function lift(id: LevelId, x: number, y: number): void {
    press = null
    if (!browser.selection.ids.has(id)) browser.select(goneTo(id))
    const ids = new Set(browser.selected.length > 0 ? browser.selected : [id])
    state.drag = { ids, lead: id, x, y, target: null }
  }
  async function drop(): Promise<void> {
    press = null
    const { drag } = state
    if (drag === null) return
    swallowsClick = true
    state.drag = null
    const ids = browser.order.filter((id) => drag.ids.has(id))
    if (drag.target !== null) await land(ids, drag.target)
  }
  function cancel(): void {
    if (state.drag !== null) swallowsClick = true
    press = null
    state.drag = null
  }
  function isEndOfDrag(): boolean {
    const was = swallowsClick
    swallowsClick = false
    return was
  }

  useEdgeScroll(scroller)
  useEventListener(window, 'pointermove', move)
  useEventListener(window, 'pointerup', () => void drop())
  useEventListener(window, ['pointercancel', 'blur'], cancel)
  useEventListener(
    window,
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || state.drag === null) return
      event.stopPropagation()
      cancel()
    },
    { capture: true },
  )

  return { start, isEndOfDrag }
}

/** What comes of a drop. */
function useLanding() {
  const browser = useBrowser()
  const changes = useChanges()

  async function land(ids: readonly LevelId[], target: DropTarget): Promise<void> {
    const { place } = browser
    if (target.kind === 'trash') {
      await changes.trash(ids)
    } else if (target.kind === 'pack') {
      await changes.move(ids, { packId: target.packId, before: null })
    } else if (place.kind === 'pack') {
      const at = target.side === 'before' ? target.index : target.index + 1
      const before = neighbourAt(browser.order, new Set(ids), at)
      await changes.move(ids, { packId: place.packId, before })
      browser.goTo(ids.length > 1 ? selectedOnly(ids) : goneTo(ids[0] ?? null))
    }
  }
  return land
}

function targetAt(x: number, y: number, canReorder: boolean): DropTarget | null {
  const element = document.elementFromPoint(x, y)
  const drop = element?.closest<HTMLElement>('[data-drop]')
  if (drop?.dataset['drop'] === 'trash') return { kind: 'trash' }
  if (drop?.dataset['drop']) return { kind: 'pack', packId: drop.dataset['drop'] }
  const card = element?.closest<HTMLElement>('[data-index]')
  if (!card || !canReorder) return null
  const { left, width } = card.getBoundingClientRect()
  const side = x < left + width / 2 ? 'before' : 'after'
  return { kind: 'beside', index: Number(card.dataset['index']), side }
}

function useEdgeScroll(scroller: Readonly<Ref<HTMLElement | null>>): void {
  const state = useDrag()
  const loop = useRafFn(
    () => {
      if (state.drag !== null && scroller.value !== null) scrollNear(scroller.value, state.drag)
    },
    { immediate: false },
  )
  watch(
    () => state.drag !== null,
    (isDragging) => {
      if (isDragging) loop.resume()
      else loop.pause()
    },
  )
}

function scrollNear(element: HTMLElement, { y }: { readonly y: number }): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (y < top || y > bottom) return
  if (y < top + EDGE) element.scrollBy(0, -SPEED)
  else if (y > bottom - EDGE) element.scrollBy(0, SPEED)
}
