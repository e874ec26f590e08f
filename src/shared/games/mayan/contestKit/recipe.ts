/** What a contest kit is asked to be, what it is by default, and what can't be asked for. */
import { impossibleReason, type ImpossibleReason } from '../generator/options'
import { MISTAKES, type MistakeId } from './mistakes'

export const MOST_LEVELS = 200
export const MOST_PER_MISTAKE = 5

/** Levels of one kind. */
export interface Group {
  readonly count: number
  /** 1…`MAX_CONTEST_STEPS` */
  readonly steps: number
  readonly blocks: number
  readonly colours: number
  /** Solved in exactly n and in no fewer; else not solvable in n, and the answer is -1. */
  readonly solvable: boolean
}

/** The levels of the groups, and for each mistake a number of levels that catch it. */
export interface Recipe {
  /** 0…`MAX_SEED`; the same recipe with the same seed gives the same kit. */
  readonly seed: number
  readonly groups: readonly Group[]
  readonly mistakes: readonly MistakeId[]
  readonly perMistake: number
}

/** As a contest's own data: from easy to hard, and some without a solution. */
export const DEFAULT_GROUPS: readonly Group[] = [
  { count: 1, steps: 2, blocks: 9, colours: 3, solvable: true },
  { count: 1, steps: 3, blocks: 12, colours: 4, solvable: true },
  { count: 1, steps: 4, blocks: 15, colours: 5, solvable: true },
  { count: 1, steps: 5, blocks: 18, colours: 6, solvable: true },
  { count: 1, steps: 3, blocks: 12, colours: 4, solvable: false },
  { count: 1, steps: 4, blocks: 15, colours: 5, solvable: false },
]

/**
 * The recipe of a kit where nothing else is asked for.
 *
 * @param seed of everything that is drawn
 */
export function defaultRecipe(seed: number): Recipe {
  return { seed, groups: DEFAULT_GROUPS, mistakes: MISTAKES, perMistake: 1 }
}

/** What a recipe as a whole can be refused for. */
export const RECIPE_FAULTS = ['too-many-levels', 'no-levels', 'mistake-twice'] as const
export type RecipeFault = (typeof RECIPE_FAULTS)[number]

/** What is wrong with a recipe whose fields are all right by themselves, or null. */
export function recipeFault(recipe: Recipe): RecipeFault | null {
  const count = levelCount(recipe)
  if (count > MOST_LEVELS) return 'too-many-levels'
  if (count === 0) return 'no-levels'
  return new Set(recipe.mistakes).size < recipe.mistakes.length ? 'mistake-twice' : null
}

/** How many levels a recipe makes. */
export function levelCount({ groups, mistakes, perMistake }: Recipe): number {
  return groups.reduce((sum, { count }) => sum + count, 0) + mistakes.length * perMistake
}

/** The first group of which there can be no level, by arithmetic alone, and why. */
export function impossibleGroup({
  seed,
  groups,
}: Recipe): { readonly group: number; readonly reason: ImpossibleReason } | null {
  for (const [group, { steps, blocks, colours }] of groups.entries()) {
    const reason = impossibleReason({ seed, steps, blocks, colours })
    if (reason !== null) return { group, reason }
  }
  return null
}
