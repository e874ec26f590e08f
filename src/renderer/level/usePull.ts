/**
 * From pointer events to a piece that is pulled: press, move, let go. Mouse, touch and pen are the
 * same. A short press without moving is a tap. Escape, a lost pointer or a window that loses the
 * focus end it without a change.
 */
import { useEventListener } from '@vueuse/core'
import { computed, shallowRef } from 'vue'

/** Less than this is a tap, in pixels. */
const SLOP = 5

/** In the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What is held, and where the pointer is. */
export interface Pull<Grip> {
  readonly grip: Grip
  readonly client: Point
}

interface Press<Grip> {
  readonly pointerId: number
  readonly grip: Grip
  readonly start: Point
}

export function usePull<Grip>(on: {
  /** It begins to move. */
  readonly lift?: (grip: Grip) => void
  /** Pressed and let go without moving. */
  readonly tap?: (grip: Grip) => void
  readonly drop: (pull: Pull<Grip>) => void
}) {
  const pull = shallowRef<Pull<Grip> | null>(null)
  const isPulling = computed(() => pull.value !== null)
  let pressed: Press<Grip> | null = null

  function press(event: PointerEvent, grip: Grip): void {
    if (event.button !== 0 || !event.isPrimary || pressed !== null) return
    const { pointerId, clientX: x, clientY: y } = event
    pressed = { pointerId, grip, start: { x, y } }
  }

  function follow(event: PointerEvent): void {
    if (pressed === null || event.pointerId !== pressed.pointerId) return
    const client = { x: event.clientX, y: event.clientY }
    const { start, grip } = pressed
    if (pull.value === null) {
      if (Math.hypot(client.x - start.x, client.y - start.y) < SLOP) return
      on.lift?.(grip)
    }
    pull.value = { grip, client }
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointerId) return
    follow(event)
    const held = pull.value
    const { grip } = pressed
    cancel()
    if (held === null) on.tap?.(grip)
    else on.drop(held)
  }

  /** Ends without a change. */
  function cancel(): void {
    pressed = null
    pull.value = null
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

  return { pull, isPulling, press, cancel }
}
