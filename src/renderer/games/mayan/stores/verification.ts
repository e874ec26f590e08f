/**
 * The verdict on the level on screen. It belongs to exactly one setup: every change of the setup
 * gives up the search for the old one, and looks the new one up among the kept verdicts or starts a
 * search for it. What is found out is kept.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type Ref } from 'vue'
import type { Setup } from '@shared/games/mayan/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { soundnessOf } from '@shared/games/mayan/solver/soundness'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { useSettings } from '../../../stores/settings'
import { useInquiry, type Inquiry } from '../../../verifying/inquiry'
import { headlineOf } from '../panel/verdictText'
import { useAnalyses } from './analyses'
import { SOUNDNESS_QUESTION } from './inquiry'
import { useLevel } from './level'
import { verificationOf, type Verification } from './verificationState'

/** A report, and the n it is about. */
export interface Finding {
  readonly report: AnalysisReport
  readonly steps: number
}

export const useVerification = defineStore('mayan.verification', () => {
  const level = useLevel()
  const notices = useNotices()
  const analyses = useAnalyses()
  const settings = useSettings()
  const { inquiry, question, ...asking } = useInquiry(SOUNDNESS_QUESTION, conclude)

  const answer = useAnswer(inquiry)
  const { verification, finding, isSearching } = answer

  watch(() => level.setup, ask, { flush: 'sync', immediate: true })
  // A verdict may come from the disk while a search for it has told nothing yet.
  watch(
    () => analyses.isLoaded,
    () => {
      if (isSearching.value && finding.value === null) lookInto()
    },
  )

  function ask(): void {
    if (asking.isAbout(level.setup)) asking.rename(level.setup)
    else lookInto()
  }
  function lookInto(): void {
    if (!level.isLegal) {
      asking.drop()
      return
    }
    const report = analyses.recordOf(level.setup)?.report
    const isDecided =
      report !== undefined && soundnessOf(report, level.setup.steps ?? 0) !== 'undecided'
    if (isDecided) asking.answer(level.setup, report)
    else asking.search(level.setup, settings.settings.searchSeconds)
  }
  function conclude(): void {
    if (verification.value.kind !== 'failed' && finding.value !== null) {
      analyses.keep({ setup: level.setup, report: finding.value.report })
    }
    notices.tell(headlineOf(verification.value, level.setup.steps))
  }

  /** Searches anew, whatever is kept. */
  function verify(): void {
    asking.search(level.setup, settings.settings.searchSeconds)
    notices.tell(text('status.search-started'))
  }
  /** Until it is done or cancelled: whoever asks for more may take the time. */
  function goOn(): void {
    asking.goOn()
    notices.tell(text('status.search-started'))
  }

  return { ...answer, question, verify, goOn, cancel: asking.cancel }
})

/** What an inquiry says of the level on screen, as long as it is about exactly that. */
function useAnswer(inquiry: Ref<Inquiry<Setup, AnalysisReport> | null>) {
  const level = useLevel()
  const steps = computed(() => level.setup.steps ?? 0)
  const current = computed(() => (inquiry.value?.setup === level.setup ? inquiry.value : null))
  const verification = computed(() => {
    const { state = null, last = null } = current.value ?? {}
    return verificationOf(state, { problems: level.problems, steps: steps.value }, last)
  })
  const isSearching = computed(() => current.value !== null && current.value.state.kind !== 'ended')
  const isKept = computed(() => current.value?.isKept ?? false)
  const canVerify = computed(() => level.isLegal && !isSearching.value)
  /** A limit or a cancel left something to look into. */
  const canGoOn = computed(() => {
    if (!canVerify.value || verification.value.kind === 'failed') return false
    return 'report' in verification.value && verification.value.report?.limit !== null
  })
  /** What is known; null while nothing is. */
  const finding = computed(() => findingOf(verification.value, steps.value))
  /** The last verdict there was, about whatever setup. */
  const previous = shallowRef<{ verification: Verification; finding: Finding } | null>(null)

  watch(
    finding,
    (now) => {
      if (now === null || verification.value.kind === 'searching') return
      previous.value = { verification: verification.value, finding: now }
    },
    { flush: 'sync' },
  )
  return { verification, finding, previous, isSearching, isKept, canVerify, canGoOn }
}

function findingOf(verification: Verification, steps: number): Finding | null {
  if (!('report' in verification) || verification.report === null) return null
  return { report: verification.report, steps }
}
