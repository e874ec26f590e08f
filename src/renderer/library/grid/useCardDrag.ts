/** Drags cards: to another place of the pack, to a pack in the rail, or to the trash. */
import { useRafFn } from '@vueuse/core'
import { watch, type Ref } from 'vue'
import type { LevelId } from '@shared/library/model'
import { usePull } from '../../level/usePull'
import { useNotices } from '../../stores/notices'
import { useBrowser } from '../browse/browser'
import { useChanges } from '../changes/changes'
import { useDrag, type DropTarget } from './drag'
import { neighbourAt } from '../browse/order'
import { focusedOn, selectedOnly } from '../browse/selection'

/** Distance from the edge at which the sheet scrolls automatically, in CSS pixels. */
const EDGE = 56
const SPEED = 14

export function useCardDrag(scroller: Readonly<Ref<HTMLElement | null>>) {
  const browser = useBrowser()
  const notices = useNotices()
  const applyDrop = useDrop()
  const state = useDrag()

  const { press } = usePull<LevelId>({
    of: () => browser.place,
    lift: (id) => {
      if (!browser.selection.ids.has(id)) browser.select(focusedOn(id))
    },
    move: ({ grip: lead, client: { x, y } }) => {
      const ids = state.drag?.ids ?? draggedWith(lead)
      state.drag = { ids, lead, x, y, target: targetAt(x, y, browser.canReorder) }
    },
    drop: () => {
      drop().catch(notices.reportUnexpected)
    },
    giveUp: () => {
      state.drag = null
    },
  })

  function draggedWith(lead: LevelId): ReadonlySet<LevelId> {
    return new Set(browser.selected.length > 0 ? browser.selected : [lead])
  }
  async function drop(): Promise<void> {
    const { drag } = state
    state.drag = null
    if (drag === null || drag.target === null) return
    await applyDrop(
      browser.order.filter((id) => drag.ids.has(id)),
      drag.target,
    )
  }
  /** A finger scrolls; with touch, levels are moved from the menu. */
  function start(event: PointerEvent, id: LevelId): void {
    if (event.pointerType !== 'touch' && !browser.isTrash) press(event, id)
  }

  useEdgeScroll(scroller)

  return { start }
}

/** The effect of a drop. */
function useDrop() {
  const browser = useBrowser()
  const changes = useChanges()

  async function applyDrop(ids: readonly LevelId[], target: DropTarget): Promise<void> {
    const { place } = browser
    if (target.kind === 'trash') {
      await changes.trash(ids)
    } else if (target.kind === 'pack') {
      await changes.move(ids, { packId: target.packId, before: null })
    } else if (place.kind === 'pack') {
      const at = target.side === 'before' ? target.index : target.index + 1
      const before = neighbourAt(browser.order, new Set(ids), at)
      await changes.move(ids, { packId: place.packId, before })
      browser.goTo(ids.length > 1 ? selectedOnly(ids) : focusedOn(ids[0] ?? null))
    }
  }
  return applyDrop
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
