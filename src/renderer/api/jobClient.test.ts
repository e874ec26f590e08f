import { describe, expect, it } from 'vitest'
import type { Bridge } from '@shared/ipc/contract'
import type { JobMessage, JobRequest } from '@shared/ipc/jobs'
import { JOB_PORT_CHANNEL } from '@shared/ipc/transport'
import { createJobClient } from './jobClient'
import type { RunState } from './jobState'

const request: JobRequest = {
  kind: 'mayan.solve',
  setup: { stacks: [[], [], [], [], []], steps: 1 },
  limits: {},
}

/** Main and worker, played by hand. */
function setUp() {
  const calls: unknown[][] = []
  const answers: ((jobId: number) => void)[] = []
  const windowListeners: ((event: MessageEvent) => void)[] = []
  let tellEnded: (payload: never) => void = () => undefined
  const bridge = {
    call: (channel: string, argument: unknown) => {
      calls.push([channel, argument])
      return channel === 'job.start'
        ? new Promise<number>((resolve) => answers.push(resolve))
        : Promise.resolve()
    },
    on: (_: string, listener: (payload: never) => void) => {
      tellEnded = listener
      return () => undefined
    },
  } as unknown as Bridge
  const client = createJobClient(bridge, {
    addEventListener: (_, listener) => windowListeners.push(listener),
  })
  const port = (jobId: number) => {
    const posted: unknown[] = []
    const fake = {
      onmessage: null as ((event: { data: JobMessage }) => void) | null,
      closed: false,
      postMessage: (message: unknown) => posted.push(message),
      close: () => (fake.closed = true),
    }
    const data = { type: JOB_PORT_CHANNEL, jobId }
    for (const listener of windowListeners) {
      listener({ data, ports: [fake] } as unknown as MessageEvent)
    }
    return { fake, posted, send: (message: JobMessage) => fake.onmessage?.({ data: message }) }
  }
  const start = () => {
    const states: RunState[] = []
    const run = client.run(request, (state) => states.push(state))
    return { run, states }
  }
  const answer = async (jobId: number) => {
    answers.shift()?.(jobId)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const crash = (jobId: number) => {
    tellEnded({
      jobId,
      outcome: { kind: 'failed', failure: { code: 'worker-gone', exitCode: 1 } },
    } as never)
  }
  return { calls, port, start, answer, crash }
}

const ended = (jobId: number): JobMessage => ({
  type: 'ended',
  jobId,
  outcome: { kind: 'cancelled', result: null },
})

describe('the job client', () => {
  it('acknowledges an outcome and closes the port', async () => {
    const { port, start, answer } = setUp()
    const { states } = start()
    await answer(1)
    const { send, posted, fake } = port(1)
    send(ended(1))
    expect(states.at(-1)).toMatchObject({ kind: 'ended', jobId: 1 })
    expect(posted).toEqual([{ type: 'acknowledged', jobId: 1 }])
    expect(fake.closed).toBe(true)
  })

  it('works when the port comes before the answer', async () => {
    const { port, start, answer } = setUp()
    const { states } = start()
    port(1).send(ended(1))
    expect(states.some(({ kind }) => kind === 'ended')).toBe(false)
    await answer(1)
    expect(states.at(-1)).toMatchObject({ kind: 'ended', jobId: 1 })
  })

  it('reports nothing more of an abandoned run, cancels it, and still acknowledges its end', async () => {
    const { calls, port, start, answer } = setUp()
    const old = start()
    old.run.abandon()
    const { states } = start()
    await answer(1)
    await answer(2)
    expect(calls).toContainEqual(['job.cancel', 1])
    const { send, posted } = port(1)
    send(ended(1))
    expect(posted).toHaveLength(1)
    expect(old.states).toEqual([])
    expect(states.at(-1)).toMatchObject({ kind: 'running', jobId: 2 })
  })

  it('ends a run whose worker is gone, once', async () => {
    const { port, start, answer, crash } = setUp()
    const { states } = start()
    await answer(1)
    const { send } = port(1)
    crash(1)
    send(ended(1))
    expect(states.filter(({ kind }) => kind === 'ended')).toHaveLength(1)
    expect(states.at(-1)).toMatchObject({ outcome: { kind: 'failed' } })
  })

  it('cancels as soon as the id is known', async () => {
    const { calls, start, answer } = setUp()
    const { run } = start()
    run.cancel()
    expect(calls).toHaveLength(1)
    await answer(8)
    expect(calls.at(-1)).toEqual(['job.cancel', 8])
  })
})
