/** The solutions that are known, and the one that is looked at: the first, until another is chosen. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { compareMoves, type Move } from '@shared/games/mayan/rules/board'
import { solutionRows } from '../panel/solutionRows'
import { useVerification } from './verification'

const NO_MOVES: readonly Move[] = []

export const useSolutions = defineStore('mayan.solutions', () => {
  const verifying = useVerification()
  /** What was chosen; null for the first of whatever there is. */
  const wanted = shallowRef<readonly Move[] | null>(null)
  const rows = computed(() => {
    const { finding } = verifying
    return finding === null ? [] : solutionRows(finding.report, finding.steps)
  })
  const chosen = computed(() => {
    const moves = wanted.value
    return moves === null
      ? 0
      : Math.max(
          0,
          rows.value.findIndex((row) => isSame(row.moves, moves)),
        )
  })
  /** The same array as long as the moves are the same, so that the board does not start anew. */
  const moves = computed<readonly Move[]>((before) => {
    const now = rows.value[chosen.value]?.moves ?? NO_MOVES
    return before !== undefined && isSame(before, now) ? before : now
  })

  watch(
    () => verifying.question,
    () => (wanted.value = null),
    { flush: 'sync' },
  )

  function choose(index: number): void {
    wanted.value = rows.value[Math.max(0, Math.min(index, rows.value.length - 1))]?.moves ?? null
  }

  return { rows, chosen, moves, choose }
})

function isSame(one: readonly Move[], other: readonly Move[]): boolean {
  const isEqual = (move: Move, index: number) => {
    const twin = other[index]
    return twin !== undefined && compareMoves(move, twin) === 0
  }
  return one.length === other.length && one.every(isEqual)
}
