import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobOutcome, JobRequest } from '../../shared/ipc/jobs'
import { JobPool, type JobPort, type PoolWorker, type WorkerEvents } from './jobPool'

const request: JobRequest = { kind: 'mayan.solve', setup: { stacks: [], steps: 1 }, limits: {} }

class Port implements JobPort {
  closed = false
  close(): void {
    this.closed = true
  }
}

/** Does what it is told, and what a process may do of its own accord. */
class ScriptedWorker implements PoolWorker<Port> {
  static count = 0
  readonly pid = ++ScriptedWorker.count
  started: number[] = []
  cancelled: number[] = []
  killed = false

  constructor(readonly events: WorkerEvents) {}
  start(jobId: number): void {
    this.started.push(jobId)
  }
  cancel(jobId: number): void {
    this.cancelled.push(jobId)
  }
  kill(): void {
    this.killed = true
    this.events.exited(0)
  }
}

function makePool(size: number) {
  const workers: ScriptedWorker[] = []
  const lost: [number, JobOutcome][] = []
  const pool = new JobPool<Port>({
    size,
    cancelGraceMs: 1000,
    startWorker: (events) => {
      const worker = new ScriptedWorker(events)
      workers.push(worker)
      return worker
    },
    onLost: (jobId, outcome) => lost.push([jobId, outcome]),
  })
  return { pool, workers, lost, at: (index: number) => workers[index] as ScriptedWorker }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('JobPool', () => {
  it('keeps one worker warm and starts more only when there is work', () => {
    const { pool, workers, at } = makePool(2)
    expect(workers).toHaveLength(1)
    pool.start(request, new Port())
    expect(workers).toHaveLength(1)
    pool.start(request, new Port())
    pool.start(request, new Port())
    expect(workers.map(({ started }) => started)).toEqual([[1], [2]])
    at(1).events.settled(2)
    expect(at(1).started).toEqual([2, 3])
    at(0).events.settled(1)
    at(1).events.settled(3)
    expect(workers.filter(({ killed }) => !killed)).toHaveLength(1)
  })

  it('a worker that dies takes only its own job, even with exit code 0', () => {
    const { pool, workers, lost, at } = makePool(1)
    pool.start(request, new Port())
    pool.start(request, new Port())
    at(0).events.exited(0)
    expect(lost).toEqual([[1, { kind: 'failed', failure: { code: 'worker-gone', exitCode: 0 } }]])
    expect(workers).toHaveLength(2)
    expect(at(1).started).toEqual([2])
  })

  it('does not restart for ever what dies before its first job', () => {
    const { pool, workers, lost, at } = makePool(1)
    at(0).events.exited(1)
    expect(workers).toHaveLength(1)
    pool.start(request, new Port())
    expect(at(1).started).toEqual([1])
    expect(lost).toEqual([])
  })

  it('cancels a waiting job at once and closes its port', () => {
    const { pool, lost, at } = makePool(1)
    const port = new Port()
    pool.start(request, new Port())
    pool.cancel(pool.start(request, port))
    expect(port.closed).toBe(true)
    expect(lost).toEqual([[2, { kind: 'cancelled', result: null }]])
    at(0).events.settled(1)
    expect(at(0).started).toEqual([1])
  })

  it('asks the worker to cancel, and kills it only when it does not answer', () => {
    const { pool, workers, lost, at } = makePool(1)
    pool.cancel(pool.start(request, new Port()))
    expect(at(0).cancelled).toEqual([1])
    at(0).events.settled(1)
    vi.advanceTimersByTime(5000)
    expect(at(0).killed).toBe(false)

    pool.cancel(pool.start(request, new Port()))
    vi.advanceTimersByTime(999)
    expect(at(0).killed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(at(0).killed).toBe(true)
    expect(lost).toEqual([[2, { kind: 'cancelled', result: null }]])
    expect(workers).toHaveLength(2)
  })

  it('ignores what is said of jobs that have ended', () => {
    const { pool, lost, at } = makePool(1)
    const first = pool.start(request, new Port())
    at(0).events.settled(first)
    pool.start(request, new Port())
    at(0).events.settled(first)
    pool.cancel(first)
    expect(at(0).cancelled).toEqual([])
    expect(lost).toEqual([])
  })

  it('reports nothing once closed', () => {
    const { pool, workers, lost } = makePool(1)
    pool.start(request, new Port())
    pool.close()
    expect(workers.map(({ killed }) => killed)).toEqual([true])
    expect(lost).toEqual([])
    expect(workers).toHaveLength(1)
  })
})
