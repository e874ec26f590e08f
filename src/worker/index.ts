/**
 * The solver worker: an Electron utility process that runs one job at a time. It searches in
 * slices, so that a cancel is heard within one slice, and tells main that a job is settled only
 * when the page has acknowledged the outcome (or is gone), so that no result is lost with the
 * process.
 */
import type { MessagePortMain } from 'electron'
import type {
  JobAcknowledgement,
  JobId,
  JobMessage,
  JobOutcome,
  WorkerCommand,
  WorkerReport,
} from '../shared/ipc/jobs'
import { startSearch, type Search } from './searches'
import { warmUp } from './warmUp'

const SLICE_MS = 12
const PROGRESS_MS = 100

interface RunningJob {
  readonly id: JobId
  readonly port: MessagePortMain
  cancelled: boolean
}

let current: RunningJob | null = null
let hasServed = false

process.parentPort.on('message', (event: { data: WorkerCommand; ports: MessagePortMain[] }) => {
  const command = event.data
  if (command.type === 'cancel') {
    if (current?.id === command.jobId) current.cancelled = true
    return
  }
  const [port] = event.ports
  if (port !== undefined) begin({ id: command.jobId, port, cancelled: false }, command)
})

// A rejection that nobody handles means the state is unknown: the exit tells main.
process.on('unhandledRejection', (reason) => {
  process.stderr.write(`solver worker: ${String(reason)}\n`)
  process.exit(1)
})

warmUp(() => !hasServed)

function begin(job: RunningJob, { request }: WorkerCommand & { type: 'start' }): void {
  current = job
  hasServed = true
  job.port.on('message', ({ data }: { data: JobAcknowledgement }) => {
    if (data.type === 'acknowledged') settle(job)
  })
  job.port.on('close', () => {
    job.cancelled = true
    settle(job)
  })
  job.port.start()
  try {
    const search = startSearch(request, () => performance.now())
    if (search.ok) runSlice(job, search.value, performance.now())
    else end(job, { kind: 'failed', failure: search.error })
  } catch (error) {
    end(job, errorOutcome(error))
  }
}

function runSlice(job: RunningJob, search: Search, lastProgress: number): void {
  if (current !== job) return
  if (job.cancelled) {
    end(job, { kind: 'cancelled', result: search.stop('cancelled') })
    return
  }
  try {
    const result = search.run(SLICE_MS)
    if (result !== null) {
      end(job, { kind: 'done', result })
      return
    }
  } catch (error) {
    end(job, errorOutcome(error))
    return
  }
  const now = performance.now()
  const due = now - lastProgress >= PROGRESS_MS
  if (due) post(job, { type: 'progress', jobId: job.id, progress: search.progress() })
  setImmediate(runSlice, job, search, due ? now : lastProgress)
}

/** Sends the outcome; the acknowledgement (or the port's end) settles the job. */
function end(job: RunningJob, outcome: JobOutcome): void {
  post(job, { type: 'ended', jobId: job.id, outcome })
}

function settle(job: RunningJob): void {
  if (current !== job) return
  current = null
  job.port.close()
  const report: WorkerReport = { type: 'settled', jobId: job.id }
  process.parentPort.postMessage(report)
}

function post(job: RunningJob, message: JobMessage): void {
  job.port.postMessage(message)
}

function errorOutcome(error: unknown): JobOutcome {
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'failed', failure: { code: 'error', message } }
}
