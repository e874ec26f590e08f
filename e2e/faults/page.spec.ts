/** The page's process is killed while a level is edited: the app opens it again, where it was. */
import { setTimeout as delay } from 'node:timers/promises'
import type { ElectronApplication } from '@playwright/test'
import { newLevel } from '../support/editor'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'
import { killNow } from './support/workers'

// A page that is killed reports no errors of its own; what it says is looked at by the tests.
test.use({ allowPageErrors: true })
test.setTimeout(300_000)

/** All that may be lost. */
const GRACE_MS = 1000

/** Playwright can't talk to a page whose process has gone once; the app can. */
function inPage<T>(app: ElectronApplication, expression: string): Promise<T | null> {
  return app.evaluate(async ({ BrowserWindow }, code) => {
    const [window] = BrowserWindow.getAllWindows()
    if (window === undefined || window.webContents.isCrashed()) return null
    // A page that crashes meanwhile never answers.
    const asked = window.webContents.executeJavaScript(code).catch(() => null)
    const tooLate = new Promise((done) => setTimeout(done, 1000, null))
    return (await Promise.race([asked, tooLate])) as never
  }, expression)
}

async function pressKey(app: ElectronApplication, keyCode: string): Promise<void> {
  await app.evaluate(({ BrowserWindow }, key) => {
    const [window] = BrowserWindow.getAllWindows()
    for (const type of ['keyDown', 'char', 'keyUp'] as const) {
      window?.webContents.sendInputEvent({ type, keyCode: key })
    }
  }, keyCode)
}

function pagePid(app: ElectronApplication): Promise<number> {
  return app.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0,
  )
}

const STEPS = `Number(/Undo (\\d+)/.exec(document.body.innerText)?.[1] ?? -1)`
/** Three in 20 s are forgiven (`main/recovery.ts`). */
const BETWEEN_KILLS_MS = 7000
const FOCUS_BOARD = `document.querySelector('[data-testid="board"]').focus()`

test(`the page killed while editing`, async ({ app, page, random }) => {
  await newLevel(page)
  await expect(page.getByText(/^Undo 0/)).toBeVisible()
  let most = 0
  let slowest = 0
  for (let kill = 0; kill < AMOUNTS.pageKills; kill++) {
    await inPage(app, FOCUS_BOARD)
    const done: { steps: number; at: number }[] = []
    const end = Date.now() + random.integer(300, 2500)
    for (let step = 0; Date.now() < end; step++) {
      await pressKey(app, String(1 + ((kill + step) % 9)))
      done.push({ steps: (await inPage<number>(app, STEPS)) ?? -1, at: Date.now() })
    }
    const killedAt = Date.now()
    killNow(await pagePid(app))
    const sure = done.filter(({ at }) => at < killedAt - GRACE_MS).at(-1)?.steps ?? 0

    await expect.poll(() => inPage<number>(app, STEPS), { timeout: 20_000 }).toBeGreaterThan(-1)
    slowest = Math.max(slowest, Date.now() - killedAt)
    const kept = (await inPage<number>(app, STEPS)) ?? -1
    expect(kept).toBeGreaterThanOrEqual(sure)
    expect(await inPage(app, 'document.body.innerText')).toContain('The window had stopped')
    most = Math.max(most, (done.at(-1)?.steps ?? 0) - kept)
    // It is a level to go on with.
    const before = kept
    await inPage(app, FOCUS_BOARD)
    await pressKey(app, '1')
    await pressKey(app, '2')
    await expect.poll(() => inPage<number>(app, STEPS)).toBeGreaterThan(before)
    // Crashes closer to each other would mean a page that can't run.
    if (kill + 1 < AMOUNTS.pageKills)
      await delay(Math.max(0, killedAt + BETWEEN_KILLS_MS - Date.now()))
  }
  figure(
    `${AMOUNTS.pageKills} kills of the page: the level was open again each time,`,
    `${slowest} ms at most, at most ${most} steps lost`,
  )
})

test('a page that is merely loaded again does not say that it had stopped', async ({
  app,
  page,
}) => {
  await newLevel(page)
  await expect(page.getByText(/^Undo 0/)).toBeVisible()
  const words = () => inPage<string>(app, 'document.body.innerText')
  /** Everything that a page asks for at its start is answered. */
  const settled = async () => {
    await expect.poll(() => inPage(app, 'document.documentElement.dataset.ready')).toBe('true')
    await expect
      .poll(() => inPage(app, `api.call('app.info').then(() => 'answered')`))
      .toBe('answered')
  }
  const reload = () =>
    app.evaluate(async ({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      const loaded = new Promise<void>((done) =>
        window?.webContents.once('did-finish-load', () => done()),
      )
      window?.webContents.reload()
      await loaded
    })
  await reload()
  await expect.poll(words).toContain('Undo 0')
  await settled()
  expect(await words()).not.toContain('The window had stopped')

  killNow(await pagePid(app))
  await expect.poll(words, { timeout: 20_000 }).toContain('The window had stopped')
  await reload()
  await expect.poll(words).toContain('Undo 0')
  await settled()
  expect(await words()).not.toContain('The window had stopped')
})

test('a page that crashes over and over is not loaded without end', async ({ app, page }) => {
  await expect(page.locator('body')).toBeVisible()
  await app.evaluate(({ dialog, BrowserWindow }) => {
    const counts = { asked: 0, loads: 0 }
    ;(globalThis as { counts?: typeof counts }).counts = counts
    dialog.showMessageBox = (() => {
      counts.asked++
      return Promise.resolve({ response: 0, checkboxChecked: false })
    }) as typeof dialog.showMessageBox
    const [window] = BrowserWindow.getAllWindows()
    window?.webContents.on('dom-ready', () => {
      counts.loads++
      if (counts.asked === 0) window.webContents.forcefullyCrashRenderer()
    })
    window?.webContents.forcefullyCrashRenderer()
  })
  const counts = () =>
    app.evaluate(() => (globalThis as { counts?: { asked: number; loads: number } }).counts)
  await expect.poll(counts, { timeout: 20_000 }).toEqual({ asked: 1, loads: 4 })
  await expect.poll(() => inPage(app, 'document.body.innerText')).toContain('Starter pack')
  figure('a page that crashes at each start: loaded 3 times, then the user is asked')
})
