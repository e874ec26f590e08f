/** The open level as a Lianliankan one: any setup, legal or not, what is wrong with it, and changing it. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Cell } from '@shared/games/lianliankan/board'
import type { LevelDocument } from '@shared/games/lianliankan/levelDocument'
import { emptySetup, findProblems, type Setup } from '@shared/games/lianliankan/setup'
import { useOpenLevel } from '../../../stores/openLevel'

/** Stands in while no level is open. */
const NO_LEVEL: LevelDocument = { game: 'lianliankan', setup: emptySetup(2, 2, 'outside') }

export const useLevel = defineStore('lianliankan.level', () => {
  const open = useOpenLevel()
  const document = computed(() =>
    open.document?.game === 'lianliankan' ? open.document : NO_LEVEL,
  )
  /** The same object as long as neither board nor rule change. */
  const setup = computed(() => document.value.setup)
  const problems = computed(() => findProblems(setup.value))
  const isLegal = computed(() => problems.value.length === 0)
  /** Cells a problem is pointing at. */
  const highlighted = shallowRef<readonly Cell[]>([])

  function change(changed: Setup, about: string | null = null): void {
    if (changed !== setup.value) open.change({ ...document.value, setup: changed }, about)
  }
  function highlight(cells: readonly Cell[]): void {
    highlighted.value = cells
  }

  return {
    document,
    setup,
    generation: computed(() => open.generation),
    problems,
    isLegal,
    highlighted,
    change,
    highlight,
  }
})
