/**
 * Playwright's `test` for the real app: an empty profile for each test, the app's output and a
 * trace attached to failures, errors in a page fail the test, a request that leaves the app fails it,
 * and no process is left behind.
 * The idea of a profile fixture with options for arguments and environment is element-desktop's.
 */

import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { ElectronApplication, Page, TestInfo } from '@playwright/test'
import { test as base } from './base'
import { closeApp, killGroup } from './closeApp'
import { HandedOnApp } from './handedOnApp'
import { launch, type Launched } from './launch'
import type { Options } from './options'
import { PageErrors } from './pageErrors'
import { RequestLog } from './requestLog'

export { expect } from '@playwright/test'

export interface Fixtures {
  /** The profile folder; empty at first, so a test can put files there before it uses `app`. */
  profile: string
  /** Starts the app, again if need be, in the test's profile; all are closed at the end. */
  start: (args?: readonly string[]) => Promise<ElectronApplication>
  /** Kills an app with all its helpers, as a crash would. */
  kill: (app: ElectronApplication) => Promise<void>
  /** What has left the app; all of it must be taken by a test that provokes it. */
  requests: RequestLog
  app: ElectronApplication
  /** The app's first window, once it is drawn and complete. */
  page: Page
}

interface Session extends Launched {
  stopTrace: (path?: string) => Promise<void>
  /** Ends it after the test; whether it closed without being killed. */
  end: (hasFailed: boolean) => Promise<boolean>
}

interface Inner {
  sessions: Session[]
  errors: PageErrors
}

interface OfWorker {
  requestLog: RequestLog
  handedOn: HandedOnApp
}

export const test = base.extend<Options & Fixtures & Inner, OfWorker>({
  launchArgs: [[], { option: true }],
  launchEnv: [{}, { option: true }],
  allowPageErrors: [false, { option: true }],
  handOn: [false, { option: true }],
  motion: [false, { option: true }],

  requestLog: [
    async ({}, use) => {
      const log = await RequestLog.open()
      await use(log)
      await log.remove()
    },
    { scope: 'worker' },
  ],
  handedOn: [
    async ({ requestLog }, use) => {
      const handedOn = new HandedOnApp(requestLog)
      await use(handedOn)
      await handedOn.end()
    },
    { scope: 'worker' },
  ],

  profile: async ({ handedOn }, use) => {
    await use(await handedOn.profile())
    await handedOn.emptyProfile()
  },

  errors: async ({ allowPageErrors }, use) => {
    const errors = new PageErrors(allowPageErrors)
    await use(errors)
    const list = errors.list()
    if (list.length > 0) throw new Error(`Errors in a page:\n${list.join('\n')}`)
  },

  requests: async ({ requestLog }, use) => {
    await use(requestLog)
    const left = await requestLog.take()
    if (left.length > 0) throw new Error(`Requests that leave the app:\n${left.join('\n')}`)
  },

  // Closed before the profile is removed and the errors are judged, hence the dependencies.
  sessions: async ({ profile: _profile, requests: _requests, errors }, use, testInfo) => {
    const sessions: Session[] = []
    await use(sessions)
    const failed = testInfo.status !== testInfo.expectedStatus || errors.list().length > 0
    for (const [index, session] of sessions.entries()) {
      await endSession(session, failed ? testInfo : null, index)
    }
  },

  start: async ({ profile, launchArgs, launchEnv, handedOn, sessions, errors, requests }, use) => {
    await use(async (args = []) => {
      await handedOn.stepAside()
      const options = { profile, args: [...launchArgs, ...args], env: launchEnv, requests }
      const launched = await launch(options)
      errors.watch(launched.app)
      const stopTrace = await startTrace(launched.app)
      const end = () => closeApp(launched.app, launched.child)
      sessions.push({ ...launched, stopTrace, end })
      return launched.app
    })
  },

  kill: async ({ sessions }, use) => {
    await use(async (app) => {
      const session = sessions.find((candidate) => candidate.app === app)
      if (session) await killGroup(session.child)
    })
  },

  app: async ({ handOn, launchArgs, launchEnv, start, handedOn, sessions, errors }, use) => {
    const isPlain = launchArgs.length === 0 && Object.keys(launchEnv).length === 0
    if (!handOn || !isPlain) return use(await start())
    const launched = await handedOn.take()
    const stopWatching = errors.watch(launched.app)
    const stopTrace = await startTrace(launched.app)
    const end = async (hasFailed: boolean) => {
      const isKept = !hasFailed && (await handedOn.renew())
      stopWatching()
      return isKept || handedOn.close()
    }
    sessions.push({ ...launched, stopTrace, end })
    await use(launched.app)
  },

  page: async ({ app, motion }, use) => {
    const page = await readyWindow(app)
    if (!motion) await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
  },
})

/** The first window of `app`, once its page is drawn and has loaded all its parts. */
export async function readyWindow(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow()
  await page.waitForLoadState('load')
  // With every frame: an expectation looks in ever longer intervals.
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0, undefined, {
    polling: 'raf',
  })
  return page
}

/** Pictures of every step take a quarter of the time of all tests, so they are made when asked for. */
async function startTrace(app: ElectronApplication): Promise<Session['stopTrace']> {
  const { tracing } = app.context()
  const withPictures = Boolean(process.env['MAYAN_TRACE'])
  await tracing.start({ screenshots: withPictures, snapshots: withPictures, sources: true })
  return async (path) => {
    // An app that is gone has no trace to give.
    await tracing.stop(path === undefined ? {} : { path }).catch(() => undefined)
  }
}

/** Ends one session; with `report` its look, trace and output are attached to the test. */
async function endSession(session: Session, report: TestInfo | null, index: number): Promise<void> {
  const suffix = index === 0 ? '' : `-${String(index + 1)}`
  if (report) await attachLook(session.app, report, suffix)
  const trace = report?.outputPath(`trace${suffix}.zip`)
  await Promise.race([session.stopTrace(trace), delay(10_000, undefined, { ref: false })])
  const closed = await session.end(report !== null)
  if (!report) return
  // Pushed, not attach()ed, which would keep a second copy.
  if (trace !== undefined && existsSync(trace)) {
    report.attachments.push({ name: 'trace', path: trace, contentType: 'application/zip' })
  }
  const text = session.output() + (closed ? '' : '\n(did not close and was killed)')
  await report.attach(`output${suffix}`, { body: text, contentType: 'text/plain' })
}

/** What the windows show, and what a screen reader reads of it; nothing of a window that hangs. */
async function attachLook(
  app: ElectronApplication,
  report: TestInfo,
  suffix: string,
): Promise<void> {
  const timeout = 5000
  for (const [window, page] of app.windows().entries()) {
    const name = `window-${String(window + 1)}${suffix}`
    const picture = await page.screenshot({ timeout }).catch(() => null)
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout })
      .catch(() => null)
    if (picture) await report.attach(name, { body: picture, contentType: 'image/png' })
    if (shown !== null) await report.attach(name, { body: shown, contentType: 'text/plain' })
  }
}
