/** Watching a solution: which one, and where in it the board stands. */
import { defineStore } from 'pinia'
import { computed, shallowRef, type Ref } from 'vue'
import type { Move } from '@shared/games/mayan/rules/board'
import { unpackStacks } from '@shared/games/mayan/rules/position'
import type { Level } from '@shared/games/mayan/rules/setup'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useSettings } from '../../../stores/settings'
import { makeFilm } from '../board/film'
import { describeMove } from '../board/words'
import { useFilmPlayer } from '../../../stepping/useFilmPlayer'
import { useReplaySolutions } from './replaySolutions'

/** Apart from the numbers of the game's own blocks, which begin with hundreds. */
const FIRST_ID = 50

export const useReplay = defineStore('mayan.replay', () => {
  const level = shallowRef<Level | null>(null)
  const { find, drop, ...solutions } = useReplaySolutions()
  const isOpen = computed(() => level.value !== null)
  const view = useReplayView(level, solutions.moves)

  /** Plays the player's own solution, and looks for others meanwhile. */
  function open(of: Level, own: readonly Move[]): void {
    level.value = of
    void find(of, own)
    view.togglePlay()
  }
  function close(): void {
    drop()
    level.value = null
  }

  return { isOpen, open, close, ...solutions, ...view }
})

function useReplayView(level: Ref<Level | null>, moves: Ref<readonly Move[]>) {
  const settings = useSettings()
  const notices = useNotices()
  const film = computed(() => {
    const stacks = level.value === null ? [] : unpackStacks(level.value.position)
    return makeFilm(stacks, moves.value, FIRST_ID)
  })
  const player = useFilmPlayer(film, () => settings.isStill, announceStep)
  const { head, motion: played, step, isAnimating } = player

  const frame = computed(() => film.value.frames[head.value.frame])
  const scene = computed(() => frame.value?.scene ?? [])
  const trace = computed(() => film.value.traces[step.value - 1] ?? null)
  const motion = computed(() => {
    const { value: now } = played
    return head.value.moves && now !== undefined ? { kind: now.motion, ms: now.ms } : null
  })
  const link = computed(() => {
    const isMark = isAnimating.value && frame.value?.motion === 'mark'
    return isMark ? frame.value.link : 0
  })
  const steps = computed(() => moves.value.length)
  const position = computed(() => trace.value?.after ?? level.value?.position ?? null)
  const left = computed(() => (level.value?.steps ?? 0) - step.value)

  function announceStep(): void {
    const line = trace.value === null ? text('steps.start') : describeMove(trace.value)
    const values = { step: step.value, steps: moves.value.length, line }
    notices.announce(text('steps.announce', values))
  }

  return { ...player, steps, motion, scene, link, trace, position, left }
}
