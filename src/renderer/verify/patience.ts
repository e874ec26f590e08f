/** What is shown while a verdict is waited for: the one before, at first without a sign of waiting. */
import {
  computed,
  readonly,
  shallowRef,
  toValue,
  watch,
  type MaybeRefOrGetter,
  type Ref,
} from 'vue'

/** A verdict that comes sooner takes the place of the one before without a sign of waiting. */
export const PATIENCE_MS = 150

/**
 * Whether something has lasted for a while: what is soon over is not worth showing.
 *
 * @param ms how long it may last unseen
 */
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

/**
 * The verdict that stays on the card while a search is young. Until something is known about the level
 * as it is now, what was known before stays; what was known of another level only while that is not
 * noticed.
 *
 * @param isUnknown whether the search has not yet found what the card shows first
 * @returns `before`: the verdict that stays; null for the current one. `isStale`: it is visibly old
 */
export function usePatience<Previous extends { readonly generation: number }>(
  verification: { readonly isSearching: boolean; readonly previous: Previous | null },
  level: { readonly generation: number },
  isUnknown: () => boolean,
) {
  const isLate = useLate(() => verification.isSearching, PATIENCE_MS)
  const before = computed(() => {
    if (!isUnknown()) return null
    const { previous } = verification
    return previous?.generation === level.generation || !isLate.value ? previous : null
  })
  const isStale = computed(() => before.value !== null && isLate.value)
  return { isLate, before, isStale }
}
