/** The open level as a Lianliankan one: any setup, legal or not, what is wrong with it, and changing it. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Cell } from '@shared/games/lianliankan/rules/board'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import {
  cellsByType,
  emptySetup,
  findProblems,
  type Setup,
} from '@shared/games/lianliankan/rules/setup'
import { useOpenLevel } from '../../../stores/openLevel'

/** Stands in while no level is open. */
const NO_LEVEL: LevelDocument = { game: 'lianliankan', setup: emptySetup(2, 2, 'outside') }

const NO_CELLS: readonly Cell[] = []

export const useLevel = defineStore('lianliankan.level', () => {
  const open = useOpenLevel()
  const document = computed(() =>
    open.document?.game === 'lianliankan' ? open.document : NO_LEVEL,
  )
  /** The same object as long as neither board nor rule change. */
  const setup = computed(() => document.value.setup)
  const problems = computed(() => findProblems(setup.value))
  const isLegal = computed(() => problems.value.length === 0)
  /** How many tiles there are of each type that is there. */
  const counts = computed(
    () => new Map([...cellsByType(setup.value)].map(([type, { length }]) => [type, length])),
  )
  const tiles = computed(() => [...counts.value.values()].reduce((sum, count) => sum + count, 0))
  /** Cells a problem, or a verdict, is pointing at, and those that are out of its way by then. */
  const highlighted = shallowRef(NO_CELLS)
  const faded = shallowRef(NO_CELLS)

  // Whoever pointed may be gone with what was wrong.
  watch(
    setup,
    () => {
      highlight([])
    },
    { flush: 'sync' },
  )

  function change(changed: Setup, about: string | null = null): void {
    if (changed !== setup.value) open.change({ ...document.value, setup: changed }, about)
  }
  function highlight(cells: readonly Cell[], without: readonly Cell[] = NO_CELLS): void {
    highlighted.value = cells
    faded.value = without
  }

  return {
    document,
    setup,
    generation: computed(() => open.generation),
    problems,
    isLegal,
    counts,
    tiles,
    highlighted,
    faded,
    change,
    highlight,
  }
})
