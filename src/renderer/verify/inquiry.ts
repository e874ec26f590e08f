/**
 * The question that is looked into: what is to be known about this setup? One at a time; its answer
 * comes from what is kept, or from a search, part by part.
 */
import { shallowRef } from 'vue'
import type { JobId, JobKind, JobRequestOf, JobResults } from '@shared/ipc/jobs'
import type { SearchProgress } from '@shared/search/limits'
import type { Run } from '../api/jobClient'
import { STARTING, type RunState } from '../api/jobState'
import { pageJobs } from '../api/runJob'

/** What was asked, and how far that is: worth nothing for any other setup. */
export interface Inquiry<Setup, Report> {
  readonly setup: Setup
  readonly state: RunState<Report>
  /** What was reported so far, by this run or the one that it continues. */
  readonly last: Report | null
  /** The answer was known, and not searched for. */
  readonly isKept: boolean
}

/** How a game asks. */
export interface Question<Setup, K extends JobKind> {
  /** The same for setups about which the same is true. */
  readonly keyOf: (setup: Setup) => string
  readonly requestFor: (setup: Setup) => Omit<JobRequestOf<K>, 'limits' | 'continues'>
  /** What a running search has reported so far, as if it were cancelled now. */
  readonly reportSoFar: (
    found: Partial<JobResults[K]>,
    progress: SearchProgress,
    last: JobResults[K] | null,
  ) => JobResults[K]
}

/** @param onEnd is called when a search has ended, with any outcome */
export function useInquiry<Setup, K extends JobKind>(
  { keyOf, requestFor, reportSoFar }: Question<Setup, K>,
  onEnd: () => void,
) {
  type Report = JobResults[K]
  const lastOf = lastReports(reportSoFar)
  const inquiry = shallowRef<Inquiry<Setup, Report> | null>(null)
  /** Counts the questions: what is chosen in the answer to one is not chosen in another's. */
  const question = shallowRef(0)
  let run: Run | null = null

  function drop(): void {
    run?.abandon()
    run = null
    inquiry.value = null
    question.value++
  }
  function answer(setup: Setup, report: Report): void {
    drop()
    const state = endedWith(report)
    inquiry.value = { setup, state, last: report, isKept: true }
  }
  /** @param maxSeconds null for no limit */
  function search(setup: Setup, maxSeconds: number | null): void {
    drop()
    begin(setup, null, null, maxSeconds)
  }
  /** From where the search stopped, until it is done or cancelled. */
  function goOn(): void {
    const before = inquiry.value
    if (before?.state.kind !== 'ended') return
    begin(before.setup, before.last, before.state.jobId, null)
  }
  function cancel(): void {
    run?.cancel()
  }
  /** The same question about another object. */
  function rename(setup: Setup): void {
    if (inquiry.value !== null) inquiry.value = { ...inquiry.value, setup }
  }
  function isAbout(setup: Setup): boolean {
    return inquiry.value !== null && keyOf(inquiry.value.setup) === keyOf(setup)
  }

  function begin(
    setup: Setup,
    last: Report | null,
    continues: JobId | null,
    maxSeconds: number | null,
  ): void {
    inquiry.value = { setup, state: STARTING, last, isKept: false }
    const limits = maxSeconds === null ? {} : { maxSeconds }
    const going = continues === null ? {} : { continues }
    run = pageJobs().run({ ...requestFor(setup), limits, ...going } as JobRequestOf<K>, follow)
  }
  function follow(state: RunState<Report>): void {
    if (inquiry.value === null) return
    inquiry.value = { ...inquiry.value, state, last: lastOf(state, inquiry.value.last) }
    if (state.kind !== 'ended') return
    run = null
    onEnd()
  }

  return { inquiry, question, drop, answer, search, goOn, cancel, rename, isAbout }
}

/** What is known after a state; an outcome without a result leaves what was reported before. */
function lastReports<K extends JobKind>(reportSoFar: Question<never, K>['reportSoFar']) {
  type Report = JobResults[K]
  return (state: RunState<Report>, last: Report | null): Report | null => {
    switch (state.kind) {
      case 'starting':
        return last
      case 'running':
        return state.progress === null ? last : reportSoFar(state.found, state.progress, last)
      case 'ended':
        return 'result' in state.outcome ? (state.outcome.result ?? last) : last
    }
  }
}

function endedWith<Report>(result: Report): RunState<Report> {
  return { kind: 'ended', jobId: null, outcome: { kind: 'done', result } }
}
