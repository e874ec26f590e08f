/** The open level as a Mayan one. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Cell } from '@shared/games/mayan/rules/board'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import {
  emptySetup,
  findProblems,
  type Setup,
  type SetupProblem,
} from '@shared/games/mayan/rules/setup'
import { useEditedLevel } from '../../../edit/editedLevel'

/** Stands in while no level is open. */
const NO_LEVEL: LevelDocument = { game: 'mayan', setup: emptySetup() }

export const useLevel = defineStore('mayan.level', () => {
  const level = useEditedLevel<Setup, LevelDocument, SetupProblem, Cell>({
    documentOf: (open) => (open?.game === 'mayan' ? open : NO_LEVEL),
    findProblems,
    isFatal: ({ rank }) => rank === 'fatal',
    withSetup: (document, setup) => ({ ...document, setup }),
  })
  const { setup, change } = level
  const stacks = computed(() => setup.value.stacks)
  const code = computed(() => printLevelCode(setup.value))

  /** @param isTyped consecutive typed digits are one step of undo */
  function setSteps(steps: number | null, isTyped = false): void {
    if (steps !== setup.value.steps) change({ ...setup.value, steps }, isTyped ? 'steps' : null)
  }

  return { ...level, stacks, code, setSteps }
})
