/** Jobs of the page: a channel and a place in the pool for each; they end with their page. */
import { MessageChannelMain, type MessagePortMain, type WebContents } from 'electron'
import type { JobId, JobRequest } from '../shared/ipc/jobs'
import { JOB_PORT_CHANNEL } from '../shared/ipc/transport'
import { sendEvent } from './ipc'
import { JobPool } from './jobs/jobPool'
import { startWorkerProcess } from './jobs/workerProcess'
import { solverWorkerCount } from './platform'

const CANCEL_GRACE_MS = 1000
/** On a busy machine a process may take seconds to start. */
const START_GRACE_MS = 20_000

export class SolverJobs {
  private readonly owners = new Map<JobId, WebContents>()
  private readonly pool: JobPool

  constructor(workerScript: string) {
    this.pool = new JobPool({
      size: solverWorkerCount(),
      cancelGraceMs: CANCEL_GRACE_MS,
      startGraceMs: START_GRACE_MS,
      startWorker: (events) => startWorkerProcess(workerScript, events),
      onLost: (jobId, outcome) => {
        const owner = this.owners.get(jobId)
        this.owners.delete(jobId)
        if (owner) sendEvent(owner, 'job.ended', { jobId, outcome })
      },
      onSettled: (jobId) => this.owners.delete(jobId),
    })
  }

  /** Not from the start on: a worker takes time from what else is starting, and memory. */
  keepWarm(): void {
    this.pool.keepWarm()
  }

  start(request: JobRequest, owner: WebContents): JobId {
    const jobId = this.pool.start(request, (id) => openPort(id, owner))
    this.owners.set(jobId, owner)
    return jobId
  }

  /** A page can cancel its own jobs only. */
  cancel(jobId: JobId, owner: WebContents): void {
    if (this.owners.get(jobId) === owner) this.pool.cancel(jobId)
  }

  cancelAllOf(owner: WebContents): void {
    for (const [jobId, candidate] of this.owners) {
      if (candidate !== owner) continue
      this.owners.delete(jobId)
      this.pool.cancel(jobId)
    }
  }

  close(): void {
    this.pool.close()
  }
}

/** Gives the page its end of a new channel. A job that restarts gets another one. */
function openPort(jobId: JobId, owner: WebContents): MessagePortMain {
  const { port1, port2 } = new MessageChannelMain()
  if (!owner.isDestroyed()) owner.postMessage(JOB_PORT_CHANNEL, jobId, [port2])
  return port1
}
