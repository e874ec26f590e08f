/** The jobs about Lianliankan boards as tasks. */
import { GenerateTask } from '../../shared/games/lianliankan/generator/generateTask'
import type { LianliankanJobResults } from '../../shared/games/lianliankan/jobs'
import { levelFromSetup } from '../../shared/games/lianliankan/rules/setup'
import { AnalysisTask } from '../../shared/games/lianliankan/solver/analysis'
import { PairMapTask } from '../../shared/games/lianliankan/solver/pairMap'
import { SolveTask } from '../../shared/games/lianliankan/solver/solveTask'
import { ok } from '../../shared/result'
import { onLevel, type TaskMakers } from '../taskMakers'

export const lianliankanMakers: TaskMakers<keyof LianliankanJobResults> = {
  'lianliankan.solve': ({ setup }, tableBytes) =>
    onLevel(levelFromSetup(setup), (level) => new SolveTask(level, tableBytes)),
  'lianliankan.analyse': ({ setup }, tableBytes) =>
    onLevel(levelFromSetup(setup), (level) => new AnalysisTask(level, tableBytes)),
  'lianliankan.pairMap': ({ setup }, tableBytes) =>
    onLevel(levelFromSetup(setup), (level) => new PairMapTask(level, tableBytes)),
  'lianliankan.generate': ({ options: { tiles, ...options } }) =>
    ok(new GenerateTask({ ...options, ...(tiles === undefined ? {} : { tiles }) })),
}
