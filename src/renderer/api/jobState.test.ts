import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JobOutcome, JobResult } from '@shared/ipc/jobs'
import { reduceRun, STARTING, type RunEvent, type RunState } from './jobState'

const cancelled: JobOutcome = { kind: 'cancelled', result: null }
const gone: JobOutcome = { kind: 'failed', failure: { code: 'worker-gone', exitCode: 9 } }
const progress = { nodes: 7, ms: 1, share: 0.5 }
const after = (...events: RunEvent[]) => events.reduce(reduceRun, STARTING)

describe('a run', () => {
  it('runs from start over progress to its outcome', () => {
    expect(after({ type: 'started', jobId: 4 })).toEqual({
      kind: 'running',
      jobId: 4,
      progress: null,
      found: {},
    })
    expect(
      after({ type: 'started', jobId: 4 }, { type: 'progress', jobId: 4, progress, found: null }),
    ).toMatchObject({ progress })
    expect(
      after({ type: 'started', jobId: 4 }, { type: 'ended', jobId: 4, outcome: cancelled }),
    ).toEqual({ kind: 'ended', jobId: 4, outcome: cancelled })
  })

  it('merges the findings of its progress part by part', () => {
    const progressed = (found: Partial<JobResult> | null): RunEvent => {
      return { type: 'progress', jobId: 4, progress, found }
    }
    const started: RunEvent = { type: 'started', jobId: 4 }
    const state = after(started, progressed({ minimum: 2, provedFrom: 2 }), progressed(null))
    expect(state).toMatchObject({ found: { minimum: 2, provedFrom: 2 } })
    expect(reduceRun(state, progressed({ provedFrom: 3 }))).toMatchObject({
      found: { minimum: 2, provedFrom: 3 },
    })
    const next = reduceRun(state, progressed(null))
    expect('found' in next && 'found' in state && next.found === state.found).toBe(true)
  })

  it('takes what its port has sent before the answer to the start', () => {
    const state = after(
      { type: 'progress', jobId: 4, progress, found: null },
      { type: 'ended', jobId: 3, outcome: gone },
      { type: 'ended', jobId: 4, outcome: cancelled },
      { type: 'started', jobId: 4 },
    )
    expect(state).toEqual({ kind: 'ended', jobId: 4, outcome: cancelled })
  })

  it('drops events of other jobs', () => {
    const state = after(
      { type: 'ended', jobId: 3, outcome: gone },
      { type: 'started', jobId: 4 },
      { type: 'progress', jobId: 3, progress, found: null },
      { type: 'ended', jobId: 5, outcome: gone },
    )
    expect(state).toEqual({ kind: 'running', jobId: 4, progress: null, found: {} })
  })

  it('has failed where main refuses to start it', () => {
    expect(after({ type: 'refused', message: 'no' })).toEqual({
      kind: 'ended',
      jobId: null,
      outcome: { kind: 'failed', failure: { code: 'error', message: 'no' } },
    })
  })

  it('has at most one outcome, the first, for any events in any order', () => {
    const jobId = fc.integer({ min: 1, max: 3 })
    const event: fc.Arbitrary<RunEvent> = fc.oneof(
      fc.record({ type: fc.constant('started' as const), jobId }),
      fc.record({
        type: fc.constant('progress' as const),
        jobId,
        progress: fc.constant(progress),
        found: fc.constant(null),
      }),
      fc.record({
        type: fc.constant('ended' as const),
        jobId,
        outcome: fc.constantFrom(cancelled, gone),
      }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let state: RunState = STARTING
        for (const next of events) {
          const reduced = reduceRun(state, next)
          if (state.kind === 'ended') expect(reduced).toBe(state)
          if (state.kind === 'running' && reduced.kind !== 'starting') {
            expect(reduced.jobId).toBe(state.jobId)
          }
          state = reduced
        }
        const started = events.find(({ type }) => type === 'started')
        const own = events.find(
          (e) => e.type === 'ended' && e.jobId === started?.['jobId' as never],
        )
        if (state.kind === 'ended' && own?.type === 'ended') expect(state.outcome).toBe(own.outcome)
        expect(state.kind === 'ended').toBe(started !== undefined && own !== undefined)
      }),
    )
  })
})
