/** The open level as a Lianliankan one. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Cell } from '@shared/games/lianliankan/rules/board'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import {
  cellsByType,
  emptySetup,
  findProblems,
  type Setup,
  type SetupProblem,
} from '@shared/games/lianliankan/rules/setup'
import { useEditedLevel } from '../../../edit/editedLevel'

/** Stands in while no level is open. */
const NO_LEVEL: LevelDocument = { game: 'lianliankan', setup: emptySetup(2, 2, 'outside') }

export const useLevel = defineStore('lianliankan.level', () => {
  const level = useEditedLevel<Setup, LevelDocument, SetupProblem, Cell>({
    documentOf: (open) => (open?.game === 'lianliankan' ? open : NO_LEVEL),
    findProblems,
    isFatal: () => true,
    withSetup: (document, setup) => ({ ...document, setup }),
  })
  /** The number of tiles of each type on the board. */
  const counts = computed(
    () => new Map([...cellsByType(level.setup.value)].map(([type, { length }]) => [type, length])),
  )
  const tiles = computed(() => [...counts.value.values()].reduce((sum, count) => sum + count, 0))

  return { ...level, counts, tiles }
})
