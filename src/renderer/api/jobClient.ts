/**
 * Starts solver jobs and follows them: control through main, progress and outcome over one port
 * per job, which is acknowledged and closed at its end, whether or not anybody still listens.
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
  /** Asks the job to stop; its outcome still comes. */
  cancel(): void
  /** Stops the job and hears no more of it. */
  abandon(): void
}

export interface JobClient {
  /** `onChange` hears every new state, up to the one that is ended. */
  run<K extends JobKind>(
    request: JobRequestOf<K>,
    onChange: (state: RunState<JobResults[K]>) => void,
  ): Run
}

/** The events of a window that bring ports; a part of `Window`, so that tests can stand in. */
export interface PortSource {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export function createJobClient(bridge: Bridge, ports: PortSource): JobClient {
  const listeners = new Set<(event: RunEvent) => void>()
  const tellAll = (event: RunEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  ports.addEventListener('message', (event) => {
    const [port] = event.ports
    if (port !== undefined && isJobPort(event.data)) follow(port, tellAll)
  })
  bridge.on('job.ended', ({ jobId, outcome }) => {
    tellAll({ type: 'ended', jobId, outcome })
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
    // A job that main no longer knows has ended, and says so by itself.
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

function follow(port: MessagePort, tellAll: (event: RunEvent) => void): void {
  port.onmessage = ({ data }: MessageEvent<JobMessage>) => {
    if (data.type === 'ended') {
      const acknowledgement: JobAcknowledgement = { type: 'acknowledged', jobId: data.jobId }
      port.postMessage(acknowledgement)
      port.close()
    }
    tellAll(data)
  }
}

function isJobPort(data: unknown): data is JobPortMessage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === JOB_PORT_CHANNEL
  )
}
