/** What follows from the state of a game, as reactive values. */
import { computed, type Ref } from 'vue'
import { tileCount, type Position } from '@shared/games/lianliankan/rules/position'
import * as game from './playState'

export function derivePlay(state: Readonly<Ref<game.PlayState | null>>) {
  /** The same value as long as the board is the same: time alone changes nothing on it. */
  const position = computed<Position | null>((before) => {
    const now = state.value === null ? null : game.positionOf(state.value)
    return now !== null && before && isSame(now, before) ? before : now
  })
  const left = computed(() => (position.value === null ? 0 : tileCount(position.value)))
  const status = computed<game.PlayStatus>(() =>
    state.value === null || position.value === null
      ? 'playing'
      : game.statusOf(state.value, position.value),
  )
  /** Whether there is still something to do on the board. */
  const isOn = computed(() => status.value === 'playing' || status.value === 'stuck')
  const canUndo = computed(() => (state.value?.cursor ?? 0) > 0)
  const canRedo = computed(() => {
    const now = state.value
    return now !== null && now.cursor < now.steps.length
  })
  const canRestart = computed(() => {
    const now = state.value
    return now !== null && game.attemptStart(now) < now.cursor
  })
  return { position, left, status, isOn, canUndo, canRedo, canRestart }
}

function isSame(one: Position, other: Position): boolean {
  return (
    one.columns === other.columns &&
    one.border === other.border &&
    one.tiles.length === other.tiles.length &&
    one.tiles.every((type, index) => type === other.tiles[index])
  )
}
