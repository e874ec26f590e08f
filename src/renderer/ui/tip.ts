/**
 * Tooltips: `v-tip` sets the text, and one layer (`TipLayer.vue`) shows the current one, so that a
 * screen full of buttons needs no component for each.
 */
import { shallowRef, type Directive } from 'vue'

export interface Tip {
  readonly label: string
  readonly shortcut?: string | undefined
  readonly side?: 'top' | 'bottom' | undefined
}

export interface ShownTip extends Omit<Tip, 'label'> {
  readonly anchor: HTMLElement
  /** Null if the anchor shows the same text. */
  readonly label: string | null
}

const tips = new WeakMap<Element, Tip>()

export const shownTip = shallowRef<ShownTip | null>(null)

export const vTip: Directive<HTMLElement, Tip | undefined> = {
  mounted: (anchor, { value }) => {
    if (value !== undefined) tips.set(anchor, value)
  },
  updated: (anchor, { value }) => {
    if (value === undefined) tips.delete(anchor)
    else tips.set(anchor, value)
    if (shownTip.value?.anchor === anchor) showTip(anchor)
  },
  beforeUnmount: (anchor) => {
    if (shownTip.value?.anchor === anchor) showTip(null)
  },
}

/** The nearest element with a tooltip, from an element outwards. */
export function tippedFrom(element: Element | null): HTMLElement | null {
  for (let at = element; at !== null; at = at.parentElement) {
    if (tips.has(at)) return at as HTMLElement
  }
  return null
}

export function showTip(anchor: HTMLElement | null): void {
  shownTip.value = anchor === null ? null : tipBy(anchor)
}

function tipBy(anchor: HTMLElement): ShownTip | null {
  const tip = tips.get(anchor)
  if (tip === undefined) return null
  const label = anchor.innerText.trim() === tip.label ? null : tip.label
  return label === null && !tip.shortcut ? null : { ...tip, label, anchor }
}
