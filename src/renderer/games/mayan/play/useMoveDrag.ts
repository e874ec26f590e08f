/**
 * Dragging a block with mouse, touch or pen. The gesture holds nothing but itself: what can be
 * dragged is asked when it begins, and a move is told when it ends well. Escape, a lost pointer, a
 * window that loses the focus, or a release outside of it put the block back.
 */
import { useEventListener } from '@vueuse/core'
import { computed, shallowRef, type Ref } from 'vue'
import { HEIGHT, WIDTH, type Cell, type Move } from '@shared/games/mayan/board'
import { directionOf, pulled, type Drag } from './dragState'

export interface DragOptions {
  /** The cells' place on screen: 5 × 7 of them. */
  readonly area: Readonly<Ref<HTMLElement | null>>
  /** A press anywhere on the board, before the block under it is looked for. */
  readonly onPress: () => void
  readonly canDrag: (cell: Cell) => boolean
  readonly onStart: (cell: Cell) => void
  readonly onMove: (move: Move) => void
  /** The block goes back. */
  readonly onCancel: () => void
}

interface Held {
  readonly pointerId: number
  readonly startX: number
  readonly columnWidth: number
}

export function useMoveDrag({ area, ...options }: DragOptions) {
  const drag = shallowRef<Drag | null>(null)
  let held: Held | null = null

  function press(event: PointerEvent): void {
    if (held !== null || event.button !== 0 || area.value === null) return
    options.onPress()
    const box = area.value.getBoundingClientRect()
    const cell = cellAt(box, event)
    if (!options.canDrag(cell)) return
    const { pointerId, clientX } = event
    area.value.setPointerCapture(pointerId)
    held = { pointerId, startX: clientX, columnWidth: box.width / WIDTH }
    drag.value = { cell, dx: 0 }
    options.onStart(cell)
  }
  function pull(event: PointerEvent): void {
    if (drag.value === null || event.pointerId !== held?.pointerId) return
    drag.value = pulled(drag.value, (event.clientX - held.startX) / held.columnWidth)
  }
  function release(event: PointerEvent): void {
    if (drag.value === null || event.pointerId !== held?.pointerId) return
    pull(event)
    const { cell } = drag.value
    const g = directionOf(drag.value)
    if (g === null || !isInWindow(event)) {
      cancel()
      return
    }
    letGo()
    options.onMove({ ...cell, g })
  }
  function cancel(): void {
    if (held === null) return
    letGo()
    options.onCancel()
  }
  function letGo(): void {
    const pointerId = held?.pointerId
    held = null
    drag.value = null
    if (pointerId !== undefined && area.value?.hasPointerCapture(pointerId) === true) {
      area.value.releasePointerCapture(pointerId)
    }
  }

  useEventListener(area, 'pointerdown', press)
  useEventListener(area, 'pointermove', pull)
  useEventListener(area, 'pointerup', release)
  useEventListener(area, ['pointercancel', 'lostpointercapture'], (event) => {
    if (event.pointerId === held?.pointerId) cancel()
  })
  useInterruptions(() => held !== null, cancel)

  return { drag, isDragging: computed(() => drag.value !== null), cancel }
}

/** What ends a gesture from elsewhere: Escape, and a window that is left. */
function useInterruptions(isHolding: () => boolean, cancel: () => void): void {
  const cancelByEscape = (event: KeyboardEvent) => {
    if (!isHolding() || event.key !== 'Escape') return
    event.preventDefault()
    cancel()
  }
  useEventListener(window, 'blur', cancel)
  useEventListener(window, 'keydown', cancelByEscape, { capture: true })
  useEventListener(document, 'visibilitychange', () => {
    if (document.hidden) cancel()
  })
}

function cellAt(box: DOMRect, { clientX, clientY }: PointerEvent): Cell {
  return {
    x: Math.floor(((clientX - box.left) / box.width) * WIDTH),
    y: Math.floor(((box.bottom - clientY) / box.height) * HEIGHT),
  }
}

function isInWindow({ clientX, clientY }: PointerEvent): boolean {
  return clientX >= 0 && clientY >= 0 && clientX < innerWidth && clientY < innerHeight
}
