/** Whether something has lasted for a while: what is soon over is not worth showing. */
import { readonly, shallowRef, toValue, watch, type MaybeRefOrGetter, type Ref } from 'vue'

/** @param ms how long it may last unseen */
export function useLate(lasts: MaybeRefOrGetter<boolean>, ms: number): Readonly<Ref<boolean>> {
  const isLate = shallowRef(false)
  watch(
    () => toValue(lasts),
    (now, _, onCleanup) => {
      isLate.value = false
      if (!now) return
      const timer = setTimeout(() => (isLate.value = true), ms)
      onCleanup(() => {
        clearTimeout(timer)
      })
    },
    { immediate: true },
  )
  return readonly(isLate)
}

/** A verdict that comes sooner takes the place of the one before without a sign of waiting. */
export const PATIENCE_MS = 150
