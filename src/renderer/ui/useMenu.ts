/** The state of one menu: whether it is open, where, and whether its sheet is wanted at all. */
import type { ReferenceElement } from '@floating-ui/vue'
import { shallowRef } from 'vue'
import { isAtRest, laterComponent, useOnceWanted } from '../later'

export const MenuSheet = laterComponent(() => import('./MenuSheet.vue'))

/** A menu that was never opened. */
const NOWHERE: ReferenceElement = { getBoundingClientRect: () => new DOMRect() }

export function useMenu() {
  const isOpen = shallowRef(false)
  const isNear = shallowRef(false)
  const anchor = shallowRef<ReferenceElement>(NOWHERE)
  const isByKey = shallowRef(false)
  // Before it is opened, so that it is there at once; but not while the page is being started.
  const isWanted = useOnceWanted(() => isOpen.value || (isNear.value && isAtRest.value))

  return {
    isOpen,
    isWanted,
    anchor,
    isByKey,
    /** It may be opened soon. */
    comeNear(): void {
      isNear.value = true
    },
    /** @param byKey whether it begins at its first entry */
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
