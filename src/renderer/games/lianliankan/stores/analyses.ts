/** The verdicts on Lianliankan boards that are kept. */
import {
  analysisKey,
  isWorthMore,
  printAnalysisRecord,
  summaryOf,
} from '@shared/games/lianliankan/records/analysisRecord'
import { lazy } from '../../../lazy'
import { defineKeptVerdicts } from '../../../verifying/keptVerdicts'

export const useAnalyses = defineKeptVerdicts('lianliankan.analyses', {
  keyOf: analysisKey,
  loadParser: lazy(async () => {
    const parser = await import('@shared/games/lianliankan/records/parseAnalysisRecord')
    return parser.parseAnalysisRecord
  }),
  print: printAnalysisRecord,
  isWorthMore,
  summaryOf,
})
