/** The verdicts on Mayan levels that are kept. */
import {
  analysisKey,
  isWorthMore,
  printAnalysisRecord,
  summaryOf,
} from '@shared/games/mayan/records/analysisRecord'
import { defineKeptVerdicts } from '../../../verify/keptVerdicts'

export const useAnalyses = defineKeptVerdicts('mayan.analyses', {
  keyOf: analysisKey,
  load: () => import('@shared/games/mayan/records/parseAnalysisRecord'),
  print: printAnalysisRecord,
  isWorthMore,
  summaryOf,
})
