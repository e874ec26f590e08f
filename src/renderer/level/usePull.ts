/**
 * The one drag gesture, of blocks, tiles and cards: press, pull, let go, the same with mouse, touch
 * and pen. A press that is let go without moving is a tap, unless it was long.
 *
 * Whatever else happens meanwhile ends it without a change: Escape, another button, a window that
 * loses the focus, a pointer that the system takes, the unmount of its component, and a change of what is
 * held. Another pointer does nothing. While it is pulled the document has the pointer, so nothing
 * depends on the element that was pressed, which may go; and no click comes of it, however it ends.
 */
import { useEventListener } from '@vueuse/core'
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import { keyOf } from '../actions/keyPress'

/** Less is a tap with an unsteady hand, in pixels. */
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

export interface PullOptions<Grip> {
  /** How far it must go before it is a pull, in pixels; with 0 there are no taps. */
  readonly slop?: number
  /** What is pulled about; when it changes, what is held may be gone. */
  readonly of: () => unknown
  /** It begins to move. */
  readonly lift?: (grip: Grip) => void
  readonly move?: (pull: Pull<Grip>) => void
  /** Pressed and let go without moving. */
  readonly tap?: (grip: Grip) => void
  readonly drop: (pull: Pull<Grip>) => void
  /** It was lifted, and is not dropped. */
  readonly giveUp?: (grip: Grip) => void
}

interface Press<Grip> {
  readonly pointerId: number
  readonly pointerType: string
  readonly grip: Grip
  readonly start: Point
  isLong: boolean
}

export function usePull<Grip>({ slop = SLOP, ...on }: PullOptions<Grip>) {
  const pull = shallowRef<Pull<Grip> | null>(null)
  const isPulling = computed(() => pull.value !== null)
  let pressed: Press<Grip> | null = null

  function press(event: PointerEvent, grip: Grip): void {
    if (event.button !== 0 || !event.isPrimary || pressed !== null) return
    const { pointerId, pointerType } = event
    pressed = { pointerId, pointerType, grip, start: pointOf(event), isLong: false }
    if (slop === 0) moveTo(pointOf(event))
  }
  function follow(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointerId) return
    // Another button is down, or this one was let go where the window could not see it.
    if (event.buttons === 1) moveTo(pointOf(event))
    else cancel()
  }
  function moveTo(client: Point): void {
    if (pressed === null) return
    const { start, grip, pointerId } = pressed
    if (pull.value === null) {
      if (Math.hypot(client.x - start.x, client.y - start.y) < slop) return
      const { documentElement: root } = document
      root.setPointerCapture(pointerId)
      root.toggleAttribute('data-pulling', true)
      on.lift?.(grip)
    }
    pull.value = { grip, client }
    on.move?.(pull.value)
  }
  function release(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointerId) return
    moveTo(pointOf(event))
    const { grip, isLong } = pressed
    const held = end()
    if (held !== null) on.drop(held)
    else if (!isLong) on.tap?.(grip)
  }
  /** Ends without a change. The pointer stays captured until it is let go: no click comes of it. */
  function cancel(): void {
    const held = end()
    if (held !== null) on.giveUp?.(held.grip)
  }
  /** @returns what was pulled */
  function end(): Pull<Grip> | null {
    const { value: held } = pull
    pressed = null
    pull.value = null
    if (held !== null) document.documentElement.toggleAttribute('data-pulling', false)
    return held
  }

  useEventListener(window, 'pointermove', follow)
  useEventListener(window, 'pointerup', release)
  useInterruptions({ pressed: () => pressed, cancel })
  watch(on.of, cancel, { flush: 'sync' })
  onScopeDispose(cancel)

  return { pull, isPulling, press, cancel }
}

/** What ends a gesture from elsewhere. */
function useInterruptions(gesture: {
  readonly pressed: () => Press<unknown> | null
  readonly cancel: () => void
}): void {
  const { cancel } = gesture
  const cancelOwn = ({ pointerId }: PointerEvent) => {
    if (pointerId === gesture.pressed()?.pointerId) cancel()
  }
  /** Another pointer, or this one, whose release nobody saw. */
  const meetPress = (event: PointerEvent) => {
    const pressed = gesture.pressed()
    if (pressed === null) return
    if (event.pointerId === pressed.pointerId) cancel()
    else event.stopPropagation()
  }
  const cancelByEscape = (event: KeyboardEvent) => {
    if (gesture.pressed() === null || keyOf(event) !== 'Escape') return
    cancel()
    event.preventDefault()
    event.stopPropagation()
  }
  /** A finger that rests may still pull; on macOS this is a click with Control. */
  const endTap = () => {
    const pressed = gesture.pressed()
    if (pressed?.pointerType === 'mouse') cancel()
    else if (pressed !== null) pressed.isLong = true
  }
  useEventListener(window, 'pointerdown', meetPress, { capture: true })
  useEventListener(window, 'pointercancel', cancelOwn)
  useEventListener(document.documentElement, 'lostpointercapture', (event) => {
    // What a finger has pressed loses it, too, when the document gets it.
    if (event.target === event.currentTarget) cancelOwn(event)
  })
  useEventListener(window, 'contextmenu', endTap, { capture: true })
  useEventListener(window, 'blur', cancel)
  useEventListener(window, 'keydown', cancelByEscape, { capture: true })
  useEventListener(document, 'visibilitychange', () => {
    if (document.hidden) cancel()
  })
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

/** With the right button, or with Control on macOS; a long press is none. */
export function isSecondary({ button, ctrlKey }: PointerEvent, platform: string): boolean {
  return button === 2 || (button === 0 && ctrlKey && platform === 'darwin')
}
