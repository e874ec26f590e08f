/** How Lianliankan levels are exported, and checked before. */
import { exportLevel } from '@shared/games/lianliankan/formats/exportLevel'
import { levelCheckOf } from '@shared/games/lianliankan/levelCheck'
import type { LevelDocument } from '@shared/games/lianliankan/formats/levelDocument'
import { levelFromSetup } from '@shared/games/lianliankan/rules/setup'
import type { LevelCheck } from '@shared/packCheck/level'
import { runJob } from '../../../api/runJob'
import type { Exchange } from '../../game'
import { EXPORT_FORMS } from './exportFiles'

/** A level that is not proved by then is reported as undecided. */
const MAX_SECONDS = 30

export const exchange: Exchange<LevelDocument> = {
  contestTextOf: (document) => exportLevel(document, 'hdu'),
  exportForms: EXPORT_FORMS,
  check: checkLevel,
}

async function checkLevel({ setup }: LevelDocument, signal: AbortSignal): Promise<LevelCheck> {
  if (!levelFromSetup(setup).ok) return levelCheckOf(setup, null)
  const limits = { maxSeconds: MAX_SECONDS }
  const request = { kind: 'lianliankan.solve', setup, limits, priority: 'batch' } as const
  const report = await runJob(request, signal)
  return levelCheckOf(setup, report?.verdict ?? { kind: 'undecided', limit: 'cancelled' })
}
