/** The size of an element without its padding, in CSS pixels, known from the first frame on. */
import { useResizeObserver } from '@vueuse/core'
import { computed, shallowRef, watch, type Ref } from 'vue'

/**
 * Unlike VueUse's `useElementSize`, which is 0 after mounting until the observer's first report:
 * what is fitted into the element would be shown, and could be pressed, at its least size.
 */
export function useContentSize(element: Readonly<Ref<HTMLElement | null>>) {
  const size = shallowRef({ width: 0, height: 0 })
  watch(
    element,
    (mounted) => {
      size.value = mounted === null ? { width: 0, height: 0 } : contentSizeOf(mounted)
    },
    { flush: 'post' },
  )
  useResizeObserver(element, ([entry]) => {
    if (entry !== undefined) size.value = entry.contentRect
  })
  return { width: computed(() => size.value.width), height: computed(() => size.value.height) }
}

function contentSizeOf(element: HTMLElement): { width: number; height: number } {
  const style = getComputedStyle(element)
  const sum = (...lengths: string[]) => lengths.reduce((total, px) => total + parseFloat(px), 0)
  return {
    width: element.clientWidth - sum(style.paddingLeft, style.paddingRight),
    height: element.clientHeight - sum(style.paddingTop, style.paddingBottom),
  }
}
