/** Pulls cards with the pointer: to another place of the pack, to a pack in the rail, to the trash. */
import { useRafFn } from '@vueuse/core'
import { watch, type Ref } from 'vue'
import type { LevelId } from '@shared/library/model'
import { usePull } from '../../level/usePull'
import { useNotices } from '../../stores/notices'
import { useBrowser } from '../stores/browser'
import { useChanges } from '../stores/changes'
import { useDrag, type DropTarget } from '../stores/drag'
import { neighbourAt } from '../order'
import { goneTo, selectedOnly } from '../selection'

/** So near the edge the sheet scrolls by itself. CSS pixels. */
const EDGE = 56
const SPEED = 14

export function useCardDrag(scroller: Readonly<Ref<HTMLElement | null>>) {
  const browser = useBrowser()
  const notices = useNotices()
  const land = useLanding()
  const state = useDrag()

  const { press } = usePull<LevelId>({
    of: () => browser.place,
    lift: (id) => {
      if (!browser.selection.ids.has(id)) browser.select(goneTo(id))
    },
    move: ({ grip: lead, client: { x, y } }) => {
      const ids = state.drag?.ids ?? taken(lead)
      state.drag = { ids, lead, x, y, target: targetAt(x, y, browser.canReorder) }
    },
    drop: () => {
      drop().catch(notices.reportUnexpected)
    },
    giveUp: () => {
      state.drag = null
    },
  })

  function taken(lead: LevelId): ReadonlySet<LevelId> {
    return new Set(browser.selected.length > 0 ? browser.selected : [lead])
  }
  async function drop(): Promise<void> {
    const { drag } = state
    state.drag = null
    if (drag === null || drag.target === null) return
    await land(
      browser.order.filter((id) => drag.ids.has(id)),
      drag.target,
    )
  }
  /** A finger scrolls; levels are moved from the menu there. */
  function start(event: PointerEvent, id: LevelId): void {
    if (event.pointerType !== 'touch' && !browser.isTrash) press(event, id)
  }

  useEdgeScroll(scroller)

  return { start }
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
