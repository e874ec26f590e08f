import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobId, JobOutcome, JobRequest } from '../../shared/ipc/jobs'
import { JobPool, type PoolWorker, type WorkerEvents } from './jobPool'

const live: JobRequest = { kind: 'mayan.analyse', setup: { stacks: [], steps: 1 }, limits: {} }
const batch: JobRequest = { ...live, priority: 'batch' }

/** Does what it is asked, and what a process may do of its own accord. */
class ScriptedWorker implements PoolWorker<string> {
  static count = 0
  readonly pid = ++ScriptedWorker.count
  started: JobId[] = []
  ports: string[] = []
  cancelled: JobId[] = []
  killed = false
  /** Its process has gone, and nobody has noticed yet. */
  isDead = false

  constructor(readonly events: WorkerEvents) {}
  start(jobId: JobId, _request: JobRequest, port: string): void {
    this.started.push(jobId)
    this.ports.push(port)
    if (!this.isDead) this.events.running(jobId)
  }
  /** It has started at last, and has taken up everything it was sent. */
  wakeUp(): void {
    this.isDead = false
    for (const jobId of this.started) this.events.running(jobId)
  }
  cancel(jobId: JobId): void {
    this.cancelled.push(jobId)
  }
  kill(): void {
    this.killed = true
    this.events.exited(0)
  }
}

function makePool(size: number, { isDead = false } = {}) {
  const workers: ScriptedWorker[] = []
  const lost: [JobId, JobOutcome][] = []
  const settled: JobId[] = []
  let channels = 0
  const pool = new JobPool<string>({
    size,
    cancelGraceMs: 1000,
    startGraceMs: 20_000,
    startWorker: (events) => {
      const worker = new ScriptedWorker(events)
      worker.isDead = isDead
      workers.push(worker)
      return worker
    },
    onLost: (jobId, outcome) => lost.push([jobId, outcome]),
    onSettled: (jobId) => settled.push(jobId),
  })
  pool.keepWarm()
  const start = (request: JobRequest) =>
    pool.start(request, (jobId) => `job ${jobId}, channel ${++channels}`)
  const at = (index: number) => workers[index] as ScriptedWorker
  const alive = () => workers.filter(({ killed }) => !killed).length
  return { pool, start, workers, lost, settled, at, alive }
}

const gone = (exitCode: number): JobOutcome => ({
  kind: 'failed',
  failure: { code: 'worker-gone', exitCode },
})
const cancelled: JobOutcome = { kind: 'cancelled', result: null }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the workers of a pool', () => {
  it('are one kept warm, and more only when there is work', () => {
    const { start, workers, settled, at, alive } = makePool(2)
    expect(workers).toHaveLength(1)
    start(live)
    expect(workers).toHaveLength(1)
    start(live)
    expect(workers.map(({ started }) => started)).toEqual([[1], [2]])
    at(1).events.settled(2)
    expect(workers).toHaveLength(2)
    at(0).events.settled(1)
    expect(alive()).toBe(1)
    expect(settled).toEqual([2, 1])
  })

  it('take batch jobs one at a time, in order, and are warm before the next live job', () => {
    const { start, workers, at } = makePool(2)
    start(batch)
    expect(workers).toHaveLength(2)
    start(batch)
    start(batch)
    expect(workers.map(({ started }) => started)).toEqual([[1], [2]])
    at(1).events.settled(2)
    expect(at(1).started).toEqual([2, 3])
  })

  it('do not restart for ever what dies before its first job', () => {
    const { start, workers, lost, at } = makePool(1)
    at(0).events.exited(1)
    expect(workers).toHaveLength(1)
    start(live)
    expect(at(1).started).toEqual([1])
    expect(lost).toEqual([])
  })

  it('are killed on closing, and nothing is reported any more', () => {
    const { pool, start, workers, lost } = makePool(1)
    start(live)
    pool.close()
    expect(workers.map(({ killed }) => killed)).toEqual([true])
    expect(lost).toEqual([])
    expect(workers).toHaveLength(1)
  })
})

