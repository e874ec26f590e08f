/**
 * Where notices are shown: inside the open dialog, since nothing behind it can be reached or is read
 * out, or else in the frame.
 */
import { computed, onScopeDispose, shallowReactive, watch, type ShallowRef } from 'vue'

/** Of the open dialogs, the last one opened last. */
const places = shallowReactive<HTMLElement[]>([])

/** Null while no dialog is open. */
export const noticePlace = computed(() => places.at(-1) ?? null)

/** @param place exists as long as the dialog is open */
export function offerNoticePlace(place: Readonly<ShallowRef<HTMLElement | null>>): void {
  function remove(element: HTMLElement | null | undefined): void {
    const at = element ? places.indexOf(element) : -1
    if (at >= 0) places.splice(at, 1)
  }
  watch(
    place,
    (now, before) => {
      remove(before)
      if (now !== null) places.push(now)
    },
    { flush: 'sync' },
  )
  onScopeDispose(() => {
    remove(place.value)
  })
}
