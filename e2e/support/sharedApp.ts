/**
 * Playwright's `test` for the security suite: one app for all its tests, so that each takes no
 * longer than what it tries. After each of them the app must be as before: the page where it was,
 * answered by main, no error that nobody handled, and nothing that has left the app untaken.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type ElectronApplication, type Page } from '@playwright/test'
import { test as base } from './base'
import { closeApp } from './closeApp'
import { launch, type Launched } from './launch'
import { RequestLog } from './requestLog'
import { ask } from './storage'
import { readyWindow } from './test'

export { expect } from '@playwright/test'

export const START_URL = 'app://studio/index.html'

interface Shared extends Launched {
  readonly page: Page
  readonly requests: RequestLog
}

interface Fixtures {
  app: ElectronApplication
  page: Page
  /** What has left the app; what a test provokes it must take. */
  requests: RequestLog
  stillWorks: undefined
}

export const test = base.extend<Fixtures, { shared: Shared }>({
  shared: [
    async ({}, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'mayan-security-'))
      const requests = await RequestLog.open()
      const launched = await launch({ profile, args: [], env: {}, requests })
      const page = await readyWindow(launched.app)
      await use({ ...launched, page, requests })
      await closeApp(launched.app, launched.child)
      await requests.remove()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker' },
  ],
  app: async ({ shared }, use) => use(shared.app),
  page: async ({ shared }, use) => use(shared.page),
  requests: async ({ shared }, use) => use(shared.requests),

  stillWorks: [
    async ({ shared: { app, page, requests, output } }, use) => {
      await use(undefined)
      expect(page.url()).toBe(START_URL)
      expect(await ask(page, 'app.info', undefined)).toMatchObject({ version: expect.any(String) })
      expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(
        1,
      )
      expect(output()).not.toMatch(/unhandled|uncaught/i)
      expect(await requests.take()).toEqual([])
    },
    { auto: true },
  ],
})
