/**
 * The verdict on the level on screen. It belongs to exactly one setup: every change of the setup
 * gives up the search for the old one, and looks the new one up among the kept verdicts or starts a
 * search for it. What is found out is kept.
 */
import { computed, shallowRef, watch, type Ref } from 'vue'
import type { JobKind, JobResults } from '@shared/ipc/jobs'
import type { LimitKind } from '@shared/search/limits'
import type { RunState } from '../api/jobState'
import { text, type Text } from '../i18n/text'
import { useNotices } from '../stores/notices'
import { useSettings } from '../stores/settings'
import { useInquiry, type Inquiry, type Question } from './inquiry'
import {
  reportIn,
  verificationOfRun,
  type AnyJudgement,
  type Verification,
} from './verificationState'

/** How a game verifies what is on screen. */
export interface Verifying<Setup, K extends JobKind, Judgement> {
  readonly question: Question<Setup, K>
  readonly setup: () => Setup
  readonly isLegal: () => boolean
  /** A number of the open level; another one has another number. */
  readonly generation: () => number
  /** The word for a report on the setup. */
  readonly judge: (report: JobResults[K]) => Judgement
  /** No search would say more of a level than this report. */
  readonly isDecided: (report: JobResults[K]) => boolean
  readonly kept: {
    readonly isLoaded: boolean
    readonly recordOf: (setup: Setup) => { readonly report: JobResults[K] } | null
    readonly keep: (record: { readonly setup: Setup; readonly report: JobResults[K] }) => void
  }
  readonly headlineOf: (verification: Verification<JobResults[K], Judgement & Judged<K>>) => Text
}

/** A verdict, and which setup of which level it was about. */
export interface PreviousVerdict<Setup, Report, Judgement extends AnyJudgement<Report>> {
  readonly verification: Verification<Report, Judgement>
  readonly report: Report
  readonly setup: Setup
  readonly generation: number
}

type Judged<K extends JobKind> = AnyJudgement<JobResults[K]>

export function useLiveVerdict<Setup, K extends JobKind, Judgement extends Judged<K>>(
  game: Verifying<Setup, K, Judgement>,
) {
  const notices = useNotices()
  const settings = useSettings()
  const { inquiry, question, ...asking } = useInquiry(game.question, conclude)
  const answer = useAnswer(game, inquiry)
  const { verification, report, isSearching } = answer

  watch(game.setup, ask, { flush: 'sync', immediate: true })
  // A verdict may come from the disk while a search for it has reported nothing yet.
  watch(
    () => game.kept.isLoaded,
    () => {
      if (isSearching.value && report.value === null) lookInto()
    },
  )

  function ask(): void {
    if (asking.isAbout(game.setup())) asking.rename(game.setup())
    else lookInto()
  }
  function lookInto(): void {
    if (!game.isLegal()) {
      asking.drop()
      return
    }
    const known = game.kept.recordOf(game.setup())?.report
    if (known !== undefined && game.isDecided(known)) asking.answer(game.setup(), known)
    else asking.search(game.setup(), settings.settings.searchSeconds)
  }
  function conclude(): void {
    if (verification.value.kind !== 'failed' && report.value !== null) {
      game.kept.keep({ setup: game.setup(), report: report.value })
    }
    notices.report(game.headlineOf(verification.value))
  }

  /** Searches again, even if a verdict is kept. */
  function verify(): void {
    asking.search(game.setup(), settings.settings.searchSeconds)
    notices.report(text('status.search-started'))
  }
  /** Until it is done or cancelled: whoever asks for more may take the time. */
  function goOn(): void {
    asking.goOn()
    notices.report(text('status.search-started'))
  }

  return {
    ...answer,
    previous: usePrevious(game, answer),
    question,
    verify,
    goOn,
    cancel: asking.cancel,
  }
}

/** What an inquiry says of the level on screen, as long as it is about exactly that. */
function useAnswer<Setup, K extends JobKind, Judgement extends Judged<K>>(
  game: Verifying<Setup, K, Judgement>,
  inquiry: Ref<Inquiry<Setup, JobResults[K]> | null>,
) {
  type Report = JobResults[K]
  const current = computed(() => (inquiry.value?.setup === game.setup() ? inquiry.value : null))
  const verification = computed((): Verification<Report, Judgement> => {
    const state: RunState<Report> | null = current.value?.state ?? null
    const level = { isLegal: game.isLegal(), judge: game.judge }
    return verificationOfRun<Report, Judgement>(state, level, current.value?.last ?? null)
  })
  const isSearching = computed(() => current.value !== null && current.value.state.kind !== 'ended')
  const isKept = computed(() => current.value?.isKept ?? false)
  const canVerify = computed(() => game.isLegal() && !isSearching.value)
  /** What is known; null while nothing is. */
  const report = computed(() => reportIn<Report, Judgement>(verification.value))
  /** A limit or a cancel left something to look into. */
  const canGoOn = computed(() => {
    if (!canVerify.value || !('report' in verification.value)) return false
    return verification.value.kind !== 'failed' && limitOf(report.value) !== null
  })
  return { verification, report, isSearching, isKept, canVerify, canGoOn }
}

/** The last verdict, of any setup of any level. */
function usePrevious<Setup, K extends JobKind, Judgement extends Judged<K>>(
  game: Verifying<Setup, K, Judgement>,
  { verification, report }: ReturnType<typeof useAnswer<Setup, K, Judgement>>,
) {
  const previous = shallowRef<PreviousVerdict<Setup, JobResults[K], Judgement> | null>(null)
  watch(
    [report, game.setup],
    ([known, setup]) => {
      if (known === null || verification.value.kind === 'searching') return
      const generation = game.generation()
      previous.value = { verification: verification.value, report: known, setup, generation }
    },
    { flush: 'sync' },
  )
  return previous
}

/** Undefined if nothing was reported before it was cancelled. */
function limitOf(report: unknown): LimitKind | null | undefined {
  return (report as { readonly limit: LimitKind | null } | null)?.limit
}
