/** Where in an order of links the board stands. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { levelFromSetup } from '@shared/games/lianliankan/rules/setup'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useSettings } from '../../../stores/settings'
import { useFilmPlayer } from '../../../stepping/useFilmPlayer'
import { goneIn, makeFilm } from '../board/film'
import { describeLink } from '../panel/describeLink'
import { useLevel } from './level'
import { useOrders } from './orders'

export const useStepper = defineStore('lianliankan.stepper', () => {
  const level = useLevel()
  const orders = useOrders()
  const settings = useSettings()
  const notices = useNotices()

  const film = computed(() => {
    const position = levelFromSetup(level.setup)
    return makeFilm(position.ok ? position.value : null, orders.pairs)
  })
  const player = useFilmPlayer(film, () => settings.isStill, announceStep)

  const frame = computed(() => film.value.frames[player.head.value.frame])
  const traces = computed(() => film.value.traces)
  const steps = computed(() => traces.value.length)
  const trace = computed(() => traces.value[player.step.value - 1] ?? null)
  /** Of the tiles that are not on the board any more. */
  const gone = computed(() => (frame.value === undefined ? [] : goneIn(film.value, frame.value)))

  function announceStep(): void {
    const line = trace.value === null ? text('linkSteps.start') : describeLink(trace.value)
    const step = player.step.value
    notices.announce(text('steps.announce', { step, steps: steps.value, line }))
  }

  return { ...player, frame, traces, steps, trace, gone }
})
