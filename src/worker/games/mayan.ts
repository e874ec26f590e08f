/** The jobs about Mayan levels as tasks. */
import { KitTask } from '../../shared/games/mayan/contestKit/kitTask'
import { GenerateTask } from '../../shared/games/mayan/generator/generateTask'
import type { MayanJobResults } from '../../shared/games/mayan/jobs'
import { EMPTY_POSITION } from '../../shared/games/mayan/rules/position'
import {
  findProblems,
  levelFromSetup,
  type Level,
  type Setup,
  type SetupProblem,
} from '../../shared/games/mayan/rules/setup'
import { AnalysisTask, DEFAULT_ANALYSIS } from '../../shared/games/mayan/solver/analysis'
import { PositionTable } from '../../shared/games/mayan/solver/positionTable'
import { SolveTask } from '../../shared/games/mayan/solver/solveTask'
import { WinMapTask } from '../../shared/games/mayan/solver/winMap'
import { ComposeTask } from '../../shared/games/mayan/workbench/composeTask'
import { FillTask } from '../../shared/games/mayan/workbench/fillTask'
import { ProfileTask } from '../../shared/games/mayan/workbench/profileTask'
import { RepairTask } from '../../shared/games/mayan/workbench/repairTask'
import { err, ok, type Result } from '../../shared/result'
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
  'mayan.profile': ({ setup }, tableBytes) =>
    onLevel(levelFromSetup(setup), (level) => new ProfileTask(level, tableBytes)),
  'mayan.repair': ({ setup }) => onLevel(mendable(setup), (level) => new RepairTask(level)),
  'mayan.fill': ({ sketch, options }) => ok(new FillTask(sketch, options)),
  'mayan.compose': ({ setup, options }) =>
    onLevel(composable(setup), (level) => new ComposeTask(level, options)),
  'mayan.kit': ({ recipe }) => ok(new KitTask(recipe)),
}

/** Whatever can be packed may be mended: a board that starts with a run, too. */
function mendable(setup: Setup): Result<Setup, readonly SetupProblem[]> {
  const faults = findProblems(setup).filter(
    ({ rank, code }) => rank === 'fatal' && code !== 'run-at-start',
  )
  return faults.length > 0 ? err(faults) : ok(setup)
}

/** From an empty board any level of one move may be composed. */
function composable(setup: Setup): Result<Level, readonly SetupProblem[]> {
  const isEmpty = setup.stacks.every((stack) => stack.length === 0)
  return isEmpty ? ok({ position: EMPTY_POSITION, steps: 0 }) : levelFromSetup(setup)
}
