/**
 * Which worker runs which job. No job waits for a free worker: a live job shares one with a batch
 * job, or the other way round, and the worker sees to it that the live one has its answer first. A
 * cancel that a worker does not answer in time ends the worker; a worker that ends takes with it
 * only the job that was running, and all others are restarted: those beside it, and those that it
 * was sent and never began. A worker that is still being started is given more time, since it can
 * answer nothing yet. One idle worker is kept warm, once there was a job or `keepWarm` was called.
 *
 * A job normally ends over its own port, straight from the worker to the page; the pool reports
 * only the ends of which a worker can't speak: it died, or never began.
 */
import {
  priorityOf,
  type JobId,
  type JobOutcome,
  type JobPriority,
  type JobRequest,
} from '../../shared/ipc/jobs'

export interface WorkerEvents {
  /** The job has arrived, or has its turn again: until the next one, a crash is its doing. */
  running(jobId: JobId): void
  settled(jobId: JobId): void
  exited(code: number): void
}

export interface PoolWorker<Port = Electron.MessagePortMain> {
  readonly pid: number | undefined
  start(jobId: JobId, request: JobRequest, port: Port): void
  cancel(jobId: JobId): void
  kill(): void
}

export interface JobPoolOptions<Port> {
  /** Most workers at a time, at least 1. */
  readonly size: number
  /** How long a cancelled job may take to end before its worker is killed. */
  readonly cancelGraceMs: number
  /** How long a worker with jobs may take to be started before it is replaced. */
  readonly startGraceMs: number
  startWorker(events: WorkerEvents): PoolWorker<Port>
  /** The job ended without its worker saying so to the page. */
  onLost(jobId: JobId, outcome: JobOutcome): void
  /** The job has ended in its worker, and the page knows. */
  onSettled(jobId: JobId): void
}

interface Job<Port> {
  readonly id: JobId
  readonly request: JobRequest
  openPort(jobId: JobId): Port
  hasBegun: boolean
  /** Workers that were sent the job and ended before they began any. */
  failedStarts: number
  isCancelled: boolean
  /** Its end has been reported by the pool. */
  isTold: boolean
  /** Runs from its cancel on, once its worker has started. */
  cancelTimer: NodeJS.Timeout | null
}

interface Slot<Port> {
  readonly worker: PoolWorker<Port>
  readonly jobs: Map<JobId, Job<Port>>
  /** It has begun a job, so it can answer. */
  isUp: boolean
  /** The job that has its turn. */
  runningId: JobId | null
  /** Runs from its first job on, until it is up. */
  startTimer: NodeJS.Timeout | null
  /** Its last job, whose search it may still hold. */
  lastJobId: JobId | null
}

/** Jobs that share a worker at most: each takes memory, and they take turns. */
const MAX_JOBS = { live: 2, batch: 1 } as const satisfies Record<JobPriority, number>
/** How often a job is sent to another worker when one did not start. */
const MAX_FAILED_STARTS = 1

const NO_JOB_YET = { runningId: null, startTimer: null, lastJobId: null } as const

export class JobPool<Port = Electron.MessagePortMain> {
  private readonly queue: Job<Port>[] = []
  private readonly slots = new Set<Slot<Port>>()
  private lastId = 0
  private closed = false

  constructor(private readonly options: JobPoolOptions<Port>) {}

  /** From now on one worker is there before it is needed. */
  keepWarm(): void {
    if (this.slots.size === 0 && !this.closed) this.addSlot()
  }

  /** @param openPort makes a channel to the page and gives the worker's end of it */
  start(request: JobRequest, openPort: (jobId: JobId) => Port): JobId {
    const id = ++this.lastId
    const job = { id, request, openPort, hasBegun: false, failedStarts: 0 }
    this.queue.push({ ...job, isCancelled: false, isTold: false, cancelTimer: null })
    this.dispatch()
    return id
  }

