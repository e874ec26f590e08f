/** The verdict on the Lianliankan board on screen: see `verify/liveVerdict.ts`. */
import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import { isDecided } from '@shared/games/lianliankan/records/analysisRecord'
import type { AnalysisReport } from '@shared/games/lianliankan/solver/analysis'
import { useLiveVerdict } from '../../../verify/liveVerdict'
import { headlineOf } from '../panel/verdictText'
import { useAnalyses } from '../records'
import { useLevel } from './level'
import { CLEARING_QUESTION, judge, type Verification } from './verificationState'

/** A verdict, and which level it was about. */
interface Previous {
  readonly verification: Verification
  readonly report: AnalysisReport
  readonly generation: number
}

export const useVerification = defineStore('lianliankan.verification', () => {
  const level = useLevel()
  const live = useLiveVerdict({
    question: CLEARING_QUESTION,
    setup: () => level.setup,
    isLegal: () => level.isLegal,
    judge,
    isDecided,
    kept: useAnalyses(),
    headlineOf,
  })
  /** The last verdict, of any setup of any level. */
  const previous = shallowRef<Previous | null>(null)

  watch(
    live.report,
    (report) => {
      const { value: verification } = live.verification
      if (report !== null && verification.kind !== 'searching') {
        previous.value = { verification, report, generation: level.generation }
      }
    },
    { flush: 'sync' },
  )

  return { ...live, previous }
})
