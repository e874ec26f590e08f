/**
 * Which worker runs which job. Jobs wait in order of arrival for a free worker; a cancel that a
 * worker does not answer in time ends the worker; a worker that ends while it has a job takes only
 * that job with it. One idle worker is kept warm.
 *
 * A job normally ends over its own port, straight from the worker to the page; the pool reports
 * only the ends of which a worker can't speak: it died, or never began.
 */
import type { JobId, JobOutcome, JobRequest } from '../../shared/ipc/jobs'

/** A port that can be handed to a worker; the pool only closes those it never handed out. */
export interface JobPort {
  close(): void
}

export interface WorkerEvents {
  settled(jobId: JobId): void
  exited(code: number): void
}

export interface PoolWorker<Port extends JobPort = Electron.MessagePortMain> {
  readonly pid: number | undefined
  start(jobId: JobId, request: JobRequest, port: Port): void
  cancel(jobId: JobId): void
  kill(): void
}

export interface JobPoolOptions<Port extends JobPort> {
  /** Most workers at a time, at least 1. */
  readonly size: number
  /** How long a cancelled job may take to end before its worker is killed. */
  readonly cancelGraceMs: number
  startWorker(events: WorkerEvents): PoolWorker<Port>
  /** The job ended without its worker saying so to the page. */
  onLost(jobId: JobId, outcome: JobOutcome): void
}

interface Job<Port> {
  readonly id: JobId
  readonly request: JobRequest
  readonly port: Port
}

interface Slot<Port extends JobPort> {
  readonly worker: PoolWorker<Port>
  jobId: JobId | null
  hasServed: boolean
  cancelTimer: NodeJS.Timeout | null
}

export class JobPool<Port extends JobPort = Electron.MessagePortMain> {
  private readonly queue: Job<Port>[] = []
  private readonly slots = new Set<Slot<Port>>()
  private lastId = 0
  private closed = false

  constructor(private readonly options: JobPoolOptions<Port>) {
    this.addSlot()
  }

  /** @param port the worker's end of the channel to the page */
  start(request: JobRequest, port: Port): JobId {
    const id = ++this.lastId
    this.queue.push({ id, request, port })
    this.dispatch()
    return id
  }

  /** Ends the job soon; nothing happens when it has ended already. */
  cancel(jobId: JobId): void {
    const waiting = this.queue.findIndex((job) => job.id === jobId)
    if (waiting >= 0) {
      const [job] = this.queue.splice(waiting, 1)
      job?.port.close()
      this.options.onLost(jobId, { kind: 'cancelled', result: null })
      return
    }
    const slot = [...this.slots].find((candidate) => candidate.jobId === jobId)
    if (slot === undefined || slot.cancelTimer !== null) return
    slot.worker.cancel(jobId)
    slot.cancelTimer = setTimeout(() => {
      this.lose(slot, { kind: 'cancelled', result: null })
      this.remove(slot)
      slot.worker.kill()
    }, this.options.cancelGraceMs)
  }

  /** Process ids of the workers, busy ones first. */
  pids(): number[] {
    return [...this.slots]
      .sort((a, b) => Number(b.jobId !== null) - Number(a.jobId !== null))
      .flatMap(({ worker }) => worker.pid ?? [])
  }

  /** Kills every worker; nothing is reported any more. */
  close(): void {
    this.closed = true
    for (const slot of this.slots) {
      this.settle(slot)
      slot.worker.kill()
    }
    this.slots.clear()
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const idle = [...this.slots].find((slot) => slot.jobId === null)
      const slot = idle ?? (this.slots.size < this.options.size ? this.addSlot() : undefined)
      const job = slot && this.queue.shift()
      if (slot === undefined || job === undefined) return
      slot.jobId = job.id
      slot.hasServed = true
      slot.worker.start(job.id, job.request, job.port)
    }
  }

  private addSlot(): Slot<Port> {
    const worker = this.options.startWorker({
      settled: (jobId) => {
        if (slot.jobId !== jobId) return
        this.settle(slot)
        this.dispatch()
        this.retireSpare(slot)
      },
      exited: (exitCode) => {
        this.lose(slot, { kind: 'failed', failure: { code: 'worker-gone', exitCode } })
        this.remove(slot)
      },
    })
    const slot: Slot<Port> = { worker, jobId: null, hasServed: false, cancelTimer: null }
    this.slots.add(slot)
    return slot
  }

  /** Takes a slot out and sees to it that waiting jobs, and the next one, find a worker. */
  private remove(slot: Slot<Port>): void {
    if (!this.slots.delete(slot) || this.closed) return
    // A worker that died before its first job would die again at once: wait for a job.
    if (this.slots.size === 0 && slot.hasServed) this.addSlot()
    this.dispatch()
  }

  private retireSpare(slot: Slot<Port>): void {
    const idle = [...this.slots].filter((candidate) => candidate.jobId === null)
    if (slot.jobId !== null || idle.length < 2) return
    this.slots.delete(slot)
    slot.worker.kill()
  }

  private lose(slot: Slot<Port>, outcome: JobOutcome): void {
    const { jobId } = slot
    this.settle(slot)
    if (jobId !== null && !this.closed) this.options.onLost(jobId, outcome)
  }

  private settle(slot: Slot<Port>): void {
    slot.jobId = null
    if (slot.cancelTimer !== null) clearTimeout(slot.cancelTimer)
    slot.cancelTimer = null
  }
}
