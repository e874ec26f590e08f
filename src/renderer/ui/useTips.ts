/**
 * Shows and hides tooltips: after the pointer has rested, or at once if one was shown a moment ago or
 * the keyboard moved the focus. They stay while the pointer is on them; any key hides them.
 */
import { useEventListener } from '@vueuse/core'
import { showTip, shownTip, tippedFrom } from './tip'

/** Milliseconds: until a tooltip is shown; until it is hidden; and how long the next one is shown at once. */
const SHOW_DELAY = 400
const HIDE_DELAY = 120
const SHOW_AT_ONCE = 300

/** @param isBubble whether an element is the tooltip itself, or in it */
export function useTips(isBubble: (element: Element) => boolean): void {
  let over: HTMLElement | null = null
  let timer: number | undefined
  let hiddenAt = -Infinity

  function schedule(ms: number, then: () => void): void {
    clearTimeout(timer)
    timer = window.setTimeout(then, ms)
  }
  function hide(): void {
    clearTimeout(timer)
    if (shownTip.value === null) return
    hiddenAt = performance.now()
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
    if (anchor === null) schedule(HIDE_DELAY, hide)
    else if (shownTip.value !== null || performance.now() - hiddenAt < SHOW_AT_ONCE) show(anchor)
    else schedule(SHOW_DELAY, () => show(anchor))
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
