/** The verdict on the Lianliankan board on screen: see `verify/liveVerdict.ts`. */
import { defineStore } from 'pinia'
import { isDecided } from '@shared/games/lianliankan/records/analysisRecord'
import { useLiveVerdict } from '../../../verify/liveVerdict'
import { headlineOf } from '../panel/verdictText'
import { useAnalyses } from '../records'
import { useLevel } from './level'
import { CLEARING_QUESTION, judge } from './verificationState'

export const useVerification = defineStore('lianliankan.verification', () => {
  const level = useLevel()
  return useLiveVerdict({
    question: CLEARING_QUESTION,
    setup: () => level.setup,
    isLegal: () => level.isLegal,
    generation: () => level.generation,
    judge,
    isDecided,
    kept: useAnalyses(),
    headlineOf,
  })
})
