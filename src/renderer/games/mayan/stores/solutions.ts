/** The solutions that are known, and the one that is looked at: the smallest, until another is chosen. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Move } from '@shared/games/mayan/board'
import { solutionRows } from '../panel/solutionRows'
import { useVerification } from './verification'

/** Always the same, so that nothing is made anew while a search tells its progress. */
const NO_MOVES: readonly Move[] = []

export const useSolutions = defineStore('mayan.solutions', () => {
  const verifying = useVerification()
  const chosen = shallowRef(0)
  const rows = computed(() =>
    verifying.finding === null ? [] : solutionRows(verifying.finding.report),
  )
  const moves = computed(() => rows.value[chosen.value]?.moves ?? NO_MOVES)

  watch(
    () => verifying.finding,
    () => (chosen.value = 0),
    { flush: 'sync' },
  )

  function choose(index: number): void {
    chosen.value = Math.max(0, Math.min(index, rows.value.length - 1))
  }

  return { chosen, moves, choose }
})