describe('a live job', () => {
  it('starts at once beside a batch job where no worker is free', () => {
    const { start, workers, at } = makePool(1)
    start(batch)
    start(batch)
    start(live)
    expect(at(0).started).toEqual([1, 3])
    at(0).events.settled(3)
    expect(at(0).started).toEqual([1, 3])
    at(0).events.settled(1)
    expect(at(0).started).toEqual([1, 3, 2])
    expect(workers).toHaveLength(1)
  })

  it('waits for no answer of the one that was given up before it', () => {
    const { pool, start, at } = makePool(1)
    for (let edit = 0; edit < 50; edit++) pool.cancel(start(live))
    start(live)
    expect(at(0).started).toHaveLength(51)
    expect(at(0).cancelled).toHaveLength(50)
  })

  it('lets a batch job begin beside it', () => {
    const { start, at } = makePool(1)
    start(live)
    start(batch)
    start(batch)
    expect(at(0).started).toEqual([1, 2])
  })

  it('shares with another live job, but not with two', () => {
    const { start, at } = makePool(1)
    for (let count = 0; count < 3; count++) start(live)
    expect(at(0).started).toEqual([1, 2])
    at(0).events.settled(2)
    expect(at(0).started).toEqual([1, 2, 3])
  })

  it('that continues another runs on the worker that may hold its search', () => {
    const { start, at } = makePool(3)
    for (let count = 0; count < 3; count++) start(live)
    at(1).events.settled(2)
    start({ ...live, continues: 2 })
    expect(at(1).started).toEqual([2, 4])
    at(2).events.settled(3)
    at(1).events.settled(4)
    // Of two idle ones the last that served stays.
    expect([at(1), at(2)].map(({ killed }) => killed)).toEqual([false, true])
    start({ ...live, continues: 3 })
    expect(at(1).started).toEqual([2, 4, 5])
  })
})

describe('a worker that does not start', () => {
  it('is replaced, once for each job', () => {
    const { start, workers, lost, at } = makePool(1)
    at(0).isDead = true
    start(live)
    vi.advanceTimersByTime(20_000)
    expect(at(0).killed).toBe(true)
    expect(at(1).started).toEqual([1])
    at(1).events.settled(1)
    expect(lost).toEqual([])
    expect(workers).toHaveLength(2)
  })

  it('is given up when the next one does not start either', () => {
    const { start, workers, lost } = makePool(1, { isDead: true })
    start(live)
    vi.advanceTimersByTime(40_000)
    expect(lost).toEqual([[1, gone(0)]])
    vi.advanceTimersByTime(120_000)
    expect(workers).toHaveLength(3)
  })
})

describe('a worker that dies', () => {
  it('takes its own job, even with exit code 0', () => {
    const { start, workers, lost, at } = makePool(1)
    start(batch)
    start(batch)
    at(0).events.exited(0)
    expect(lost).toEqual([[1, gone(0)]])
    expect(workers).toHaveLength(2)
    expect(at(1).started).toEqual([2])
  })

  it('takes the job that was running, and the one beside it is restarted over a new port', () => {
    const { start, lost, at } = makePool(1)
    start(batch)
    start(live)
    at(0).events.exited(9)
    expect(lost).toEqual([[2, gone(9)]])
    expect(at(1).started).toEqual([1])
    expect(at(1).ports).toEqual(['job 1, channel 3'])
    start(live)
    at(1).events.exited(9)
    expect(lost.slice(1)).toEqual([[3, gone(9)]])
    expect(at(2).started).toEqual([1])
    start(live)
    at(2).events.running(1)
    at(2).events.exited(9)
    expect(lost.slice(2)).toEqual([[1, gone(9)]])
    expect(at(3).started).toEqual([4])
  })

  it('during the turn of a job that was given up takes no other', () => {
    const { pool, start, lost, at } = makePool(1)
    start(batch)
    pool.cancel(start(live))
    at(0).events.exited(9)
    expect(lost).toEqual([[2, cancelled]])
    expect(at(1).started).toEqual([1])
  })

  it('before it began a job does not take it: the job is restarted elsewhere', () => {
    const { start, workers, lost, at } = makePool(1)
    at(0).isDead = true
    start(live)
    at(0).events.exited(9)
    expect(lost).toEqual([])
    expect(at(1).started).toEqual([1])
    at(1).events.exited(9)
    expect(lost).toEqual([[1, gone(9)]])
    expect(workers).toHaveLength(3)
  })

  it('is heard no more', () => {
    const { start, settled, at } = makePool(1)
    start(batch)
    start(live)
    at(0).events.exited(9)
    at(0).events.settled(1)
    expect(settled).toEqual([])
    expect(at(1).started).toEqual([1])
  })
})

