/** Solver processes that are killed, run out of memory, fail or leave: no job ever ends wrongly. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ElectronApplication, Page } from '@playwright/test'
import type { JobId, JobOutcome, JobRequest } from '../../src/shared/ipc/jobs'
import type { Random } from '../../src/shared/random'
import { PageJobs } from '../support/jobs'
import { solverPids } from '../support/mayan'
import { AMOUNTS, isLong, SEED } from './amounts'
import { answerOf, LONG_JOBS, SHORT_JOBS } from './support/requests'
import { expect, figure, isOverloaded, loadText, percentile, test } from './support/faultTest'
import { canListProcesses, leftOf, unnoticedDeadOf } from './support/processes'
import { forkAsEver, forkWithFault, forkWithHeap, killNow, killWorkers } from './support/workers'

test.setTimeout(600_000)

/** More than a worker gets to answer a cancel. */
const SLOW_START_MS = 2500

interface Given {
  readonly app: ElectronApplication
  readonly page: Page
  readonly random: Random
}
const faults: (readonly [name: string, run: (given: Given) => Promise<void>])[] = []

function fault(name: string, run: (given: Given) => Promise<void>): void {
  faults.push([name, run])
}

/** How often each end was seen. */
class Ends {
  private readonly counts = new Map<string, number>()

  add({ kind }: Pick<JobOutcome, 'kind'>): void {
    this.counts.set(kind, this.of(kind) + 1)
  }
  of(kind: JobOutcome['kind']): number {
    return this.counts.get(kind) ?? 0
  }
  toString(): string {
    return [...this.counts].map(([kind, count]) => `${count} ${kind}`).join(', ')
  }
}

/** What every short job ends with without a fault. */
async function rightAnswers(jobs: PageJobs): Promise<Map<JobRequest, string>> {
  const answers = new Map<JobRequest, string>()
  for (const request of SHORT_JOBS) answers.set(request, answerOf(await jobs.run(request)))
  return answers
}

/** Done with the right answer, failed for the reason that was given, or cancelled if it is long. */
function expectHonest(outcome: JobOutcome, right: string | undefined): void {
  if (outcome.kind === 'cancelled' && right === undefined) return
  if (outcome.kind === 'done') expect(answerOf(outcome)).toBe(right ?? 'a search that never ends')
  else expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'worker-gone' } })
}

/**
 * A job that had not begun when its worker was killed is run by the next one: a long one is then
 * cancelled here, since its answer takes minutes.
 */
async function endOf(jobs: PageJobs, id: JobId, request: JobRequest): Promise<JobOutcome> {
  if (LONG_JOBS.includes(request)) {
    const soon = await Promise.race([jobs.outcome(id), delay(5000, null)])
    if (soon !== null) return soon
    await jobs.cancel(id)
  }
  return jobs.outcome(id)
}

fault('workers killed at random moments', async ({ app, page, random }) => {
  const jobs = await PageJobs.in(page)
  const right = await rightAnswers(jobs)
  const ends = new Ends()
  const beside = new Ends()
  const all = [...SHORT_JOBS, ...LONG_JOBS]
  for (let kill = 0; kill < AMOUNTS.workerKills; kill++) {
    const request = random.pick(all)
    // A batch job beside it, which has done nothing wrong.
    const hasCompany = random.integer(0, 3) === 0
    const [pid = 0] = await solverPids(app)
    const company = hasCompany ? await jobs.start(SHORT_JOBS[1] as JobRequest) : null
    const id = await jobs.start(request)
    await delay(random.integer(0, 120))
    killNow(pid)
    const outcome = await endOf(jobs, id, request)
    expectHonest(outcome, right.get(request))
    ends.add(outcome)
    if (company !== null) {
      const other = await jobs.outcome(company)
      expectHonest(other, right.get(SHORT_JOBS[1] as JobRequest))
      beside.add(other)
    }
    // The next one works.
    const next = random.pick(SHORT_JOBS)
    expect(answerOf(await jobs.run(next))).toBe(right.get(next))
  }
  expect(await solverPids(app)).toHaveLength(1)
  const dead = unnoticedDeadOf(app.process().pid ?? 0)
  expect(dead).toEqual([])
  figure(
    `${AMOUNTS.workerKills} worker kills: ${ends.toString()}; 0 false answers;`,
    `jobs beside them: ${beside.toString() || 'none'}; seed ${SEED}`,
  )
})

