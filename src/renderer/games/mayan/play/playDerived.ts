/** What follows from the state of a game, as reactive values. */
import { computed, type Ref } from 'vue'
import type { Position } from '@shared/games/mayan/rules/position'
import * as game from './playState'

export function derivePlay(state: Readonly<Ref<game.PlayState | null>>) {
  const attempt = computed(() => (state.value === null ? null : game.attemptOf(state.value)))
  /** The same value as long as the board is the same: time alone changes nothing on it. */
  const position = computed<Position | null>((before) => {
    const now = state.value === null ? null : game.positionOf(state.value)
    return now?.every((column, x) => column === before?.[x]) === true ? (before ?? now) : now
  })
  const left = computed(() => (state.value === null ? 0 : game.stepsLeft(state.value)))
  const status = computed(() => (state.value === null ? 'playing' : game.statusOf(state.value)))
  const canUndo = computed(() => (state.value?.cursor ?? 0) > 0)
  const canRedo = computed(() => {
    const now = state.value
    return now !== null && now.cursor < now.steps.length
  })
  const canRestart = computed(() => (attempt.value?.done ?? 0) > 0)
  return { attempt, position, left, status, canUndo, canRedo, canRestart }
}
