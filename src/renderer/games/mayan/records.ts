/** What is kept about Mayan levels: the verdicts on them, and the player's progress. */
import { printLevelCode } from '@shared/games/mayan/formats/levelCode'
import * as analyses from '@shared/games/mayan/records/analysisRecord'
import { printProgress } from '@shared/games/mayan/records/progressRecord'
import { defineProgress } from '../../play/progress'
import { defineKeptVerdicts } from '../../verify/keptVerdicts'

export const useAnalyses = defineKeptVerdicts(
  'mayan.analyses',
  analyses,
  () => import('@shared/games/mayan/records/parseAnalysisRecord'),
)

export const { useProgress, useSolved } = defineProgress('mayan.progress', {
  load: () => import('@shared/games/mayan/records/parseProgress'),
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
  codeOf: printLevelCode,
})
