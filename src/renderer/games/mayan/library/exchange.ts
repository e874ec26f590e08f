/** How Mayan levels are exported, and checked before. */
import { exportLevel } from '@shared/games/mayan/formats/exportLevel'
import { renumber } from '@shared/games/mayan/formats/renumber'
import { levelCheckOf } from '@shared/games/mayan/levelCheck'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { levelFromSetup, type Setup } from '@shared/games/mayan/rules/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import type { LevelCheck } from '@shared/packCheck/level'
import { runJob } from '../../../api/runJob'
import type { Exchange } from '../../game'
import { useAnalyses } from '../stores/analyses'
import { EXPORT_FORMS } from './exportFiles'

/** A level that is not proved by then is reported as undecided. */
const MAX_SECONDS = 30
const limits = { maxSeconds: MAX_SECONDS }

export const exchange: Exchange<LevelDocument> = {
  contestTextOf: (document) => exportLevel(document, 'contest'),
  renumbered: (document) => {
    const renumbered = { ...document, setup: renumber(document.setup) }
    const isMended = !exportLevel(document, 'contest').ok && exportLevel(renumbered, 'contest').ok
    return isMended ? renumbered : null
  },
  exportForms: EXPORT_FORMS,
  check: checkLevel,
}

async function checkLevel({ setup }: LevelDocument, signal: AbortSignal): Promise<LevelCheck> {
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
