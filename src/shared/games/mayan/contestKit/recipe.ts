/** What a contest kit is asked to be: the form of a recipe file, and what it is by default. */
import { z } from 'zod'
import type { Immutable } from '../../../immutable'
import { seedSchema } from '../../../ipc/jobShape'
import { HEIGHT, MAX_COLOUR, MAX_CONTEST_STEPS, WIDTH } from '../board'
import { impossibleReason, type ImpossibleReason } from '../generator/options'
import { MISTAKES, type MistakeId } from './mistakes'

export const MOST_LEVELS = 200
export const MOST_PER_MISTAKE = 5

/** Levels of one kind. */
export const groupSchema = z.strictObject({
  count: z.int().min(1).max(MOST_LEVELS),
  steps: z.int().min(1).max(MAX_CONTEST_STEPS),
  blocks: z
    .int()
    .min(1)
    .max(WIDTH * HEIGHT),
  colours: z.int().min(1).max(MAX_COLOUR),
  /** Solved in exactly n and in no fewer; else not solvable in n, and the answer is -1. */
  solvable: z.boolean().default(true),
})
export type Group = Immutable<z.infer<typeof groupSchema>>

/** What a recipe as a whole can be refused for. */
export const RECIPE_FAULTS = ['too-many-levels', 'no-levels', 'mistake-twice'] as const
export type RecipeFault = (typeof RECIPE_FAULTS)[number]

/** The levels that the groups say, and for each mistake so many more that catch it. */
export const recipeSchema = z
  .strictObject({
    seed: seedSchema,
    groups: z.array(groupSchema).max(50).default([]),
    mistakes: z
      .array(z.enum(MISTAKES))
      .max(MISTAKES.length)
      .default([...MISTAKES]),
    perMistake: z.int().min(1).max(MOST_PER_MISTAKE).default(1),
  })
  .check(({ value, issues }) => {
    const fault = recipeFault(value)
    if (fault !== null) issues.push({ code: 'custom', message: fault, input: value })
  })
export type Recipe = Immutable<z.infer<typeof recipeSchema>>

/** As a contest's own data: from easy to hard, and some without a solution. */
export const DEFAULT_GROUPS: readonly Group[] = [
  { count: 1, steps: 2, blocks: 9, colours: 3, solvable: true },
  { count: 1, steps: 3, blocks: 12, colours: 4, solvable: true },
  { count: 1, steps: 4, blocks: 15, colours: 5, solvable: true },
  { count: 1, steps: 5, blocks: 18, colours: 6, solvable: true },
  { count: 1, steps: 3, blocks: 12, colours: 4, solvable: false },
  { count: 1, steps: 4, blocks: 15, colours: 5, solvable: false },
]

export function defaultRecipe(seed: number): Recipe {
  return { seed, groups: DEFAULT_GROUPS, mistakes: MISTAKES, perMistake: 1 }
}

/** What is wrong with a recipe whose fields are all right by themselves, or null. */
export function recipeFault(recipe: Countable): RecipeFault | null {
  const count = levelCount(recipe)
  if (count > MOST_LEVELS) return 'too-many-levels'
  if (count === 0) return 'no-levels'
  return new Set(recipe.mistakes).size < recipe.mistakes.length ? 'mistake-twice' : null
}

/** How many levels a recipe makes. */
export function levelCount({ groups, mistakes, perMistake }: Countable): number {
  return groups.reduce((sum, { count }) => sum + count, 0) + mistakes.length * perMistake
}

interface Countable {
  readonly groups: readonly { readonly count: number }[]
  readonly mistakes: readonly MistakeId[]
  readonly perMistake: number
}

/** The first group of which there can be no level, by arithmetic alone, and why. */
export function impossibleGroup(
  recipe: Recipe,
): { readonly group: number; readonly reason: ImpossibleReason } | null {
  for (const [group, { steps, blocks, colours }] of recipe.groups.entries()) {
    const reason = impossibleReason({ seed: recipe.seed, steps, blocks, colours })
    if (reason !== null) return { group, reason }
  }
  return null
}
