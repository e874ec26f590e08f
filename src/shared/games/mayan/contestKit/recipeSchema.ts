/** The form of a recipe: in a job's request, and in a recipe file, which may leave things out. */
import { z } from 'zod'
import { seedSchema } from '../../../ipc/jobShape'
import { HEIGHT, MAX_COLOUR, MAX_CONTEST_STEPS, WIDTH } from '../rules/board'
import { MISTAKES } from './mistakes'
import { MOST_LEVELS, MOST_PER_MISTAKE, recipeFault, type Recipe } from './recipe'

const MOST_GROUPS = 50

const group = {
  count: z.int().min(1).max(MOST_LEVELS),
  steps: z.int().min(1).max(MAX_CONTEST_STEPS),
  blocks: z
    .int()
    .min(1)
    .max(WIDTH * HEIGHT),
  colours: z.int().min(1).max(MAX_COLOUR),
  solvable: z.boolean(),
}
const groups = z.array(z.strictObject(group)).max(MOST_GROUPS)
const mistakes = z.array(z.enum(MISTAKES)).max(MISTAKES.length)
const perMistake = z.int().min(1).max(MOST_PER_MISTAKE)

export const recipeSchema = z
  .strictObject({ seed: seedSchema, groups, mistakes, perMistake })
  .check(asAWhole) satisfies z.ZodType<Recipe>

const loose = { ...group, solvable: group.solvable.default(true) }

/** Left out, there are no groups, all levels are solvable, and all mistakes are caught once. */
export const recipeFileSchema = z
  .strictObject({
    seed: seedSchema,
    groups: z.array(z.strictObject(loose)).max(MOST_GROUPS).default([]),
    mistakes: mistakes.default([...MISTAKES]),
    perMistake: perMistake.default(1),
  })
  .check(asAWhole) satisfies z.ZodType<Recipe>

function asAWhole({ value, issues }: z.core.ParsePayload<Recipe>): void {
  const fault = recipeFault(value)
  if (fault !== null) issues.push({ code: 'custom', message: fault, input: value })
}
