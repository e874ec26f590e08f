/**
 * The question that is looked into: is this setup sound? One at a time; its answer comes from what
 * is kept, or from a search, part by part.
 */
import { shallowRef } from 'vue'
import { analysisKey } from '@shared/games/mayan/analysisRecord'
import { MAX_STEPS } from '@shared/games/mayan/board'
import type { Setup } from '@shared/games/mayan/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import type { JobId, JobRequestOf } from '@shared/ipc/jobs'
import { bridge } from '../../../api/bridge'
import { createJobClient, type JobClient, type Run } from '../../../api/jobClient'
import { STARTING, type RunState } from '../../../api/jobState'
import { reportSoFar } from './verificationState'

/** How far beyond n the minimum of a level without solution is looked for. */
const BEYOND = 2

/** What was asked, and how far that is: worth nothing for any other setup. */
export interface Inquiry {
  readonly setup: Setup
  readonly state: RunState<AnalysisReport>
  /** What was told so far, by this run or the one that it continues. */
  readonly last: AnalysisReport | null
  /** The answer was known, and not searched for. */
  readonly isKept: boolean
}

/** @param onEnd hears that a search has ended, with whatever outcome */
export function useInquiry(onEnd: () => void) {
  const inquiry = shallowRef<Inquiry | null>(null)
  /** Counts the questions: what is chosen in the answer to one is not chosen in another's. */
  const question = shallowRef(0)
  let client: JobClient | null = null
  let run: Run | null = null

  function drop(): void {
    run?.abandon()
    run = null
    inquiry.value = null
    question.value++
  }
  function answer(setup: Setup, report: AnalysisReport): void {
    drop()
    const outcome = { kind: 'done', result: report } as const
    const state = { kind: 'ended', jobId: null, outcome } as const
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
    return inquiry.value !== null && analysisKey(inquiry.value.setup) === analysisKey(setup)
  }

  function begin(
    setup: Setup,
    last: AnalysisReport | null,
    continues: JobId | null,
    maxSeconds: number | null,
  ): void {
    client ??= createJobClient(bridge, window)
    inquiry.value = { setup, state: STARTING, last, isKept: false }
    run = client.run(requestFor(setup, continues, maxSeconds), follow)
  }
  function follow(state: RunState<AnalysisReport>): void {
    if (inquiry.value === null) return
    inquiry.value = { ...inquiry.value, state, last: toldBy(state, inquiry.value.last) }
    if (state.kind !== 'ended') return
    run = null
    onEnd()
  }

  return { inquiry, question, drop, answer, search, goOn, cancel, rename, isAbout }
}

function requestFor(
  { stacks, steps }: Setup,
  continues: JobId | null,
  maxSeconds: number | null,
): JobRequestOf<'mayan.analyse'> {
  return {
    kind: 'mayan.analyse',
    setup: { stacks, steps },
    limits: maxSeconds === null ? {} : { maxSeconds },
    maxMinimum: Math.min(MAX_STEPS, (steps ?? 0) + BEYOND),
    ...(continues === null ? {} : { continues }),
  }
}

/** An outcome without a result leaves what was told before. */
function toldBy(
  state: RunState<AnalysisReport>,
  last: AnalysisReport | null,
): AnalysisReport | null {
  switch (state.kind) {
    case 'starting':
      return last
    case 'running':
      return state.progress === null ? last : reportSoFar(state.found, state.progress, last)
    case 'ended':
      return 'result' in state.outcome ? (state.outcome.result ?? last) : last
  }
}
