/** The contest kit that is asked for, and the one that was made: nothing of it is kept on disk. */
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { KitReport } from '@shared/games/mayan/contestKit/kitTask'
import { MISTAKES, type MistakeId } from '@shared/games/mayan/contestKit/mistakes'
import {
  defaultRecipe,
  impossibleGroup,
  levelCount,
  recipeFault,
  type Group,
  type Recipe,
} from '@shared/games/mayan/contestKit/recipe'
import type { SearchProgress } from '@shared/search/limits'
import { runJob } from '../../../api/runJob'
import { useKitDoor } from './kitDoor'

/** Of the seeds that are drawn: short enough to be read out. */
const SEEDS = 1_000_000

export type KitState =
  | { readonly kind: 'asked' }
  | { readonly kind: 'making'; readonly progress: SearchProgress | null }
  /** Of the very recipe that stands there: a change of it brings `asked` back. */
  | { readonly kind: 'ended'; readonly recipe: Recipe; readonly report: KitReport }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }

export const useKit = defineStore('mayan.kit', () => {
  const door = useKitDoor()
  const wish = useWish(() => {
    drop()
  })
  const state = shallowRef<KitState>({ kind: 'asked' })
  let making: AbortController | null = null

  /** Gives up what is being made, and forgets what was. */
  function drop(): void {
    making?.abort()
    making = null
    state.value = { kind: 'asked' }
  }
  async function make(): Promise<void> {
    if (wish.fault.value !== null) return
    drop()
    const own = new AbortController()
    making = own
    const recipe = wish.recipe.value
    const show = (now: KitState) => {
      if (making === own) state.value = now
    }
    show({ kind: 'making', progress: null })
    const report = await runJob(
      { kind: 'mayan.kit', recipe, limits: {} },
      own.signal,
      (progress) => {
        show({ kind: 'making', progress })
      },
    )
    show(report === null ? { kind: 'failed' } : { kind: 'ended', recipe, report })
  }
  function cancel(): void {
    drop()
    state.value = { kind: 'cancelled' }
  }
  /** What was made stays until the recipe is changed. */
  function close(): void {
    if (state.value.kind === 'making') cancel()
    door.close()
  }

  return { ...wish, state, close, make, cancel }
})

/** @param onChange whatever was made is of another recipe now */
function useWish(onChange: () => void) {
  const recipe = shallowRef<Recipe>(defaultRecipe(anySeed()))
  const total = computed(() => levelCount(recipe.value))
  /** Why nothing can be made of the recipe. */
  const fault = computed(() => recipeFault(recipe.value) ?? impossibleGroup(recipe.value))

  function change(changed: Partial<Recipe>): void {
    recipe.value = { ...recipe.value, ...changed }
    onChange()
  }
  function changeGroup(index: number, changed: Partial<Group>): void {
    const { groups } = recipe.value
    change({ groups: groups.map((group, at) => (at === index ? { ...group, ...changed } : group)) })
  }
  /** One more like the last. */
  function addGroup(): void {
    const { groups } = recipe.value
    const [first] = defaultRecipe(0).groups
    const like = groups.at(-1) ?? first
    if (like !== undefined) change({ groups: [...groups, like] })
  }
  function removeGroup(index: number): void {
    change({ groups: recipe.value.groups.filter((_, at) => at !== index) })
  }
  function choose(mistake: MistakeId, isChosen: boolean): void {
    const { mistakes } = recipe.value
    change({
      mistakes: MISTAKES.filter((id) => (id === mistake ? isChosen : mistakes.includes(id))),
    })
  }
  function drawSeed(): void {
    change({ seed: anySeed() })
  }

  return { recipe, total, fault, change, changeGroup, addGroup, removeGroup, choose, drawSeed }
}

function anySeed(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % SEEDS
}
