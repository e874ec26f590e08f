/** The verdicts on Lianliankan boards that are kept. */
import {
  analysisKey,
  isWorthMore,
  printAnalysisRecord,
  summaryOf,
} from '@shared/games/lianliankan/records/analysisRecord'
import { defineKeptVerdicts } from '../../../verify/keptVerdicts'

export const useAnalyses = defineKeptVerdicts('lianliankan.analyses', {
  keyOf: analysisKey,
  load: () => import('@shared/games/lianliankan/records/parseAnalysisRecord'),
  print: printAnalysisRecord,
  isWorthMore,
  summaryOf,
})
