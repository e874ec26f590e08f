/**
 * When tooltips come and go: after a rest of the pointer, at once where one was there a moment ago,
 * at once with the keyboard's focus; they stay while the pointer is on them, and go by Escape.
 */
import { useEventListener } from '@vueuse/core'
import { showTip, shownTip, tippedFrom } from './tip'

/** Milliseconds. */
const REST = 400
const STAY = 120
const MOMENT = 300

/** @param isBubble whether an element is the tooltip itself, or in it */
export function useTips(isBubble: (element: Element) => boolean): void {
  let over: HTMLElement | null = null
  let timer: number | undefined
  let goneAt = -Infinity

  function later(ms: number, then: () => void): void {
    clearTimeout(timer)
    timer = window.setTimeout(then, ms)
  }
  function hide(): void {
    clearTimeout(timer)
    if (shownTip.value === null) return
    goneAt = performance.now()
    showTip(null)
  }
  function show(anchor: HTMLElement): void {
    clearTimeout(timer)
    showTip(anchor)
  }

  useEventListener(document, 'pointerover', ({ target, pointerType }) => {
    if (!(target instanceof Element) || pointerType === 'touch') return
    if (isBubble(target)) {
      clearTimeout(timer)
      return
    }
    const anchor = tippedFrom(target)
    if (anchor === over) return
    over = anchor
    if (anchor === null) later(STAY, hide)
    else if (shownTip.value !== null || performance.now() - goneAt < MOMENT) show(anchor)
    else later(REST, () => show(anchor))
  })
  useEventListener(document, 'pointerout', ({ relatedTarget }) => {
    if (relatedTarget !== null) return
    over = null
    hide()
  })
  useEventListener(document, 'focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const anchor = tippedFrom(target)
    if (anchor === null) hide()
    else show(anchor)
  })
  useEventListener(document, 'focusout', hide)
  for (const event of ['pointerdown', 'wheel', 'scroll', 'dragstart'] as const) {
    useEventListener(document, event, hide, { capture: true, passive: true })
  }
  useEventListener(document, 'keydown', hide, { capture: true })
}
