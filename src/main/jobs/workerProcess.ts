/** One solver worker: a utility process and its life. Exit and crash are one event to the pool. */
import { utilityProcess, type MessagePortMain, type UtilityProcess } from 'electron'
import { workerReportSchema, type WorkerCommand } from '../../shared/ipc/jobs'
import type { PoolWorker, WorkerEvents } from './jobPool'

/** Bounds a worker's heap; the search's table lives outside it. */
const HEAP_MEGABYTES = 512

export function startWorkerProcess(script: string, events: WorkerEvents): PoolWorker {
  const child: UtilityProcess = utilityProcess.fork(script, [], {
    serviceName: 'Mayan Studio solver',
    execArgv: [`--js-flags=--max-old-space-size=${HEAP_MEGABYTES}`],
    stdio: 'inherit',
  })
  let spawned = false
  let killWhenSpawned = false
  const waiting: (() => void)[] = []

  // Messages and kill() before `spawn` are lost, so they wait for it.
  const whenSpawned = (action: () => void) => {
    if (spawned) action()
    else waiting.push(action)
  }
  const post = (command: WorkerCommand, ports: MessagePortMain[]) => {
    whenSpawned(() => child.postMessage(command, ports))
  }

  child.once('spawn', () => {
    spawned = true
    if (killWhenSpawned) child.kill()
    for (const action of waiting.splice(0)) action()
  })
  child.on('message', (message: unknown) => {
    const report = workerReportSchema.safeParse(message)
    if (report.success) events[report.data.type](report.data.jobId)
  })
  child.once('exit', (code) => events.exited(code))

  return {
    get pid() {
      return child.pid
    },
    start: (jobId, request, port) => post({ type: 'start', jobId, request }, [port]),
    cancel: (jobId) => post({ type: 'cancel', jobId }, []),
    kill: () => {
      if (spawned) child.kill()
      else killWhenSpawned = true
    },
  }
}
