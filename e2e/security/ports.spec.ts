/** A solver process takes from a job's port what the page owes it, and survives everything else. */
import type { Page } from '@playwright/test'
import { solverPids } from '../support/mayan'
import { expect, test } from '../support/sharedApp'
import { ask } from '../support/storage'

const JOB = {
  kind: 'mayan.analyse',
  setup: { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 },
  limits: {},
}

/** Starts a job, sends nonsense over its port before and after its end, and gives its outcome. */
function runUnderNonsense(page: Page, job: object): Promise<string> {
  return page.evaluate(
    (request) =>
      new Promise<string>((done, fail) => {
        const { api } = window as unknown as {
          api: { call: (channel: string, payload: unknown) => Promise<number> }
        }
        const cyclic: Record<string, unknown> = {}
        cyclic['self'] = cyclic
        const sendNonsense = (port: MessagePort, jobId: number) => {
          const nonsense: unknown[] = [
            null,
            undefined,
            0,
            'acknowledged',
            [],
            cyclic,
            new Uint8Array(1 << 20),
            'x'.repeat(1 << 20),
            { type: null },
            { type: { toString: 1 } },
            { type: 'start', jobId, request },
            { type: 'cancel', jobId },
            { type: 'acknowledged' },
            { type: 'acknowledged', jobId: jobId + 1 },
            { type: 'acknowledged', jobId: '__proto__' },
            { type: 'acknowledged', jobId, more: 1 },
            JSON.parse('{"__proto__": {"type": "acknowledged"}}'),
          ]
          for (const message of nonsense) port.postMessage(message)
          port.postMessage(null, [new MessageChannel().port1])
        }
        const listening = new AbortController()
        const take = ({ data, ports: [port] }: MessageEvent) => {
          const { type, jobId } = data as { type?: string; jobId: number }
          if (type !== 'studio:job-port' || !port) return
          listening.abort()
          port.onmessage = ({ data: message }) => {
            const { type, outcome } = message as { type: string; outcome?: { kind: string } }
            if (type !== 'ended') return
            sendNonsense(port, jobId)
            port.postMessage({ type: 'acknowledged', jobId })
            port.close()
            done(outcome?.kind ?? 'none')
          }
          sendNonsense(port, jobId)
        }
        window.addEventListener('message', take, { signal: listening.signal })
        api.call('job.start', request).catch(fail)
      }),
    job,
  )
}

test('nonsense on a job’s port neither ends the process nor the job', async ({ app, page }) => {
  // From then on there is a process that is warm.
  expect(await runUnderNonsense(page, JOB)).toBe('done')
  const before = await solverPids(app)
  for (let round = 0; round < 3; round++) expect(await runUnderNonsense(page, JOB)).toBe('done')
  expect(await solverPids(app)).toEqual(before)
})

test('a job whose port is dropped is given up', async ({ app, page }) => {
  const long = {
    kind: 'lianliankan.generate',
    options: { seed: 1, rows: 20, columns: 20, border: 'inside', types: 40 },
    limits: {},
  }
  await page.evaluate(
    (request) =>
      new Promise<void>((done, fail) => {
        const { api } = window as unknown as {
          api: { call: (channel: string, payload: unknown) => Promise<number> }
        }
        const drop = ({ ports: [port] }: MessageEvent) => {
          port?.close()
          done()
        }
        window.addEventListener('message', drop, { once: true })
        api.call('job.start', request).catch(fail)
      }),
    long,
  )
  expect(await runUnderNonsense(page, JOB)).toBe('done')
  expect(await solverPids(app)).not.toEqual([])
})

test('numbers beyond all sense are answered as problems', async ({ app, page }) => {
  test.slow()
  // From then on there is a process that is warm.
  expect(await runUnderNonsense(page, JOB)).toBe('done')
  const before = await solverPids(app)
  const huge = Number.MAX_SAFE_INTEGER
  for (const job of [
    { kind: 'mayan.generate', options: { seed: 1, steps: huge, colours: huge, blocks: huge } },
    { kind: 'mayan.generate', options: { seed: 1, steps: -1, colours: 0, blocks: -huge } },
    {
      kind: 'mayan.generate',
      options: { seed: 1, steps: 3, colours: 4, blocks: 12, heights: [huge] },
    },
    {
      kind: 'lianliankan.generate',
      options: { seed: 1, rows: huge, columns: huge, border: 'inside', types: huge, tiles: huge },
    },
    {
      kind: 'lianliankan.generate',
      options: { seed: 1, rows: -1, columns: 0, border: 'outside', types: -5 },
    },
    { kind: 'mayan.winMap', setup: { stacks: Array(9).fill(Array(99).fill(99)), steps: 999 } },
    { kind: 'mayan.analyse', setup: { stacks: [], steps: null } },
    { kind: 'mayan.solve', setup: { stacks: [[0, 0, 0]], steps: -999 } },
    { kind: 'lianliankan.analyse', setup: { rows: [], border: 'inside' } },
    {
      kind: 'lianliankan.pairMap',
      setup: { rows: Array(99).fill(Array(99).fill(1)), border: 'outside' },
    },
  ]) {
    const said = await runUnderNonsense(page, { ...job, limits: { maxSeconds: 1 } })
    expect(['failed', 'done'], JSON.stringify(job).slice(0, 100)).toContain(said)
  }
  expect(await solverPids(app)).toEqual(before)
})

test('one page can’t cancel what is not its own', async ({ page }) => {
  for (const jobId of [1, 999_999, Number.MAX_SAFE_INTEGER]) {
    expect(await ask(page, 'job.cancel', jobId)).toBeUndefined()
  }
})
