/** The scrolled sheet of cards: its size, the rendered rows, and the scroll position. */
import { useEventListener } from '@vueuse/core'
import { computed, shallowRef, type Ref } from 'vue'
import { isFirstScreenShown } from '../../lazy'
import { useContentSize } from '../../ui/useContentSize'
import { rowsInSight, scrollFor, sheetOf, type CardSize } from './rows'

/** Space above and below a card that is scrolled to, in CSS pixels. */
const MARGIN = 20

export function useSheet(
  scroller: Readonly<Ref<HTMLElement | null>>,
  width: Readonly<Ref<number>>,
  { count, active, card }: SheetOptions,
) {
  const { height } = useContentSize(scroller)
  const top = shallowRef(0)
  useEventListener(scroller, 'scroll', () => (top.value = scroller.value?.scrollTop ?? 0), {
    passive: true,
  })

  const pitch = computed(() => card.value.height + card.value.gap)
  const sheet = computed(() => sheetOf(count.value, width.value, card.value))
  const view = computed(() => ({ top: top.value, height: height.value }))
  const rowOf = (index: number) => Math.floor(index / sheet.value.columns)
  const rows = computed(() => {
    // Before layout the positions of cards are unknown.
    if (width.value === 0) return []
    const also = active.value === null ? null : rowOf(active.value)
    return rowsInSight(sheet.value, view.value, pitch.value, isFirstScreenShown.value ? 1 : 0, also)
  })
  const cardWidth = computed(() => {
    const { columns } = sheet.value
    return (width.value - card.value.gap * (columns - 1)) / columns
  })

  function reveal(index: number): void {
    const to = scrollFor(rowOf(index), view.value, card.value, MARGIN)
    if (to === null || scroller.value === null) return
    scroller.value.scrollTop = to
    top.value = scroller.value.scrollTop
  }

  return { sheet, rows, view, pitch, cardWidth, reveal }
}

interface SheetOptions {
  readonly count: Readonly<Ref<number>>
  /** The index of the card that keeps the focus. */
  readonly active: Readonly<Ref<number | null>>
  readonly card: Readonly<Ref<CardSize>>
}
