/** The jobs about Mayan levels as tasks. */
import { GenerateTask } from '../../shared/games/mayan/generator/generateTask'
import type { MayanJobResults } from '../../shared/games/mayan/jobs'
import { levelFromSetup } from '../../shared/games/mayan/setup'
import { AnalysisTask, DEFAULT_ANALYSIS } from '../../shared/games/mayan/solver/analysis'
import { PositionTable } from '../../shared/games/mayan/solver/positionTable'
import { SolveTask } from '../../shared/games/mayan/solver/solveTask'
import { WinMapTask } from '../../shared/games/mayan/solver/winMap'
import { ok } from '../../shared/result'
import { onLevel, type TaskMakers } from '../taskMakers'

export const mayanMakers: TaskMakers<keyof MayanJobResults> = {
  'mayan.solve': ({ setup }, tableBytes) =>
    onLevel(levelFromSetup(setup), (level) => new SolveTask(level, new PositionTable(tableBytes))),
  'mayan.analyse': ({ setup, maxMinimum = DEFAULT_ANALYSIS.maxMinimum }, tableBytes) =>
    onLevel(
      levelFromSetup(setup),
      (level) => new AnalysisTask(level, tableBytes, { ...DEFAULT_ANALYSIS, maxMinimum }),
    ),
  'mayan.winMap': ({ setup }, tableBytes) =>
    onLevel(levelFromSetup(setup), (level) => new WinMapTask(level, new PositionTable(tableBytes))),
  'mayan.generate': ({ options: { isUnique, heights, ...options } }) =>
    ok(
      new GenerateTask({
        ...options,
        ...(isUnique === undefined ? {} : { isUnique }),
        ...(heights === undefined ? {} : { heights }),
      }),
    ),
}
