/** The jobs about Mayan levels, and what each ends with. */
import { z } from 'zod'
import { jobSchema, seedSchema } from '../../ipc/jobShape'
import { HEIGHT, MAX_COLOUR, MAX_STEPS, WIDTH } from './rules/board'
import type { KitReport } from './contestKit/kitTask'
import { recipeSchema } from './contestKit/recipeSchema'
import type { GenerateReport } from './generator/generateTask'
import { setupSchema } from './formats/levelDocument'
import type { AnalysisReport } from './solver/analysis'
import type { SolveReport } from './solver/verdict'
import type { WinMap } from './solver/winMap'
import type { ComposeReport } from './workbench/composeTask'
import type { FillReport } from './workbench/fillTask'
import type { ProfileReport } from './workbench/profileTask'
import type { RepairReport } from './workbench/repairTask'

const colours = z.array(z.int().min(1).max(MAX_COLOUR)).max(MAX_COLOUR)
const cell = z.union([
  z.int().min(1).max(MAX_COLOUR),
  z.strictObject({ colours, mayBeEmpty: z.boolean() }),
])
const demand = { isUnique: z.boolean(), seed: seedSchema }

export const MAYAN_JOBS = [
  jobSchema('mayan.solve', { setup: setupSchema }),
  jobSchema('mayan.analyse', {
    setup: setupSchema,
    /** Where n has no solution, the minimum is looked for up to this number of moves. */
    maxMinimum: z.int().min(0).max(20).optional(),
  }),
  /** The setup is the position, with the moves that are left as its steps. */
  jobSchema('mayan.winMap', { setup: setupSchema }),
  jobSchema('mayan.generate', {
    options: z.strictObject({
      seed: seedSchema,
      steps: z.int(),
      colours: z.int(),
      blocks: z.int(),
      isUnique: z.boolean().optional(),
      heights: z.array(z.int()).max(9).optional(),
    }),
  }),
  jobSchema('mayan.profile', { setup: setupSchema }),
  jobSchema('mayan.repair', { setup: setupSchema }),
  /** A board with cells left open. */
  jobSchema('mayan.fill', {
    sketch: z.strictObject({
      stacks: z.array(z.array(cell).max(HEIGHT)).length(WIDTH),
      steps: z.int().min(1).max(MAX_STEPS),
    }),
    options: z.strictObject({ ...demand, maxFills: z.int().min(1).max(1000) }),
  }),
  /** The setup is a sound level, or an empty board. */
  jobSchema('mayan.compose', {
    setup: setupSchema,
    options: z.strictObject({ ...demand, colours, maxBoards: z.int().min(1).max(1000) }),
  }),
  jobSchema('mayan.kit', { recipe: recipeSchema }),
] as const

/** Those that are batch work, unless they are started as live ones. */
export const MAYAN_BATCH_JOBS = [
  'mayan.generate',
  'mayan.repair',
  'mayan.fill',
  'mayan.compose',
  'mayan.kit',
] as const

export interface MayanJobResults {
  readonly 'mayan.solve': SolveReport
  readonly 'mayan.analyse': AnalysisReport
  readonly 'mayan.winMap': WinMap
  readonly 'mayan.generate': GenerateReport
  readonly 'mayan.profile': ProfileReport
  readonly 'mayan.repair': RepairReport
  readonly 'mayan.fill': FillReport
  readonly 'mayan.compose': ComposeReport
  readonly 'mayan.kit': KitReport
}
