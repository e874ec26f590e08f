/** The verdicts on Lianliankan boards that are kept. */
import {
  analysisKey,
  isWorthMore,
  parseAnalysisRecord,
  printAnalysisRecord,
  summaryOf,
} from '@shared/games/lianliankan/analysisRecord'
import { defineKeptVerdicts } from '../../../verifying/keptVerdicts'

export const useAnalyses = defineKeptVerdicts('lianliankan.analyses', {
  keyOf: analysisKey,
  parse: parseAnalysisRecord,
  print: printAnalysisRecord,
  isWorthMore,
  summaryOf,
})