fault('workers out of memory', async ({ app, page, random }) => {
  const jobs = await PageJobs.in(page)
  const right = await rightAnswers(jobs)
  const ends = new Ends()
  for (let count = 0; count < AMOUNTS.outOfMemory; count++) {
    await forkWithFault(app, 'memory', random.integer(0, 60), 48)
    await killWorkers(app)
    const outcome = await jobs.run(random.pick(LONG_JOBS))
    expectHonest(outcome, undefined)
    ends.add(outcome)
    await forkAsEver(app)
    await killWorkers(app)
    const next = random.pick(SHORT_JOBS)
    expect(answerOf(await jobs.run(next))).toBe(right.get(next))
  }
  figure(`${AMOUNTS.outOfMemory} workers out of memory: ${ends.toString()}`)
})

fault('workers whose heap is too small', async ({ app, page }) => {
  const jobs = await PageJobs.in(page)
  const right = await rightAnswers(jobs)
  const ends = new Ends()
  for (const megabytes of [1, 2, 3]) {
    await forkWithHeap(app, megabytes)
    await killWorkers(app)
    for (const request of SHORT_JOBS) {
      const outcome = await jobs.run(request)
      expectHonest(outcome, right.get(request))
      ends.add(outcome)
    }
  }
  await forkAsEver(app)
  await killWorkers(app)
  for (const request of SHORT_JOBS) {
    expect(answerOf(await jobs.run(request))).toBe(right.get(request))
  }
  figure(`heaps of 1, 2 and 3 MB: ${ends.toString()}; none false`)
})

fault(
  'uncaught errors, unhandled rejections, and exits with code 0',
  async ({ app, page, random }) => {
    const jobs = await PageJobs.in(page)
    const right = await rightAnswers(jobs)
    const ends = new Ends()
    const faults = ['throw', 'reject', 'exit'] as const
    for (let count = 0; count < AMOUNTS.uncaughtErrors; count++) {
      await forkWithFault(app, faults[count % faults.length] ?? 'throw', random.integer(0, 60))
      await killWorkers(app)
      const request = random.pick([...SHORT_JOBS, ...LONG_JOBS])
      const outcome = await jobs.run(request)
      expectHonest(outcome, right.get(request))
      ends.add(outcome)
      await forkAsEver(app)
      await killWorkers(app)
      const next = random.pick(SHORT_JOBS)
      expect(answerOf(await jobs.run(next))).toBe(right.get(next))
    }
    figure(`${AMOUNTS.uncaughtErrors} uncaught errors and exits: ${ends.toString()}`)
  },
)

fault('workers that leave with their last word', async ({ app, page, random }) => {
  const jobs = await PageJobs.in(page)
  const right = await rightAnswers(jobs)
  const ends = new Ends()
  await forkWithFault(app, 'exit-after-end')
  await killWorkers(app)
  for (let count = 0; count < AMOUNTS.exitsAfterMessage; count++) {
    const request = random.pick(SHORT_JOBS)
    const outcome = await jobs.run(request)
    expectHonest(outcome, right.get(request))
    ends.add(outcome)
  }
  figure(
    `${AMOUNTS.exitsAfterMessage} exits right after the answer: ${ends.toString()}; none false`,
  )
})

fault('cancels', async ({ page, random }) => {
  const jobs = await PageJobs.in(page)
  const times: number[] = []
  for (let count = 0; count < AMOUNTS.cancels; count++) {
    const heard = await jobs.startAndCancel(random.pick(LONG_JOBS), random.integer(0, 400))
    expect(heard.outcomes).toMatchObject([{ kind: 'cancelled' }])
    times.push(heard.endedAt - heard.askedToCancelAt)
  }
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)]
  figure(
    `${AMOUNTS.cancels} cancels: answered in ${p50.toFixed(0)} ms (median),`,
    `${p95.toFixed(0)} ms (95 %), ${Math.max(...times).toFixed(0)} ms at most (load ${loadText()})`,
  )
  // The second is what a worker gets before it is killed. Of a few, 95 % are all, and any may have had
  // to wait for a processor.
  expect(p50).toBeLessThan(isOverloaded() ? 1000 : 100)
  expect(p95).toBeLessThan(isOverloaded() || !isLong ? 1000 : 100)
})

