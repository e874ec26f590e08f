/** What is kept about Lianliankan levels: the verdicts on them, and the player's progress. */
import { printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import * as analyses from '@shared/games/lianliankan/records/analysisRecord'
import { printProgress } from '@shared/games/lianliankan/records/progressRecord'
import { defineProgress } from '../../play/progress'
import { defineKeptVerdicts } from '../../verify/keptVerdicts'

export const useAnalyses = defineKeptVerdicts(
  'lianliankan.analyses',
  analyses,
  () => import('@shared/games/lianliankan/records/parseAnalysisRecord'),
)

export const { useProgress, useSolved } = defineProgress('lianliankan.progress', {
  load: () => import('@shared/games/lianliankan/records/parseProgress'),
  print: printProgress,
  none: (code) => ({ code, best: null, session: null }),
  codeOf: printLevelCode,
})

/** The record of a kind of dealt boards lies beside those of levels. */
export function recordOfKind(kind: string): string {
  return `dealt-${kind}`
}
