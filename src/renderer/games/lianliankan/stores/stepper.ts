/** The step of the chosen order of links that the board shows. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { levelFromSetup } from '@shared/games/lianliankan/rules/setup'
import { useAnswerStepper } from '../../../edit/answerStepper'
import { text } from '../../../i18n/text'
import { goneIn, makeFilm } from '../board/film'
import { describeLink } from '../board/words'
import { useLevel } from './level'
import { useOrders } from './orders'

export const useStepper = defineStore('lianliankan.stepper', () => {
  const level = useLevel()
  const orders = useOrders()

  const film = computed(() => {
    const position = levelFromSetup(level.setup)
    return makeFilm(position.ok ? position.value : null, orders.pairs)
  })
  const stepper = useAnswerStepper(film, {
    start: text('linkSteps.start'),
    describe: describeLink,
  })
  /** Of the tiles that are not on the board any more. */
  const gone = computed(() => {
    const frame = stepper.frame.value
    return frame === undefined ? [] : goneIn(film.value, frame)
  })

  return { ...stepper, gone }
})
