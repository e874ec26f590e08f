/** What the solvers say of a level of either game, for the check of a pack. */
import type { GameDocument } from '../../shared/games/documents'
import { levelCheckOf as linkCheckOf } from '../../shared/games/lianliankan/levelCheck'
import { levelFromSetup as linkLevelFrom } from '../../shared/games/lianliankan/setup'
import { solve } from '../../shared/games/lianliankan/solver/solveTask'
import { levelCheckOf } from '../../shared/games/mayan/levelCheck'
import { levelFromSetup } from '../../shared/games/mayan/setup'
import { ProfileTask } from '../../shared/games/mayan/workbench/profileTask'
import type { LevelCheck } from '../../shared/packCheck/level'
import { DEFAULT_LIMITS, type SearchLimits } from '../../shared/search/limits'
import { TaskRunner } from '../../shared/search/task'
import { analyse } from '../mayan/analyse'

const clock = () => performance.now()

export function checkLevel(document: GameDocument, some: Partial<SearchLimits>): LevelCheck {
  const limits = { ...DEFAULT_LIMITS, ...some }
  if (document.game === 'lianliankan') {
    const level = linkLevelFrom(document.setup)
    return linkCheckOf(document.setup, level.ok ? solve(level.value, clock, limits).verdict : null)
  }
  const level = levelFromSetup(document.setup)
  if (!level.ok) return levelCheckOf(document.setup, null, null)
  const report = analyse({ level: level.value, limits })
  const profiling = new ProfileTask(level.value, limits.tableBytes)
  const profile = new TaskRunner(profiling, limits, clock).run(Infinity)
  return levelCheckOf(document.setup, report, profile)
}
