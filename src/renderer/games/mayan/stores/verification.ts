/** The verdict on the level on screen; it belongs to exactly one setup and goes away with it. */
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { JobRequestOf } from '@shared/ipc/jobs'
import type { Setup } from '@shared/games/mayan/setup'
import type { SearchProgress, SolveReport } from '@shared/games/mayan/solver/verdict'
import { bridge } from '../../../api/bridge'
import { createJobClient, type JobClient, type Run } from '../../../api/jobClient'
import { STARTING, type RunState } from '../../../api/jobState'
import { text } from '../../../i18n/text'
import { useNotices } from '../../../stores/notices'
import { headlineOf } from '../panel/verdictText'
import { useLevel } from './level'
import { verificationOf } from './verificationState'

export const useVerification = defineStore('mayan.verification', () => {
  const level = useLevel()
  const notices = useNotices()
  /** What was asked about, and how far its run is: worth nothing for any other setup. */
  const asked = shallowRef<{ setup: Setup; state: RunState<SolveReport> } | null>(null)
  const lastProgress = shallowRef<SearchProgress | null>(null)
  let client: JobClient | null = null
  let run: Run | null = null

  const verification = computed(() =>
    verificationOf(
      asked.value?.setup === level.setup ? asked.value.state : null,
      level.problems,
      lastProgress.value,
    ),
  )
  const isSearching = computed(() => verification.value.kind === 'searching')
  const canVerify = computed(() => level.isLegal && !isSearching.value)

  watch(() => level.setup, forget, { flush: 'sync' })

  function forget(): void {
    run?.abandon()
    run = null
    asked.value = null
    lastProgress.value = null
  }
  function verify(): void {
    forget()
    client ??= createJobClient(bridge, window)
    const { setup } = level
    asked.value = { setup, state: STARTING }
    notices.tell(text('status.search-started'))
    run = client.run(requestFor(setup), (state) => {
      follow(setup, state)
    })
  }
  function follow(setup: Setup, state: RunState<SolveReport>): void {
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

  return { verification, isSearching, canVerify, verify, cancel }
})

function requestFor({ stacks, steps }: Setup): JobRequestOf<'mayan.solve'> {
  return {
    kind: 'mayan.solve',
    setup: { stacks: stacks.map((stack) => [...stack]), steps },
    limits: {},
  }
}