describe('a cancel', () => {
  it('ends a waiting job at once, and opens no port for it', () => {
    const { pool, start, lost, at } = makePool(1)
    start(batch)
    pool.cancel(start(batch))
    expect(lost).toEqual([[2, cancelled]])
    at(0).events.settled(1)
    expect(at(0).ports).toEqual(['job 1, channel 1'])
  })

  it('is answered at once, and once, while the worker is still being started', () => {
    const { pool, start, workers, lost, at } = makePool(1)
    at(0).isDead = true
    pool.cancel(start(live))
    expect(lost).toEqual([[1, cancelled]])
    expect(at(0).cancelled).toEqual([1])
    vi.advanceTimersByTime(19_999)
    expect(at(0).killed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(at(0).killed).toBe(true)
    expect(lost).toHaveLength(1)
    expect(workers).toHaveLength(2)
  })

  it('while the worker is still being started costs no other job anything', () => {
    const { pool, start, workers, lost, at } = makePool(1)
    at(0).isDead = true
    start(batch)
    const given = Array.from({ length: 20 }, () => {
      const jobId = start(live)
      pool.cancel(jobId)
      pool.cancel(jobId)
      vi.advanceTimersByTime(500)
      return jobId
    })
    expect(workers).toHaveLength(1)
    expect(lost).toEqual(given.map((jobId) => [jobId, cancelled]))
    at(0).wakeUp()
    for (const jobId of given) at(0).events.settled(jobId)
    vi.advanceTimersByTime(60_000)
    expect(workers).toHaveLength(1)
    expect(lost).toHaveLength(20)
    expect(at(0).started[0]).toBe(1)
  })

  it('has its grace from the moment the worker has started', () => {
    const { pool, start, at } = makePool(1)
    at(0).isDead = true
    pool.cancel(start(live))
    vi.advanceTimersByTime(5000)
    at(0).wakeUp()
    vi.advanceTimersByTime(999)
    expect(at(0).killed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(at(0).killed).toBe(true)
  })

  it('that is never answered ends its worker again and again, and no innocent job', () => {
    const { pool, start, workers, lost, at } = makePool(1)
    const innocent = start(batch)
    for (let count = 1; count <= 5; count++) {
      pool.cancel(start(live))
      vi.advanceTimersByTime(1000)
      expect(workers).toHaveLength(count + 1)
      expect(at(count).started).toEqual([innocent])
    }
    expect(lost.every(([jobId]) => jobId !== innocent)).toBe(true)
  })

  it('is the worker’s to answer, which is killed only when it does not', () => {
    const { pool, start, workers, lost, at } = makePool(1)
    pool.cancel(start(live))
    expect(at(0).cancelled).toEqual([1])
    at(0).events.settled(1)
    vi.advanceTimersByTime(5000)
    expect(at(0).killed).toBe(false)

    pool.cancel(start(live))
    vi.advanceTimersByTime(999)
    expect(at(0).killed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(at(0).killed).toBe(true)
    expect(lost).toEqual([[2, cancelled]])
    expect(workers).toHaveLength(2)
  })

  it('that is not answered costs the other jobs of the worker nothing but time', () => {
    const { pool, start, lost, at } = makePool(1)
    start(batch)
    pool.cancel(start(live))
    start(live)
    vi.advanceTimersByTime(1000)
    expect(lost).toEqual([[2, cancelled]])
    expect(at(1).started.sort()).toEqual([1, 3])
  })

  it('of a job that has ended does nothing', () => {
    const { pool, start, lost, at } = makePool(1)
    const first = start(live)
    at(0).events.settled(first)
    start(live)
    at(0).events.settled(first)
    pool.cancel(first)
    expect(at(0).cancelled).toEqual([])
    expect(lost).toEqual([])
  })
})
