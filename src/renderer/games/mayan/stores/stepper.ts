/** Where in the answer the board stands. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useSettings } from '../../../stores/settings'
import { makeFilm } from '../board/film'
import { describeMove } from '../player/describeMove'
import { useFilmPlayer } from '../../../stepping/useFilmPlayer'
import { useLevel } from './level'
import { useSolutions } from './solutions'

/** A board has at most 35 blocks; films of different boards get different numbers. */
export const IDS_PER_BOARD = 100

export const useStepper = defineStore('mayan.stepper', () => {
  const level = useLevel()
  const solutions = useSolutions()
  const settings = useSettings()
  const notices = useNotices()

  const moves = computed(() => solutions.moves)
  const film = computed(() => makeFilm(level.stacks, moves.value, level.generation * IDS_PER_BOARD))
  const player = useFilmPlayer(film, () => settings.isStill, announceStep)

  const frame = computed(() => film.value.frames[player.head.value.frame])
  const scene = computed(() => frame.value?.scene ?? [])
  const steps = computed(() => moves.value.length)
  const trace = computed(() => film.value.traces[player.step.value - 1] ?? null)
  /** The clear of a chain that is to be seen, counted from 1; 0 for none. */
  const link = computed(() =>
    player.isAnimating.value && frame.value?.motion === 'mark' ? frame.value.link : 0,
  )

  function announceStep(): void {
    const line = trace.value === null ? text('steps.start') : describeMove(trace.value)
    const step = player.step.value
    notices.announce(text('steps.announce', { step, steps: steps.value, line }))
  }

  return { ...player, moves, scene, steps, trace, link }
})
