/** Solver jobs as the page's own client runs them, for tests: over the bridge and a port for each. */
import type { JSHandle, Page } from '@playwright/test'
import type { Bridge } from '../../src/shared/ipc/contract'
import type { JobId, JobMessage, JobOutcome, JobRequest } from '../../src/shared/ipc/jobs'

/** What the page has heard of a job. */
export interface Heard {
  /** The first is the one that counts; of more, the page would drop the rest. */
  readonly outcomes: readonly JobOutcome[]
  /** By the page's clock. */
  readonly endedAt: number
  readonly askedToCancelAt: number
}

interface Listener {
  start(request: JobRequest): Promise<JobId>
  cancel(jobId: JobId): void
  /** Once it has ended; it is forgotten then. */
  take(jobId: JobId): Promise<Heard>
}

export class PageJobs {
  private constructor(private readonly listener: JSHandle<Listener>) {}

  /** From now on the ports of all jobs of the page come here. */
  static async in(page: Page): Promise<PageJobs> {
    return new PageJobs(await page.evaluateHandle(listen))
  }

  start(request: JobRequest): Promise<JobId> {
    return this.listener.evaluate((jobs, given) => jobs.start(given), request)
  }
  cancel(jobId: JobId): Promise<void> {
    return this.listener.evaluate((jobs, id) => jobs.cancel(id), jobId)
  }
  take(jobId: JobId): Promise<Heard> {
    return this.listener.evaluate((jobs, id) => jobs.take(id), jobId)
  }
  async outcome(jobId: JobId): Promise<JobOutcome> {
    const { outcomes } = await this.take(jobId)
    return outcomes[0] as JobOutcome
  }
  async run(request: JobRequest): Promise<JobOutcome> {
    return this.outcome(await this.start(request))
  }
  /** Starts it and cancels it some milliseconds later, or in the same breath. */
  startAndCancel(request: JobRequest, milliseconds: number): Promise<Heard> {
    return this.listener.evaluate(
      async (jobs, { given, wait }) => {
        const id = await jobs.start(given)
        if (wait > 0) await new Promise((done) => setTimeout(done, wait))
        jobs.cancel(id)
        return jobs.take(id)
      },
      { given: request, wait: milliseconds },
    )
  }
}

/** Runs in the page, hence whole in one function. */
function listen(): Listener {
  interface Job {
    outcomes: JobOutcome[]
    endedAt: number
    askedToCancelAt: number
    notify: (() => void) | null
  }
  const { api } = window as unknown as { api: Bridge }
  const jobs = new Map<JobId, Job>()
  const jobOf = (id: JobId): Job => {
    const job = jobs.get(id) ?? { outcomes: [], endedAt: 0, askedToCancelAt: 0, notify: null }
    jobs.set(id, job)
    return job
  }
  const note = (id: JobId, outcome: JobOutcome) => {
    const job = jobOf(id)
    job.outcomes.push(outcome)
    if (job.endedAt === 0) job.endedAt = performance.now()
    job.notify?.()
  }
  window.addEventListener('message', ({ data, ports: [port] }) => {
    if ((data as { type?: string }).type !== 'studio:job-port' || !port) return
    port.onmessage = ({ data: message }: MessageEvent<JobMessage>) => {
      if (message.type !== 'ended') return
      port.postMessage({ type: 'acknowledged', jobId: message.jobId })
      port.close()
      note(message.jobId, message.outcome)
    }
  })
  api.on('job.ended', ({ jobId, outcome }) => note(jobId, outcome))
  return {
    start: (request) => api.call('job.start', request),
    cancel: (id) => {
      jobOf(id).askedToCancelAt = performance.now()
      void api.call('job.cancel', id)
    },
    take: async (id) => {
      const job = jobOf(id)
      if (job.outcomes.length === 0) await new Promise<void>((done) => (job.notify = done))
      jobs.delete(id)
      return { ...job, notify: null }
    },
  }
}
