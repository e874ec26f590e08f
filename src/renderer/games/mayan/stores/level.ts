/** The open level as a Mayan one: any setup, legal or not, what is wrong with it, and changing it. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { Cell } from '@shared/games/mayan/rules/board'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import { emptySetup, findProblems, type Setup } from '@shared/games/mayan/rules/setup'
import { useOpenLevel } from '../../../stores/openLevel'

/** Stands in while no level is open. */
const NO_LEVEL: LevelDocument = { game: 'mayan', setup: emptySetup() }

export const useLevel = defineStore('mayan.level', () => {
  const open = useOpenLevel()
  const document = computed(() => (open.document?.game === 'mayan' ? open.document : NO_LEVEL))
  /** The same object as long as neither board nor n change. */
  const setup = computed(() => document.value.setup)
  const stacks = computed(() => setup.value.stacks)
  const problems = computed(() => findProblems(setup.value))
  const isLegal = computed(() => problems.value.every(({ rank }) => rank !== 'fatal'))
  const code = computed(() => printLevelCode(setup.value))
  /** Cells a problem is pointing at. */
  const highlighted = shallowRef<readonly Cell[]>([])

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
  /** @param isTyped the digits that are typed one after the other are one step */
  function setSteps(steps: number | null, isTyped = false): void {
    if (steps !== setup.value.steps) change({ ...setup.value, steps }, isTyped ? 'steps' : null)
  }
  function highlight(cells: readonly Cell[]): void {
    highlighted.value = cells
  }

  return {
    document,
    setup,
    stacks,
    generation: computed(() => open.generation),
    problems,
    isLegal,
    code,
    highlighted,
    change,
    setSteps,
    highlight,
  }
})
