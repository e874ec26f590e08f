/** What the solver says of a Lianliankan board, for the check of a pack. */
import { levelCheckOf } from '@shared/games/lianliankan/levelCheck'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { levelFromSetup } from '@shared/games/lianliankan/rules/setup'
import type { LevelCheck } from '@shared/packCheck/level'
import { runJob } from '../../../api/runJob'

/** Of a board that is not proved by then it is said so. */
const MAX_SECONDS = 30

export async function checkLevel(
  { setup }: LevelDocument,
  signal: AbortSignal,
): Promise<LevelCheck> {
  if (!levelFromSetup(setup).ok) return levelCheckOf(setup, null)
  const limits = { maxSeconds: MAX_SECONDS }
  const request = { kind: 'lianliankan.solve', setup, limits, priority: 'batch' } as const
  const report = await runJob(request, signal)
  return levelCheckOf(setup, report?.verdict ?? { kind: 'undecided', limit: 'cancelled' })
}
