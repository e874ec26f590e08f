/** The state of one menu: whether it is open, where, and whether its sheet is loaded. */
import type { ReferenceElement } from '@floating-ui/vue'
import { shallowRef } from 'vue'
import { isFirstScreenShown, lazyComponent, useOnceTrue } from '../lazy'

export const MenuSheet = lazyComponent(() => import('./MenuSheet.vue'))

/** A menu that was never opened. */
const NOWHERE: ReferenceElement = { getBoundingClientRect: () => new DOMRect() }

export function useMenu() {
  const isOpen = shallowRef(false)
  const isNear = shallowRef(false)
  const anchor = shallowRef<ReferenceElement>(NOWHERE)
  const isByKey = shallowRef(false)
  // The sheet is loaded when the pointer or focus is near, but not during the start of the page.
  const isLoaded = useOnceTrue(() => isOpen.value || (isNear.value && isFirstScreenShown.value))

  return {
    isOpen,
    isLoaded,
    anchor,
    isByKey,
    /** The pointer or the focus is near. */
    prepare(): void {
      isNear.value = true
    },
    /** @param byKey whether its first entry gets the focus */
    openAt(place: ReferenceElement, byKey: boolean): void {
      anchor.value = place
      isByKey.value = byKey
      isOpen.value = true
    },
    close(): void {
      isOpen.value = false
    },
  }
}
