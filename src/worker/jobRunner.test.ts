import { describe, expect, it } from 'vitest'
import type { AnalysisReport } from '../shared/games/mayan/solver/analysis'
import type { JobId, JobMessage, JobOutcome, JobRequest, JobResult } from '../shared/ipc/jobs'
import { ok } from '../shared/result'
import { JobRunner } from './jobRunner'
import { startSearch, type Search } from './searches'

/** The sample is soon done; with n = 7 its analysis takes many slices. */
const sample = { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 }
const quick: JobRequest = { kind: 'mayan.analyse', setup: sample, limits: { tableBytes: 1 << 22 } }
const long: JobRequest = { ...quick, setup: { ...sample, steps: 7 } }

/** A worker whose clock advances by a millisecond with each reading, so that slices are short. */
function makeRunner() {
  let now = 0
  const clock = () => now++
  const waiting: (() => void)[] = []
  const running: JobId[] = []
  const settled: JobId[] = []
  const runner = new JobRunner({
    clock,
    startSearch: (request) => startSearch(request, clock),
    schedule: (run) => waiting.push(run),
    onRunning: (jobId) => running.push(jobId),
    onSettled: (jobId) => settled.push(jobId),
  })
  const heard: JobMessage[] = []
  const closed: JobId[] = []
  const start = (id: JobId, request: JobRequest) => {
    runner.start(id, request, {
      postMessage: (message) => heard.push(message),
      close: () => closed.push(id),
    })
  }
  const slices = (count: number) => {
    for (let slice = 0; slice < count; slice++) waiting.shift()?.()
  }
  const outcomeOf = (id: JobId): JobOutcome | null => {
    for (const message of heard) {
      if (message.type === 'ended' && message.jobId === id) return message.outcome
    }
    return null
  }
  const runToEnd = (id: JobId) => {
    for (let slice = 0; slice < 100_000 && outcomeOf(id) === null; slice++) slices(1)
    return outcomeOf(id)
  }
  const reportsOf = (id: JobId) =>
    heard.flatMap((message) =>
      message.type === 'progress' && message.jobId === id ? [message] : [],
    )
  return {
    runner,
    start,
    slices,
    runToEnd,
    outcomeOf,
    reportsOf,
    heard,
    running,
    settled,
    closed,
    waiting,
  }
}

function reportOf(outcome: JobOutcome | null): AnalysisReport {
  if (outcome?.kind !== 'done' && outcome?.kind !== 'cancelled') throw new Error('no report')
  return outcome.result as AnalysisReport
}
const withoutFigures = (report: AnalysisReport) => ({ ...report, nodes: 0, ms: 0 })

describe('a job of a worker', () => {
  it('ends once, and is settled when that is acknowledged', () => {
    const { runner, start, runToEnd, heard, settled, closed, waiting } = makeRunner()
    start(1, quick)
    expect(runToEnd(1)).toMatchObject({ kind: 'done', result: { minimum: 3, limit: null } })
    expect(settled).toEqual([])
    runner.acknowledge(1)
    runner.acknowledge(1)
    runner.abandon(1)
    expect(settled).toEqual([1])
    expect(closed).toEqual([1])
    expect(heard.filter(({ type }) => type === 'ended')).toHaveLength(1)
    expect(waiting).toEqual([])
  })

  it('reports what it finds part by part, and nothing twice', () => {
    const { start, runToEnd, reportsOf } = makeRunner()
    start(1, long)
    const report = reportOf(runToEnd(1))
    const reported = reportsOf(1).flatMap(({ found }) => (found === null ? [] : [found]))
    expect(reported.length).toBeGreaterThan(2)
    const merged: Partial<JobResult> = Object.assign({}, ...reported)
    expect(merged).toMatchObject({ verdict: report.verdict, minimum: 3 })
    for (const key of ['verdict', 'minimum', 'minimumMoves'] as const) {
      expect(reported.filter((found) => key in found)).toHaveLength(1)
    }
  })

  it('reports the verdict in the slice in which it is found', () => {
    const { start, slices, reportsOf } = makeRunner()
    start(1, long)
    let count = 0
    while (!reportsOf(1).some(({ found }) => found !== null && 'minimum' in found)) {
      slices(1)
      count++
      expect(count).toBeLessThan(1000)
    }
    const [first] = reportsOf(1).filter(({ found }) => found !== null && 'minimum' in found)
    expect(first?.progress.ms).toBeLessThanOrEqual(count * 14)
  })

  it('fails when it is no level, and when its search throws', () => {
    const { start, outcomeOf } = makeRunner()
    start(1, { ...quick, setup: { ...sample, steps: 0 } })
    expect(outcomeOf(1)).toMatchObject({ kind: 'failed', failure: { code: 'not-a-level' } })
    const broken = new JobRunner({
      clock: () => 0,
      startSearch: () => {
        throw new Error('no memory')
      },
      schedule: () => undefined,
      onRunning: () => undefined,
      onSettled: () => undefined,
    })
    const heard: JobMessage[] = []
    broken.start(2, quick, {
      postMessage: (message) => heard.push(message),
      close: () => undefined,
    })
    const failure = { code: 'error', message: 'no memory' }
    expect(heard).toMatchObject([{ type: 'ended', outcome: { kind: 'failed', failure } }])
  })

  it('is cancelled at once with what it found', () => {
    const { runner, start, slices, outcomeOf, waiting } = makeRunner()
    start(1, long)
    slices(3)
    runner.cancel(1)
    expect(outcomeOf(1)).toMatchObject({ kind: 'cancelled', result: { limit: 'cancelled' } })
    slices(1)
    expect(waiting).toEqual([])
    runner.cancel(1)
    runner.cancel(7)
  })
})

