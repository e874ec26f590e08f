/** The level on screen: any setup, legal or not, where it came from, and what is wrong with it. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Cell } from '@shared/games/mayan/board'
import { parseLevelCode, printLevelCode } from '@shared/games/mayan/levelCode'
import { emptySetup, findProblems, type Setup } from '@shared/games/mayan/setup'

/** The sample of the original task (NOIP 2011 day 2). */
const SAMPLE_CODE = '1/21/234/31/2434 3'

export const useLevel = defineStore('mayan.level', () => {
  const sample = parseLevelCode(SAMPLE_CODE)
  const setup = shallowRef<Setup>(sample.ok ? sample.value : emptySetup())
  /** Null for the built-in sample, whose name is translated. */
  const fileName = shallowRef<string | null>(null)
  /** Counts the boards shown; blocks of different boards are different blocks. */
  const generation = shallowRef(0)
  /** Cells a problem is pointing at. */
  const highlighted = shallowRef<readonly Cell[]>([])

  const stacks = computed(() => setup.value.stacks)
  const problems = computed(() => findProblems(setup.value))
  const isLegal = computed(() => problems.value.every(({ rank }) => rank !== 'fatal'))
  const code = computed(() => printLevelCode(setup.value))
  const name = computed(() => fileName.value?.replace(/\.\w+$/, '') ?? null)

  function show(shown: Setup, file: string): void {
    generation.value++
    setup.value = shown
    fileName.value = file
    highlighted.value = []
  }
  function setSteps(steps: number | null): void {
    if (steps !== setup.value.steps) setup.value = { ...setup.value, steps }
  }
  function highlight(cells: readonly Cell[]): void {
    highlighted.value = cells
  }

  return {
    setup,
    stacks,
    fileName,
    name,
    generation,
    highlighted,
    problems,
    isLegal,
    code,
    show,
    setSteps,
    highlight,
  }
})