  /** Ends the job soon; nothing happens when it has ended already. */
  cancel(jobId: JobId): void {
    const waiting = this.queue.findIndex((job) => job.id === jobId)
    if (waiting >= 0) {
      this.queue.splice(waiting, 1)
      this.options.onLost(jobId, { kind: 'cancelled', result: null })
      return
    }
    const slot = [...this.slots].find(({ jobs }) => jobs.has(jobId))
    const job = slot?.jobs.get(jobId)
    if (slot === undefined || job === undefined || job.isCancelled) return
    job.isCancelled = true
    slot.worker.cancel(jobId)
    // What has not begun has found nothing that would be lost.
    if (!job.hasBegun) this.tellLost(job, { kind: 'cancelled', result: null })
    if (slot.isUp) this.awaitEnd(slot, job)
    this.dispatch()
  }

  /** A worker that has started answers a cancel in time, or is replaced. */
  private awaitEnd(slot: Slot<Port>, job: Job<Port>): void {
    job.cancelTimer ??= setTimeout(() => {
      this.replace(slot)
    }, this.options.cancelGraceMs)
  }

  private replace(slot: Slot<Port>): void {
    this.remove(slot, null)
    slot.worker.kill()
  }

  private tellLost(job: Job<Port>, outcome: JobOutcome): void {
    if (job.isTold) return
    job.isTold = true
    this.options.onLost(job.id, outcome)
  }

  /** Kills every worker; nothing is reported any more. */
  close(): void {
    this.closed = true
    for (const slot of this.slots) {
      stopTimers(slot)
      slot.worker.kill()
    }
    this.slots.clear()
  }

  /** Gives waiting jobs to workers, live ones first, each kind in order of arrival. */
  private dispatch(): void {
    const rank = (job: Job<Port>) => Number(!isLive(job))
    for (const job of [...this.queue].sort((a, b) => rank(a) - rank(b))) {
      const slot = this.slotFor(job)
      if (slot === null) continue
      this.queue.splice(this.queue.indexOf(job), 1)
      slot.jobs.set(job.id, job)
      slot.lastJobId = job.id
      slot.worker.start(job.id, job.request, job.openPort(job.id))
      if (!slot.isUp) this.awaitStart(slot)
      // The next edit should find a warm worker.
      if (!isLive(job) && this.canGrow && !this.idleSlots().some(isFree)) this.addSlot()
    }
  }

  private awaitStart(slot: Slot<Port>): void {
    slot.startTimer ??= setTimeout(() => {
      this.replace(slot)
    }, this.options.startGraceMs)
  }

  private slotFor(job: Job<Port>): Slot<Port> | null {
    const free = this.idleSlots()
    const shared = this.slotsForOneMore(priorityOf(job.request))
    const { continues } = job.request
    const kept = [...free, ...shared].find(
      ({ lastJobId }) => continues !== undefined && lastJobId === continues,
    )
    return kept ?? free[0] ?? (this.canGrow ? this.addSlot() : (shared[0] ?? null))
  }

  /** Where a job may go along with what is there, those with fewest of its kind first. */
  private slotsForOneMore(priority: JobPriority): Slot<Port>[] {
    const rivals = ({ jobs }: Slot<Port>) =>
      [...jobs.values()].filter((job) => isWanted(job) && priorityOf(job.request) === priority)
    return [...this.slots]
      .filter((slot) => rivals(slot).length < MAX_JOBS[priority])
      .sort((a, b) => rivals(a).length - rivals(b).length)
  }

  /** Without a job that is to go on. */
  private idleSlots(): Slot<Port>[] {
    return [...this.slots].filter(isFree)
  }

  private get canGrow(): boolean {
    return this.slots.size < this.options.size
  }

  private addSlot(): Slot<Port> {
    const worker = this.options.startWorker({
      running: (jobId) => {
        this.noteRunning(slot, jobId)
      },
      settled: (jobId) => {
        this.settle(slot, jobId)
      },
      exited: (exitCode) => {
        this.remove(slot, exitCode)
      },
    })
    const jobs = new Map<JobId, Job<Port>>()
    const slot: Slot<Port> = { worker, jobs, isUp: false, ...NO_JOB_YET }
    this.slots.add(slot)
    return slot
  }

