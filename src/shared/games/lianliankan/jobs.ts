/** The jobs about Lianliankan boards, and what each ends with. */
import { z } from 'zod'
import { jobSchema, seedSchema } from '../../ipc/jobShape'
import { BORDER_RULES } from './rules/board'
import type { GenerateReport } from './generator/generateTask'
import { setupSchema } from './formats/levelDocument'
import type { AnalysisReport } from './solver/analysis'
import type { PairMap } from './solver/pairMap'
import type { SolveReport } from './solver/verdict'

export const LIANLIANKAN_JOBS = [
  jobSchema('lianliankan.solve', { setup: setupSchema }),
  jobSchema('lianliankan.analyse', { setup: setupSchema }),
  /** For each pair that can be linked, whether the rest stays clearable. */
  jobSchema('lianliankan.pairMap', { setup: setupSchema }),
  jobSchema('lianliankan.generate', {
    options: z.strictObject({
      seed: seedSchema,
      rows: z.int(),
      columns: z.int(),
      border: z.enum(BORDER_RULES),
      types: z.int(),
      tiles: z.int().optional(),
    }),
  }),
] as const

/** Those that are batch work, unless they are started as live ones. */
export const LIANLIANKAN_BATCH_JOBS = ['lianliankan.generate'] as const

export interface LianliankanJobResults {
  readonly 'lianliankan.solve': SolveReport
  readonly 'lianliankan.analyse': AnalysisReport
  readonly 'lianliankan.pairMap': PairMap
  readonly 'lianliankan.generate': GenerateReport
}
