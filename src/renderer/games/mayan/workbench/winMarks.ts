/**
 * What each move of the position on screen leads to, when that is asked to be seen: one map at a
 * time, for the position that is looked at.
 */
import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { Position } from '@shared/games/mayan/rules/position'
import { unpackStacks } from '@shared/games/mayan/rules/position'
import type { MoveVerdict } from '@shared/games/mayan/solver/winMap'
import { runJob } from '../../../api/runJob'

/** A map takes milliseconds; one that takes longer is shown as far as it is known. */
const MAX_SECONDS = 10

interface Looked {
  readonly position: Position
  /** Moves that are left. */
  readonly left: number
}

export const useWinMarks = defineStore('mayan.winMarks', () => {
  const isOn = shallowRef(false)
  const moves = shallowRef<readonly MoveVerdict[]>([])
  let giveUp = new AbortController()

  /** Shows the map of a position, or none. */
  async function look(at: Looked | null): Promise<void> {
    giveUp.abort()
    giveUp = new AbortController()
    moves.value = []
    if (!isOn.value || at === null || at.left < 1) return
    const { signal } = giveUp
    const setup = { stacks: unpackStacks(at.position), steps: at.left }
    const limits = { maxSeconds: MAX_SECONDS }
    const map = await runJob({ kind: 'mayan.winMap', setup, limits }, signal)
    if (!signal.aborted && map !== null) moves.value = map.moves
  }

  function toggle(): void {
    isOn.value = !isOn.value
  }

  return { isOn, moves, look, toggle }
})

/** Keeps the map at the position that is shown. @param at null where there is none */
export function useWinMarksOf(at: () => Looked | null) {
  const winMarks = useWinMarks()
  watch([at, () => winMarks.isOn], ([looked]) => void winMarks.look(looked), { immediate: true })
  return winMarks
}