  private noteRunning(slot: Slot<Port>, jobId: JobId): void {
    if (!this.slots.has(slot)) return
    slot.isUp = true
    slot.runningId = jobId
    if (slot.startTimer !== null) clearTimeout(slot.startTimer)
    const job = slot.jobs.get(jobId)
    if (job) job.hasBegun = true
    for (const cancelled of slot.jobs.values()) {
      if (cancelled.isCancelled) this.awaitEnd(slot, cancelled)
    }
  }

  private settle(slot: Slot<Port>, jobId: JobId): void {
    const job = slot.jobs.get(jobId)
    if (job === undefined) return
    stopTimer(job)
    slot.jobs.delete(jobId)
    this.options.onSettled(jobId)
    this.dispatch()
    this.retireSpares(slot)
  }

  /** Of idle workers one is enough: the one that may hold a search to go on with. */
  private retireSpares(latest: Slot<Port>): void {
    const idle = [...this.slots].filter(({ jobs }) => jobs.size === 0)
    if (!idle.includes(latest)) return
    for (const slot of idle) {
      if (slot === latest) continue
      this.slots.delete(slot)
      slot.worker.kill()
    }
  }

  /**
   * The worker is gone, or about to be: the job that was running ends, the others are restarted.
   *
   * @param exitCode null when it is killed for not answering in time, for which no job is blamed
   */
  private remove(slot: Slot<Port>, exitCode: number | null): void {
    if (!this.slots.delete(slot) || this.closed) return
    const jobs = [...slot.jobs.values()]
    stopTimers(slot)
    slot.jobs.clear()
    const guilty = exitCode === null ? undefined : runningJob(slot.runningId, jobs)
    for (const job of jobs) {
      if (job.isCancelled) this.tellLost(job, { kind: 'cancelled', result: null })
      else if (job === guilty) this.tellLost(job, goneOutcome(exitCode))
      else this.restart(job, slot.isUp, exitCode)
    }
    // A worker that died before its first job would die again at once: wait for a job.
    if (this.slots.size === 0 && slot.lastJobId !== null) this.addSlot()
    this.dispatch()
  }

  /** Where no worker starts at all, it ends. */
  private restart(job: Job<Port>, hadStarted: boolean, exitCode: number | null): void {
    if (!hadStarted && job.failedStarts++ >= MAX_FAILED_STARTS) {
      this.tellLost(job, goneOutcome(exitCode))
      return
    }
    job.hasBegun = false
    this.queue.unshift(job)
  }
}

/** The job that was running; where that has settled, the one that had its turn next. */
function runningJob<Port>(id: JobId | null, jobs: readonly Job<Port>[]): Job<Port> | undefined {
  const begun = jobs.filter(({ hasBegun }) => hasBegun)
  return begun.find((job) => job.id === id) ?? begun.filter(isLive).at(-1) ?? begun[0]
}

function goneOutcome(exitCode: number | null): JobOutcome {
  return { kind: 'failed', failure: { code: 'worker-gone', exitCode: exitCode ?? 0 } }
}

function isLive({ request }: Pick<Job<unknown>, 'request'>): boolean {
  return priorityOf(request) === 'live'
}

function isWanted({ isCancelled }: Job<unknown>): boolean {
  return !isCancelled
}

function isFree({ jobs }: Slot<unknown>): boolean {
  return ![...jobs.values()].some(isWanted)
}

function stopTimers({ jobs, startTimer }: Slot<unknown>): void {
  if (startTimer !== null) clearTimeout(startTimer)
  for (const job of jobs.values()) stopTimer(job)
}

function stopTimer({ cancelTimer }: Job<unknown>): void {
  if (cancelTimer !== null) clearTimeout(cancelTimer)
}
