/** The verdicts on Mayan levels that are kept. */
import {
  analysisKey,
  isWorthMore,
  printAnalysisRecord,
  summaryOf,
} from '@shared/games/mayan/records/analysisRecord'
import { lazy } from '../../../lazy'
import { defineKeptVerdicts } from '../../../verifying/keptVerdicts'

export const useAnalyses = defineKeptVerdicts('mayan.analyses', {
  keyOf: analysisKey,
  loadParser: lazy(async () => {
    const parser = await import('@shared/games/mayan/records/parseAnalysisRecord')
    return parser.parseAnalysisRecord
  }),
  print: printAnalysisRecord,
  isWorthMore,
  summaryOf,
})
