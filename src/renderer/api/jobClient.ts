/**
 * Starts solver jobs and follows them: control through main, progress and outcome over one port
 * per job. The outcome is acknowledged and the port closed even if the run was abandoned.
 */
import type { Bridge } from '@shared/ipc/contract'
import type {
  JobAcknowledgement,
  JobKind,
  JobMessage,
  JobRequest,
  JobRequestOf,
  JobResults,
} from '@shared/ipc/jobs'
import { JOB_PORT_CHANNEL, type JobPortMessage } from '@shared/ipc/transport'
import { reduceRun, STARTING, type RunEvent, type RunState } from './jobState'

export interface Run {
  /** Stops the job; its outcome is still reported. */
  cancel(): void
  /** Stops the job; nothing more of it is reported. */
  abandon(): void
}

export interface JobClient {
  /** Starts a job. @param onChange receives every new state, up to the ended one */
  run<K extends JobKind>(
    request: JobRequestOf<K>,
    onChange: (state: RunState<JobResults[K]>) => void,
  ): Run
}

/** The part of `Window` that delivers ports, so that tests can replace it. */
export interface PortSource {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export function createJobClient(bridge: Bridge, ports: PortSource): JobClient {
  const listeners = new Set<(event: RunEvent) => void>()
  const notifyAll = (event: RunEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  ports.addEventListener('message', (event) => {
    const [port] = event.ports
    if (port !== undefined && isJobPort(event.data)) follow(port, notifyAll)
  })
  bridge.on('job.ended', ({ jobId, outcome }) => {
    notifyAll({ type: 'ended', jobId, outcome })
  })
  return {
    run: (request, onChange) =>
      // A job of a kind ends with a result of that kind: the worker's makers are typed so.
      startRun(bridge, listeners, request, onChange as (state: RunState) => void),
  }
}

function startRun(
  bridge: Bridge,
  listeners: Set<(event: RunEvent) => void>,
  request: JobRequest,
  onChange: (state: RunState) => void,
): Run {
  let state: RunState = STARTING
  let cancelWanted = false
  let abandoned = false

  const listener = (event: RunEvent) => {
    const next = reduceRun(state, event)
    if (next === state) return
    state = next
    if (state.kind === 'ended') listeners.delete(listener)
    if (!abandoned) onChange(state)
    if (event.type === 'started' && cancelWanted) sendCancel()
  }
  const sendCancel = () => {
    // A job that main no longer knows has ended; its outcome is on its way.
    if (state.kind === 'running') bridge.call('job.cancel', state.jobId).catch(() => undefined)
  }
  const cancel = () => {
    cancelWanted = true
    sendCancel()
  }

  listeners.add(listener)
  bridge.call('job.start', request).then(
    (jobId) => {
      listener({ type: 'started', jobId })
    },
    (reason: unknown) => {
      listener({ type: 'refused', message: reason instanceof Error ? reason.message : `${reason}` })
    },
  )
  return {
    cancel,
    abandon: () => {
      abandoned = true
      cancel()
    },
  }
}

function follow(port: MessagePort, notifyAll: (event: RunEvent) => void): void {
  port.onmessage = ({ data }: MessageEvent<JobMessage>) => {
    if (data.type === 'ended') {
      const acknowledgement: JobAcknowledgement = { type: 'acknowledged', jobId: data.jobId }
      port.postMessage(acknowledgement)
      port.close()
    }
    notifyAll(data)
  }
}

function isJobPort(data: unknown): data is JobPortMessage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === JOB_PORT_CHANNEL
  )
}
