/** The verdicts on Mayan levels that are kept. */
import {
  analysisKey,
  isWorthMore,
  parseAnalysisRecord,
  printAnalysisRecord,
  summaryOf,
} from '@shared/games/mayan/analysisRecord'
import { defineKeptVerdicts } from '../../../verifying/keptVerdicts'

export const useAnalyses = defineKeptVerdicts('mayan.analyses', {
  keyOf: analysisKey,
  parse: parseAnalysisRecord,
  print: printAnalysisRecord,
  isWorthMore,
  summaryOf,
})
