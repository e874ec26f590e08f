/** The app's solver processes, killed for real, or replaced by faulty ones. */
import { resolve } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { solverPids } from '../../support/mayan'
import { expect } from './faultTest'

const FAULTY_WORKER = resolve(__dirname, 'faultyWorker.cjs')

export type WorkerFault = 'throw' | 'reject' | 'exit' | 'memory' | 'exit-after-end' | 'slow-start'

/** Every worker that is forked from now on has the fault, so long after a job has come to it. */
export async function forkWithFault(
  app: ElectronApplication,
  fault: WorkerFault,
  milliseconds = 0,
  heapMegabytes: number | null = null,
): Promise<void> {
  await patchFork(app, { wrapper: FAULTY_WORKER, fault, milliseconds, heapMegabytes })
}

/** Every worker from now on is the product's own, but with a small heap, in megabytes. */
export async function forkWithHeap(app: ElectronApplication, heapMegabytes: number): Promise<void> {
  await patchFork(app, { wrapper: null, fault: null, milliseconds: 0, heapMegabytes })
}

export async function forkAsEver(app: ElectronApplication): Promise<void> {
  await patchFork(app, null)
}

interface Patch {
  readonly wrapper: string | null
  readonly fault: WorkerFault | null
  readonly milliseconds: number
  readonly heapMegabytes: number | null
}

async function patchFork(app: ElectronApplication, patch: Patch | null): Promise<void> {
  const isPatched = await app.evaluate(({ utilityProcess }, given) => {
    const kept = globalThis as { productFork?: typeof utilityProcess.fork }
    const fork = (kept.productFork ??= utilityProcess.fork)
    const patched: typeof fork = (script, args, options) => {
      const { wrapper, fault, milliseconds, heapMegabytes } = given as Patch
      const heap = [`--js-flags=--max-old-space-size=${heapMegabytes}`]
      const changed = { ...options, ...(heapMegabytes === null ? {} : { execArgv: heap }) }
      return wrapper === null
        ? fork(script, args, changed)
        : fork(wrapper, [String(fault), String(milliseconds), script], changed)
    }
    const wanted = given === null ? fork : patched
    utilityProcess.fork = wanted
    return utilityProcess.fork === wanted
  }, patch)
  expect(isPatched, 'utilityProcess.fork can be replaced').toBe(true)
}

/** Kills what runs now, or is being started; returns once the system no longer has it. */
export async function killWorkers(app: ElectronApplication): Promise<void> {
  let pids = await solverPids(app)
  // One that is being started is listed within this time; one that died at its start is not replaced.
  for (const end = Date.now() + 1000; pids.length === 0 && Date.now() < end;) {
    pids = await solverPids(app)
  }
  for (const pid of pids) killNow(pid)
  await expect
    .poll(async () => (await solverPids(app)).filter((pid) => pids.includes(pid)), {
      intervals: [5],
    })
    .toEqual([])
}

export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended.
  }
}
