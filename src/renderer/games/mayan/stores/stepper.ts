/** The step of the chosen answer that the board shows. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useAnswerStepper } from '../../../edit/answerStepper'
import { text } from '../../../i18n/text'
import { makeFilm } from '../board/film'
import { describeMove } from '../board/words'
import { useLevel } from './level'
import { useSolutions } from './solutions'

/** A board has at most 35 blocks; films of different boards get different numbers. */
export const IDS_PER_BOARD = 100

export const useStepper = defineStore('mayan.stepper', () => {
  const level = useLevel()
  const solutions = useSolutions()

  const moves = computed(() => solutions.moves)
  const film = computed(() => makeFilm(level.stacks, moves.value, level.generation * IDS_PER_BOARD))
  const { frame, ...stepper } = useAnswerStepper(film, {
    start: text('steps.start'),
    describe: describeMove,
  })
  const scene = computed(() => frame.value?.scene ?? [])
  /** The clear of a chain that is shown, counted from 1; 0 for none. */
  const link = computed(() =>
    stepper.isAnimating.value && frame.value?.motion === 'mark' ? frame.value.link : 0,
  )

  return { ...stepper, moves, steps: computed(() => moves.value.length), scene, link }
})
