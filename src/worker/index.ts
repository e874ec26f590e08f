/**
 * The solver worker: an Electron utility process. Main says which jobs begin and end; each talks to
 * the page over its own port.
 */
import type { MessagePortMain } from 'electron'
import {
  jobAcknowledgementSchema,
  type JobId,
  type WorkerCommand,
  type WorkerReport,
} from '../shared/ipc/jobs'
import { JobRunner } from './jobRunner'
import { startSearch } from './searches'
import { warmUp } from './warmUp'

const clock = () => performance.now()
let hasServed = false

const runner = new JobRunner({
  clock,
  startSearch: (request) => startSearch(request, clock),
  schedule: setImmediate,
  onRunning: (jobId) => report({ type: 'running', jobId }),
  onSettled: (jobId) => report({ type: 'settled', jobId }),
})

process.parentPort.on('message', (event: { data: WorkerCommand; ports: MessagePortMain[] }) => {
  const command = event.data
  if (command.type === 'cancel') {
    runner.cancel(command.jobId)
    return
  }
  const [port] = event.ports
  if (port === undefined) return
  hasServed = true
  listen(port, command.jobId)
  runner.start(command.jobId, command.request, port)
})

// A rejection that nobody handles means the state is unknown: the exit notifies main.
process.on('unhandledRejection', (reason) => {
  process.stderr.write(`solver worker: ${String(reason)}\n`)
  process.exit(1)
})

warmUp(() => !hasServed)

function report(message: WorkerReport): void {
  process.parentPort.postMessage(message)
}

function listen(port: MessagePortMain, jobId: JobId): void {
  // From the sandboxed page, hence checked; this process is in no sandbox.
  port.on('message', ({ data }: { data: unknown }) => {
    const read = jobAcknowledgementSchema.safeParse(data)
    if (read.success && read.data.jobId === jobId) runner.acknowledge(jobId)
  })
  port.on('close', () => {
    runner.abandon(jobId)
  })
  port.start()
}
