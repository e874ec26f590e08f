/** The orders of links that are known: one that clears the board, and one that loses it. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Pair } from '@shared/games/lianliankan/rules/position'
import { useVerification } from './verification'

export const ORDER_KINDS = ['clears', 'loses'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

const NO_PAIRS: readonly Pair[] = []

export const useOrders = defineStore('lianliankan.orders', () => {
  const verifying = useVerification()
  const wanted = shallowRef<OrderKind>('clears')

  /** The same arrays as long as the parts of the report are the same. */
  const clearing = computed(() => {
    const verdict = verifying.report?.verdict
    return verdict?.kind === 'solved' ? verdict.pairs : NO_PAIRS
  })
  const robustness = computed(() => verifying.report?.robustness)
  const losing = computed(() =>
    robustness.value?.kind === 'fatal'
      ? [...robustness.value.after, robustness.value.pair]
      : NO_PAIRS,
  )
  const chosen = computed<OrderKind>(() =>
    wanted.value === 'loses' && losing.value.length > 0 ? 'loses' : 'clears',
  )
  const pairs = computed(() => (chosen.value === 'loses' ? losing.value : clearing.value))

  watch(
    () => verifying.question,
    () => (wanted.value = 'clears'),
    { flush: 'sync' },
  )

  function choose(kind: OrderKind): void {
    wanted.value = kind
  }

  return { clearing, losing, chosen, pairs, choose }
})
