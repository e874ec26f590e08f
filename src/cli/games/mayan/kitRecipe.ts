/** The recipe of a kit, from a file or from options. */
import type { MistakeId } from '../../../shared/games/mayan/contestKit/mistakes'
import {
  defaultRecipe,
  impossibleGroup,
  MOST_LEVELS,
  RECIPE_FAULTS,
  recipeFault,
  type Group,
  type Recipe,
} from '../../../shared/games/mayan/contestKit/recipe'
import { recipeFileSchema } from '../../../shared/games/mayan/contestKit/recipeSchema'
import { fieldOf, parseJson } from '../../../shared/json'
import { en } from '../../../shared/messages/en'
import { faultParameters, fillIn } from '../../../shared/messages/fault'
import { reportFault } from '../../io/faults'
import { displayName, readInput, writeError } from '../../io/streams'

export interface KitOptions {
  readonly recipe?: string
  readonly seed?: number
  readonly count?: number
  readonly steps?: number
  readonly blocks?: number
  readonly colors?: number
  readonly unsolvable?: number
  readonly mistakes?: readonly MistakeId[]
  readonly perMistake?: number
  readonly out?: string
  readonly check?: string
  readonly maxNodes?: number
  readonly maxSeconds?: number
  readonly json?: boolean
}

/** The options that describe one group; without any of them the default groups are made. */
export const GROUP_OPTIONS = ['count', 'steps', 'blocks', 'colors', 'unsolvable'] as const

/** @returns null if it was refused; the reason has been reported */
export async function readRecipe(options: KitOptions, seed: number): Promise<Recipe | null> {
  const recipe =
    options.recipe === undefined
      ? recipeOf(options, seed)
      : await recipeFromFile(options.recipe, options, seed)
  if (recipe === null) return null
  const fault = recipeFault(recipe)
  if (fault !== null)
    return refuse(fillIn(en.kitFault[fault], faultParameters({ most: MOST_LEVELS })))
  const impossible = impossibleGroup(recipe)
  if (impossible !== null) {
    const { group, reason } = impossible
    const words = fillIn(en.impossible[reason], faultParameters({ ...recipe.groups[group] }))
    return refuse(fillIn(en.kitFault['impossible-group'], { group: `${group + 1}`, reason: words }))
  }
  if (options.seed === undefined && recipe.seed === seed) writeError(`seed ${seed}\n`)
  return recipe
}

function recipeOf(options: KitOptions, seed: number): Recipe | null {
  const { count = 10, steps = 4, blocks = 15, colors: colours = 5, unsolvable = 0 } = options
  const isPlain = GROUP_OPTIONS.every((name) => options[name] === undefined)
  if (unsolvable > count) return refuse('--unsolvable can’t be more than --count.')
  const group = (count: number, solvable: boolean): Group[] =>
    count === 0 ? [] : [{ count, steps, blocks, colours, solvable }]
  const asked = [...group(count - unsolvable, true), ...group(unsolvable, false)]
  const base = defaultRecipe(seed)
  return withMistakes({ ...base, groups: isPlain ? base.groups : asked }, options)
}

async function recipeFromFile(
  file: string,
  options: KitOptions,
  seed: number,
): Promise<Recipe | null> {
  const other = GROUP_OPTIONS.find((name) => options[name] !== undefined)
  if (other !== undefined) return refuse(`--${other} can’t go with --recipe, which has it.`)
  const text = await readInput(file)
  if (!text.ok) return refused(reportFault(file, text.error))
  const json = parseJson(text.value)
  if (!json.ok) return refused(reportFault(file, json.error))
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return refuse(en.kitFault['not-an-object'], displayName(file))
  }
  // A recipe needs no seed; the option's seed takes precedence over it.
  const asked = options.seed === undefined ? {} : { seed }
  const recipe = recipeFileSchema.safeParse({ seed, ...json.value, ...asked })
  if (recipe.success) return withMistakes(recipe.data, options)
  const whole = RECIPE_FAULTS.find((fault) => recipe.error.issues[0]?.message === fault)
  const words =
    whole === undefined
      ? fillIn(en.kitFault['not-a-recipe'], { field: fieldOf(recipe.error) })
      : fillIn(en.kitFault[whole], faultParameters({ most: MOST_LEVELS }))
  return refuse(words, displayName(file))
}

function withMistakes(recipe: Recipe, { mistakes, perMistake }: KitOptions): Recipe {
  return {
    ...recipe,
    mistakes: mistakes ?? recipe.mistakes,
    perMistake: perMistake ?? recipe.perMistake,
  }
}

function refuse(problem: string, where = 'error'): null {
  writeError(`${where}: ${problem}\n`)
  return null
}

/** The fault has been reported already. */
function refused(_code: unknown): null {
  return null
}