fault('cancels while the worker is being started', async ({ app, page }) => {
  const jobs = await PageJobs.in(page)
  await jobs.run(SHORT_JOBS[0] as JobRequest)
  let longest = 0
  for (let count = 0; count < AMOUNTS.cancelsBeforeSpawn; count++) {
    await killWorkers(app)
    // Without a worker the job has to wait for one.
    const heard = await jobs.startAndCancel(LONG_JOBS[0] as JobRequest, 0)
    expect(heard.outcomes).toMatchObject([{ kind: 'cancelled' }])
    longest = Math.max(longest, heard.endedAt - heard.askedToCancelAt)
  }
  expect(answerOf(await jobs.run(SHORT_JOBS[0] as JobRequest))).toContain('"kind":"done"')
  await expect.poll(() => solverPids(app)).toHaveLength(1)
  expect(longest).toBeLessThan(isOverloaded() || !isLong ? 1000 : 100)
  figure(
    `${AMOUNTS.cancelsBeforeSpawn} cancels before the worker was there:`,
    `${longest.toFixed(0)} ms at most, 1 worker left`,
  )
})

fault('cancels while the worker takes long to start', async ({ app, page }) => {
  const jobs = await PageJobs.in(page)
  const right = await rightAnswers(jobs)
  await forkWithFault(app, 'slow-start', SLOW_START_MS)
  await killWorkers(app)
  const innocent = await jobs.start(SHORT_JOBS[1] as JobRequest)
  for (let count = 0; count < 20; count++) {
    const id = await jobs.start(LONG_JOBS[0] as JobRequest)
    await jobs.cancel(id)
    await jobs.cancel(id)
    expect(await jobs.outcome(id)).toMatchObject({ kind: 'cancelled' })
  }
  const outcome = await jobs.outcome(innocent)
  expect(outcome.kind).toBe('done')
  expectHonest(outcome, right.get(SHORT_JOBS[1] as JobRequest))
  await forkAsEver(app)
  await killWorkers(app)
  figure(
    `20 cancels before a worker that takes ${SLOW_START_MS} ms to start: the job beside them done`,
  )
})

if (isLong) {
  for (const [name, run] of faults)
    test(name, ({ app, page, random }) => run({ app, page, random }))
} else {
  test('faults of workers', async ({ app, page, random }) => {
    // One start of the app for all of them.
    for (const [name, run] of faults) await test.step(name, () => run({ app, page, random }))
  })
}

for (const when of ['while it searches', 'before its worker is there'] as const) {
  test(`the app quits ${when}: no process is left`, async ({ app, page, profile, noteDelay }) => {
    test.skip(!canListProcesses, 'this system has no ps')
    const jobs = await PageJobs.in(page)
    await jobs.run(SHORT_JOBS[0] as JobRequest)
    await noteDelay(app)
    const closed = app.waitForEvent('close')
    if (when === 'while it searches') {
      await jobs.start(LONG_JOBS[0] as JobRequest)
      await app.evaluate(({ app: electronApp }) => electronApp.quit()).catch(() => undefined)
    } else {
      const pids = await solverPids(app)
      await app.evaluate(({ app: electronApp, utilityProcess }) => {
        const { fork } = utilityProcess
        utilityProcess.fork = (...args) => {
          const child = fork(...args)
          electronApp.quit()
          return child
        }
      })
      // Another one is forked in its place, and the app quits before it is there.
      pids.forEach(killNow)
    }
    await closed
    const left = await leftOf(profile)
    figure(`quit ${when}: ${left.length} processes left after 3 s`)
    expect(left).toEqual([])
  })
}
