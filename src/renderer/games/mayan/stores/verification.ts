/**
 * The verdict on the level on screen. It belongs to exactly one setup: every change of the setup
 * gives up the search for the old one and starts one for the new.
 */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { MAX_STEPS } from '@shared/games/mayan/board'
import type { JobRequestOf } from '@shared/ipc/jobs'
import type { Setup } from '@shared/games/mayan/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import type { SearchProgress } from '@shared/games/mayan/solver/verdict'
import { bridge } from '../../../api/bridge'
import { createJobClient, type JobClient, type Run } from '../../../api/jobClient'
import { STARTING, type RunState } from '../../../api/jobState'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { headlineOf } from '../panel/verdictText'
import { useLevel } from './level'
import { verificationOf } from './verificationState'

/** How far beyond n the minimum of a level without solution is looked for. */
const BEYOND = 2

/** A report, and the n it is about. */
export interface Finding {
  readonly report: AnalysisReport
  readonly steps: number
}

export const useVerification = defineStore('mayan.verification', () => {
  const level = useLevel()
  const notices = useNotices()
  /** What was asked about, and how far its run is: worth nothing for any other setup. */
  const asked = shallowRef<{ setup: Setup; state: RunState<AnalysisReport> } | null>(null)
  const lastProgress = shallowRef<SearchProgress | null>(null)
  let client: JobClient | null = null
  let run: Run | null = null

  const steps = computed(() => level.setup.steps ?? 0)
  const verification = computed(() =>
    verificationOf(
      asked.value?.setup === level.setup ? asked.value.state : null,
      { problems: level.problems, steps: steps.value },
      lastProgress.value,
    ),
  )
  const isSearching = computed(() => verification.value.kind === 'searching')
  const canVerify = computed(() => level.isLegal && !isSearching.value)
  /** What is known; null while nothing is. */
  const finding = computed<Finding | null>(() => {
    const known = verification.value
    if (!('report' in known) || known.report === null) return null
    return { report: known.report, steps: steps.value }
  })
  /** What was known before, about whatever setup it was. */
  const lastFinding = shallowRef<Finding | null>(null)

  watch(finding, (now) => (lastFinding.value = now ?? lastFinding.value), { flush: 'sync' })
  watch(() => level.setup, start, { flush: 'sync', immediate: true })

  function start(): void {
    run?.abandon()
    run = null
    asked.value = null
    lastProgress.value = null
    if (!level.isLegal) return
    client ??= createJobClient(bridge, window)
    const { setup } = level
    asked.value = { setup, state: STARTING }
    run = client.run(requestFor(setup), (state) => {
      follow(setup, state)
    })
  }
  function verify(): void {
    start()
    notices.tell(text('status.search-started'))
  }
  function follow(setup: Setup, state: RunState<AnalysisReport>): void {
    asked.value = { setup, state }
    if (state.kind === 'running' && state.progress !== null) lastProgress.value = state.progress
    if (state.kind === 'ended') {
      run = null
      notices.tell(headlineOf(verification.value, setup.steps))
    }
  }
  function cancel(): void {
    run?.cancel()
  }

  return { verification, finding, lastFinding, isSearching, canVerify, verify, cancel }
})

function requestFor({ stacks, steps }: Setup): JobRequestOf<'mayan.analyse'> {
  return {
    kind: 'mayan.analyse',
    setup: { stacks, steps },
    limits: {},
    maxMinimum: Math.min(MAX_STEPS, (steps ?? 0) + BEYOND),
  }
}
