/** What the solver says of a Mayan level, for the check of a pack. */
import { levelCheckOf } from '@shared/games/mayan/levelCheck'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { levelFromSetup, type Setup } from '@shared/games/mayan/rules/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import type { LevelCheck } from '@shared/packCheck/level'
import { runJob } from '../../../api/runJob'
import { useAnalyses } from '../stores/analyses'

/** Of a level that is not proved by then it is said so. */
const MAX_SECONDS = 30
const limits = { maxSeconds: MAX_SECONDS }

export async function checkLevel(
  { setup }: LevelDocument,
  signal: AbortSignal,
): Promise<LevelCheck> {
  if (!levelFromSetup(setup).ok) return levelCheckOf(setup, null, null)
  const report = await verified(setup, signal)
  const profile = await runJob({ kind: 'mayan.profile', setup, limits, priority: 'batch' }, signal)
  return levelCheckOf(setup, report, profile)
}

/** What is kept, where nothing is missing in it; what is found now is kept. */
async function verified(setup: Setup, signal: AbortSignal): Promise<AnalysisReport | null> {
  const analyses = useAnalyses()
  const kept = analyses.recordOf(setup)?.report
  if (kept?.limit === null) return kept
  const report = await runJob({ kind: 'mayan.analyse', setup, limits, priority: 'batch' }, signal)
  if (report !== null) analyses.keep({ setup, report })
  return report
}
