/** Hundreds of jobs one after the other: memory stays what it is, and nothing is left of them. */
import type { CDPSession, ElectronApplication, Page } from '@playwright/test'
import { PageJobs } from '../support/jobs'
import { solverPids } from '../support/mayan'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'
import { LONG_JOBS, SHORT_JOBS } from './support/requests'

test.setTimeout(900_000)

/** Jobs until everything has its size: code is compiled, tables are made. */
const WARM_UP = 60
/**
 * Jobs of each half after that. The worker can't be asked to collect, and collects every 80 to 100 jobs: its
 * memory rises and falls by a third, and only its lowest values say what it keeps.
 */
const HALF = (AMOUNTS.jobs - WARM_UP) / 2

/** Megabytes after a collection, the worker's of all that the system gave it. */
interface Memory {
  readonly mainHeap: number
  readonly pageHeap: number
  readonly main: number
  readonly page: number
  readonly worker: number
}

interface Leftovers {
  readonly listeners: number
  readonly nodes: number
  readonly workers: number
  /** Main's handles: ports, timers, pipes. */
  readonly handles: number
}

async function memoryOf(
  app: ElectronApplication,
  devtools: CDPSession,
  worker: number,
): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const pageHeap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN
  const inMain = await app.evaluate(({ app: electronApp }) => {
    const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
    const v8 = mainModule.require('node:v8') as { setFlagsFromString(flags: string): void }
    const vm = mainModule.require('node:vm') as { runInNewContext(code: string): unknown }
    v8.setFlagsFromString('--expose_gc')
    const collect = vm.runInNewContext('gc') as () => void
    collect()
    collect()
    const sizeOf = (wanted: (metric: Electron.ProcessMetric) => boolean) =>
      electronApp
        .getAppMetrics()
        .filter(wanted)
        .reduce((sum, { memory }) => sum + memory.workingSetSize, 0) / 1024
    return {
      mainHeap: process.memoryUsage().heapUsed / 2 ** 20,
      main: sizeOf(({ type }) => type === 'Browser'),
      page: sizeOf(({ type }) => type === 'Tab'),
    }
  })
  return { ...inMain, pageHeap: pageHeap / 2 ** 20, worker }
}

/** All workers' megabytes. */
function workerMemory(app: ElectronApplication): Promise<number> {
  return app.evaluate(({ app: electronApp }) =>
    electronApp
      .getAppMetrics()
      .filter(({ name, serviceName }) => /solver/i.test(`${name ?? ''} ${serviceName ?? ''}`))
      .reduce((sum, { memory }) => sum + memory.workingSetSize / 1024, 0),
  )
}

async function leftoversOf(app: ElectronApplication, devtools: CDPSession): Promise<Leftovers> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    workers: (await solverPids(app)).length,
    handles: await app.evaluate(
      () => (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles().length,
    ),
  }
}

test('jobs one after the other', async ({ app, page }) => {
  const devtools = await openDevtools(page)
  const jobs = await PageJobs.in(page)
  /** @returns the worker's lowest memory */
  const runMany = async (count: number) => {
    let lowest = Infinity
    for (let job = 0; job < count; job++) {
      // Each tenth is cancelled, the others end.
      if (job % 10 === 9) await jobs.startAndCancel(LONG_JOBS[0] ?? never(), 20)
      else await jobs.run(SHORT_JOBS[job % SHORT_JOBS.length] ?? never())
      lowest = Math.min(lowest, await workerMemory(app))
    }
    return lowest
  }
  await runMany(WARM_UP)
  const before = await memoryOf(app, devtools, await runMany(HALF))
  const [listeners] = [await leftoversOf(app, devtools)]
  const after = await memoryOf(app, devtools, await runMany(HALF))
  const grown = Object.entries(after).map(([part, megabytes]) => {
    const old = before[part as keyof Memory]
    return { part, old, megabytes, percent: (megabytes / old - 1) * 100 }
  })
  figure(
    `${AMOUNTS.jobs} jobs, megabytes after half of them and at the end:`,
    grown
      .map(({ part, old, megabytes, percent }) => {
        const sign = percent < 0 ? '−' : '+'
        return `${part} ${old.toFixed(1)} → ${megabytes.toFixed(1)} (${sign}${Math.abs(percent).toFixed(1)} %)`
      })
      .join(', '),
  )
  for (const { part, percent } of grown) expect(percent, part).toBeLessThan(10)

  const left = await leftoversOf(app, devtools)
  figure(`after them: ${JSON.stringify(left)}; before: ${JSON.stringify(listeners)}`)
  expect(left.workers).toBe(1)
  expect(left.listeners).toBeLessThanOrEqual(listeners.listeners + 2)
  expect(left.nodes).toBeLessThanOrEqual(listeners.nodes + 20)
  expect(left.handles).toBeLessThanOrEqual(listeners.handles + 2)
})

async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')
  return devtools
}

function never(): never {
  throw new Error('there are jobs')
}
