/**
 * From pointer events to a dragged block: press, move, let go. Mouse, touch and pen are the same. A
 * short press without moving is a tap. Escape, a lost pointer or a window that loses the focus end
 * it without a change.
 */
import { useEventListener } from '@vueuse/core'
import { computed, shallowRef } from 'vue'
import type { Setup } from '@shared/games/mayan/setup'
import { dropped, targetAt, type BoardPoint, type Grip, type Target } from './blockDrag'

/** Less than this is a tap, in pixels. */
const SLOP = 5

export interface Drag {
  readonly grip: Grip
  readonly target: Target
  /** Of the pointer, in the window. */
  readonly client: BoardPoint
}

interface Press {
  readonly pointerId: number
  readonly grip: Grip
  readonly start: BoardPoint
}

export function useBlockDrag(board: {
  readonly setup: () => Setup
  /** Null while there is no board on screen. */
  readonly pointAt: (client: BoardPoint) => BoardPoint | null
  readonly onLift: () => void
  /** Pressed and let go without moving. */
  readonly onTap: (grip: Grip) => void
  readonly onDrop: (setup: Setup, drag: Drag) => void
}) {
  const drag = shallowRef<Drag | null>(null)
  const isDragging = computed(() => drag.value !== null)
  let pressed: Press | null = null

  function press(event: PointerEvent, grip: Grip): void {
    if (event.button !== 0 || !event.isPrimary || pressed !== null) return
    const { pointerId, clientX: x, clientY: y } = event
    pressed = { pointerId, grip, start: { x, y } }
  }

  function follow(event: PointerEvent): void {
    if (pressed === null || event.pointerId !== pressed.pointerId) return
    const client = { x: event.clientX, y: event.clientY }
    const { start, grip } = pressed
    if (drag.value === null) {
      if (Math.hypot(client.x - start.x, client.y - start.y) < SLOP) return
      board.onLift()
    }
    const point = board.pointAt(client)
    const target: Target =
      point === null ? { kind: 'outside' } : targetAt(board.setup(), grip, point)
    drag.value = { grip, target, client }
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointerId) return
    follow(event)
    const held = drag.value
    const { grip } = pressed
    cancel()
    if (held === null) board.onTap(grip)
    else board.onDrop(dropped(board.setup(), held.grip, held.target), held)
  }

  /** Ends without a change. */
  function cancel(): void {
    pressed = null
    drag.value = null
  }

  useEventListener(window, 'pointermove', follow)
  useEventListener(window, 'pointerup', release)
  useEventListener(window, ['pointercancel', 'blur'], cancel)
  useEventListener(
    window,
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || pressed === null) return
      cancel()
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )

  return { drag, isDragging, press, cancel }
}
