/** The verdict on the Mayan level on screen: see `verify/liveVerdict.ts`. */
import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { Setup } from '@shared/games/mayan/rules/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { soundnessOf } from '@shared/games/mayan/solver/soundness'
import { useLiveVerdict } from '../../../verify/liveVerdict'
import { headlineOf } from '../panel/verdictText'
import { useAnalyses } from '../records'
import { useLevel } from './level'
import { judge, SOUNDNESS_QUESTION } from './verificationState'

/** A report, and the n it is about. */
export interface Finding {
  readonly report: AnalysisReport
  readonly steps: number
}

export function findingOf(report: AnalysisReport, { steps }: Setup): Finding {
  return { report, steps: steps ?? 0 }
}

export const useVerification = defineStore('mayan.verification', () => {
  const level = useLevel()
  const steps = computed(() => level.setup.steps ?? 0)
  const { report, ...live } = useLiveVerdict({
    question: SOUNDNESS_QUESTION,
    setup: () => level.setup,
    isLegal: () => level.isLegal,
    generation: () => level.generation,
    judge: (known) => judge(known, steps.value),
    isDecided: (known) => soundnessOf(known, steps.value) !== 'undecided',
    kept: useAnalyses(),
    headlineOf: (verification) => headlineOf(verification, level.setup.steps),
  })
  /** What is known; null while nothing is. */
  const finding = computed((): Finding | null =>
    report.value === null ? null : findingOf(report.value, level.setup),
  )

  return { ...live, finding }
})
