/** The verdict on the Mayan level on screen: see `verify/liveVerdict.ts`. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { soundnessOf } from '@shared/games/mayan/solver/soundness'
import { useLiveVerdict } from '../../../verify/liveVerdict'
import { headlineOf } from '../panel/verdictText'
import { useAnalyses } from '../records'
import { useLevel } from './level'
import { judge, SOUNDNESS_QUESTION, type Verification } from './verificationState'

/** A verdict, and which level it was about. */
interface Previous {
  readonly verification: Verification
  readonly finding: Finding
  readonly generation: number
}

/** A report, and the n it is about. */
export interface Finding {
  readonly report: AnalysisReport
  readonly steps: number
}

export const useVerification = defineStore('mayan.verification', () => {
  const level = useLevel()
  const steps = computed(() => level.setup.steps ?? 0)
  const { report, ...live } = useLiveVerdict({
    question: SOUNDNESS_QUESTION,
    setup: () => level.setup,
    isLegal: () => level.isLegal,
    judge: (known) => judge(known, steps.value),
    isDecided: (known) => soundnessOf(known, steps.value) !== 'undecided',
    kept: useAnalyses(),
    headlineOf: (verification) => headlineOf(verification, level.setup.steps),
  })
  /** What is known; null while nothing is. */
  const finding = computed((): Finding | null =>
    report.value === null ? null : { report: report.value, steps: steps.value },
  )
  /** The last verdict, of any setup of any level. */
  const previous = shallowRef<Previous | null>(null)

  watch(
    finding,
    (now) => {
      if (now === null || live.verification.value.kind === 'searching') return
      const { generation } = level
      previous.value = { verification: live.verification.value, finding: now, generation }
    },
    { flush: 'sync' },
  )

  return { ...live, finding, previous }
})
