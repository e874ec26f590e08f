/** The jobs about Mayan levels, and what each ends with. */
import { z } from 'zod'
import { jobSchema, seedSchema } from '../../ipc/jobShape'
import type { GenerateReport } from './generator/generateTask'
import { setupSchema } from './levelDocument'
import type { AnalysisReport } from './solver/analysis'
import type { SolveReport } from './solver/verdict'
import type { WinMap } from './solver/winMap'

export const MAYAN_JOBS = [
  jobSchema('mayan.solve', { setup: setupSchema }),
  jobSchema('mayan.analyse', {
    setup: setupSchema,
    /** Where n has no solution, the minimum is looked for up to so many moves. */
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
] as const

export interface MayanJobResults {
  readonly 'mayan.solve': SolveReport
  readonly 'mayan.analyse': AnalysisReport
  readonly 'mayan.winMap': WinMap
  readonly 'mayan.generate': GenerateReport
}