describe('jobs that share a worker', () => {
  const batch: JobRequest = { ...long, priority: 'batch' }
  it('wait for a live one that is fresh', () => {
    const { start, slices, runToEnd, reportsOf, outcomeOf, running } = makeRunner()
    start(1, batch)
    slices(5)
    const before = reportsOf(1).length
    start(2, quick)
    expect(runToEnd(2)).toMatchObject({ kind: 'done' })
    expect(running).toEqual([1, 2])
    slices(1)
    expect(running).toEqual([1, 2, 1])
    expect(reportsOf(1)).toHaveLength(before)
    expect(outcomeOf(1)).toBeNull()
    expect(runToEnd(1)).toMatchObject({ kind: 'done' })
  })

  it('wait for the newest of two live ones, and take turns after a while', () => {
    const ran: JobId[] = []
    const waiting: (() => void)[] = []
    /** Searches for ever, each slice for 12 ms. */
    const endless = (id: JobId): Search => {
      let ms = 0
      return {
        run: () => {
          ran.push(id)
          ms += 12
          return null
        },
        progress: () => ({ nodes: 0, ms, share: 0 }),
        findings: () => ({}),
        isFinished: false,
        extend: () => undefined,
        stop: () => {
          throw new Error('it is not stopped')
        },
      }
    }
    let started = 0
    const runner = new JobRunner({
      clock: () => 0,
      startSearch: () => ok(endless(++started)),
      schedule: (run) => waiting.push(run),
      onRunning: () => undefined,
      onSettled: () => undefined,
    })
    const port = { postMessage: () => undefined, close: () => undefined }
    runner.start(1, batch, port)
    runner.start(2, quick, port)
    runner.start(3, quick, port)
    const slices = (count: number) => {
      ran.length = 0
      for (let slice = 0; slice < count; slice++) waiting.shift()?.()
      return ran
    }
    // A second of each: 84 slices.
    expect(new Set(slices(84))).toEqual(new Set([3]))
    expect(new Set(slices(84))).toEqual(new Set([2]))
    expect([...slices(6)].sort()).toEqual([1, 1, 2, 2, 3, 3])
  })
})

describe('a search that was ended early', () => {
  it('continues where it stopped, and ends as if it had never stopped', () => {
    const { runner, start, slices, runToEnd, outcomeOf } = makeRunner()
    start(1, long)
    slices(10)
    runner.cancel(1)
    runner.acknowledge(1)
    const early = reportOf(outcomeOf(1))
    start(2, { ...long, continues: 1 })
    const resumed = reportOf(runToEnd(2))
    start(3, long)
    const fresh = reportOf(runToEnd(3))
    expect(withoutFigures(resumed)).toEqual(withoutFigures(fresh))
    expect(resumed.nodes).toBe(fresh.nodes)
    expect(early.nodes).toBeGreaterThan(0)
  })

  it('has the limits of the new request from there on, and reports again what is known', () => {
    const { runner, start, runToEnd, reportsOf } = makeRunner()
    const limited = { ...long, limits: { ...long.limits, maxNodes: 2_000 } }
    start(1, limited)
    const first = reportOf(runToEnd(1))
    runner.acknowledge(1)
    expect(first.limit).toBe('nodes')
    start(2, { ...limited, continues: 1 })
    const second = reportOf(runToEnd(2))
    runner.acknowledge(2)
    expect(second.nodes - first.nodes).toBeGreaterThanOrEqual(2_000)
    expect(second.nodes - first.nodes).toBeLessThan(6_000)
    start(3, { ...long, limits: { ...long.limits, maxNodes: 1e9 }, continues: 2 })
    const reported = () => reportsOf(3).flatMap(({ found }) => (found === null ? [] : [found]))
    runToEnd(3)
    expect(reported()[0]).toMatchObject({ minimum: 3 })
  })

  it.each([
    ['another job', { ...long, continues: 9 }],
    ['another board', { ...quick, setup: { ...sample, steps: 8 }, continues: 1 } as JobRequest],
  ])('restarts when asked to continue %s', (_, request) => {
    const { runner, start, slices, runToEnd } = makeRunner()
    start(1, long)
    slices(10)
    runner.cancel(1)
    start(2, request)
    const asked = reportOf(runToEnd(2))
    const other = makeRunner()
    other.start(1, request)
    expect(withoutFigures(asked)).toEqual(withoutFigures(reportOf(other.runToEnd(1))))
    expect(asked.nodes).toBe(reportOf(other.outcomeOf(1)).nodes)
  })

  it('is given up when another job begins, or runs beside it', () => {
    const { runner, start, slices, runToEnd } = makeRunner()
    start(1, long)
    slices(10)
    runner.cancel(1)
    start(2, quick)
    runToEnd(2)
    start(3, { ...long, continues: 1 })
    const fresh = makeRunner()
    fresh.start(1, long)
    expect(reportOf(runToEnd(3)).nodes).toBe(reportOf(fresh.runToEnd(1)).nodes)
  })
})
