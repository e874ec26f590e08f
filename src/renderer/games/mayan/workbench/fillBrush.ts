/** What the next cell that is opened may become, and what a filled level has to be. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { EVERY_COLOUR } from '@shared/games/mayan/workbench/sketch'
import { useLevel } from '../stores/level'

export const useFillBrush = defineStore('mayan.fillBrush', () => {
  const level = useLevel()
  const chosen = shallowRef<readonly number[] | null>(null)
  const mayBeEmpty = shallowRef(false)
  const isUnique = shallowRef(false)
  /** The colours of the board, unless others are chosen. */
  const colours = computed({
    get: () => {
      if (chosen.value !== null) return chosen.value
      const onBoard = EVERY_COLOUR.filter((colour) => level.stacks.flat().includes(colour))
      return onBoard.length > 0 ? onBoard : EVERY_COLOUR
    },
    set: (colours) => (chosen.value = colours),
  })

  return { colours, mayBeEmpty, isUnique }
})
