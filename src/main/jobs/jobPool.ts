/**
 * Which worker runs which job. No job waits for a free worker: a live job shares one with a batch
 * job, or the other way round, and the worker sees to it that the live one has its answer first. A
 * cancel that a worker does not answer in time ends the worker; a worker that ends takes with it
 * only the job that was to blame, and the others begin anew: those beside it, and those that it was
 * sent and never began. One idle worker is kept warm, once there was a job or `keepWarm` was called.
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
  /** The job has come to the worker: what happens to it from now on may be the job's doing. */
  begun(jobId: JobId): void
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
  /** Workers that died under it. */
  losses: number
  /** The page has been told its end by us. */
  isTold: boolean
  /** Runs from its cancel on. */
  cancelTimer: NodeJS.Timeout | null
}

interface Slot<Port> {
  readonly worker: PoolWorker<Port>
  readonly jobs: Map<JobId, Job<Port>>
  /** Its last job, whose search it may still hold. */
  lastJobId: JobId | null
}

/** Jobs that share a worker at most: each takes memory, and they take turns. */
const MAX_JOBS = { live: 2, batch: 1 } as const satisfies Record<JobPriority, number>
/** So often a job begins anew when another one ended its worker. */
const MAX_LOSSES = 1

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
    const job = { id, request, openPort, hasBegun: false, losses: 0, isTold: false }
    this.queue.push({ ...job, cancelTimer: null })
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
    if (slot === undefined || job === undefined || job.cancelTimer !== null) return
    slot.worker.cancel(jobId)
    // A worker that is still being started can't answer, and has found nothing that would be lost.
    if (!job.hasBegun) this.tellLost(job, { kind: 'cancelled', result: null })
    job.cancelTimer = setTimeout(() => {
      this.remove(slot, null)
      slot.worker.kill()
    }, this.options.cancelGraceMs)
    this.dispatch()
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
      for (const job of slot.jobs.values()) stopTimer(job)
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
      // The next edit should find a warm worker.
      if (!isLive(job) && this.canGrow && !this.idleSlots().some(isFree)) this.addSlot()
    }
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
      begun: (jobId) => {
        const job = slot.jobs.get(jobId)
        if (job) job.hasBegun = true
      },
      settled: (jobId) => {
        this.settle(slot, jobId)
      },
      exited: (exitCode) => {
        this.remove(slot, exitCode)
      },
    })
    const slot: Slot<Port> = { worker, jobs: new Map(), lastJobId: null }
    this.slots.add(slot)
    return slot
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
   * The worker is gone, or about to be: its jobs end, or begin anew.
   *
   * @param exitCode null when it is killed for not answering a cancel
   */
  private remove(slot: Slot<Port>, exitCode: number | null): void {
    if (!this.slots.delete(slot) || this.closed) return
    const jobs = [...slot.jobs.values()]
    slot.jobs.clear()
    for (const job of jobs) stopTimer(job)
    const wanted = jobs.filter(isWanted)
    // The newest live job goes first, so it was most likely the one that ran.
    const suspects = exitCode === null ? [] : wanted.filter(({ hasBegun }) => hasBegun)
    const guilty = suspects.filter(isLive).at(-1) ?? suspects[0]
    for (const job of jobs) {
      if (!wanted.includes(job)) {
        this.tellLost(job, { kind: 'cancelled', result: null })
      } else if (job === guilty || job.losses >= MAX_LOSSES) {
        const failure = { code: 'worker-gone', exitCode: exitCode ?? 0 } as const
        this.tellLost(job, { kind: 'failed', failure })
      } else {
        job.losses++
        job.hasBegun = false
        this.queue.unshift(job)
      }
    }
    // A worker that died before its first job would die again at once: wait for a job.
    if (this.slots.size === 0 && slot.lastJobId !== null) this.addSlot()
    this.dispatch()
  }
}

function isLive({ request }: Pick<Job<unknown>, 'request'>): boolean {
  return priorityOf(request) === 'live'
}

/** Not cancelled. */
function isWanted({ cancelTimer }: Job<unknown>): boolean {
  return cancelTimer === null
}

function isFree({ jobs }: Slot<unknown>): boolean {
  return ![...jobs.values()].some(isWanted)
}

function stopTimer({ cancelTimer }: Job<unknown>): void {
  if (cancelTimer !== null) clearTimeout(cancelTimer)
}
