/** Long searches: progress, cancel, and a worker that dies. Real utility processes, really killed. */
import type { ElectronApplication, Page } from '@playwright/test'
import { chooseInDialog, expectVerdict, fixture, solverPids, verify } from '../support/mayan'
import { openSample } from '../support/library'
import { expect, test } from '../support/test'

// With processes that no test before has used.
test.use({ handOn: false })

/** Returns once the worker has reported progress: before that, a worker that dies is replaced. */
async function startLongSearch(app: ElectronApplication, page: Page): Promise<void> {
  await open(app, page, 'long.in')
  await expectVerdict(page, 'searching')
  await expect(page.getByText('Nodes', { exact: true }).locator('xpath=..')).toContainText(/[1-9]/)
}

async function open(app: ElectronApplication, page: Page, name: string): Promise<void> {
  await chooseInDialog(app, [fixture(name)])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.replace('.in', ''))
}

test('shows progress, and a cancel is undecided, never unsolvable', async ({ app, page }) => {
  await startLongSearch(app, page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectVerdict(page, 'undecided', 2_000)
  await expect(page.getByText('the search was cancelled')).toBeVisible()
  await page.getByRole('button', { name: 'Go on searching' }).click()
  await expectVerdict(page, 'searching')
  await open(app, page, 'sample.in')
  await expectVerdict(page, 'sound')
  expect(await solverPids(app)).toHaveLength(1)
})

test('the newest search wins: another level ends the old one', async ({ app, page }) => {
  await startLongSearch(app, page)
  await open(app, page, 'sample.in')
  await expectVerdict(page, 'sound')
})

test('a killed worker is an error of that job; the next one works', async ({ app, page }) => {
  await startLongSearch(app, page)
  const [before] = await solverPids(app)
  expect(before).toBeDefined()
  process.kill(Number(before), 'SIGKILL')
  await expectVerdict(page, 'failed')
  await expect(page.getByText('The search process ended unexpectedly')).toBeVisible()

  await open(app, page, 'sample.in')
  await expectVerdict(page, 'sound')
  const after = await solverPids(app)
  expect(after).toHaveLength(1)
  expect(after).not.toContain(before)
})

test('a worker killed while idle is replaced at the next search', async ({ app, page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  const [before] = await solverPids(app)
  process.kill(Number(before), 'SIGKILL')
  await expect.poll(() => solverPids(app)).not.toContain(before)
  await verify(page)
  await expectVerdict(page, 'sound')
})

test('a reloaded page leaves no search behind', async ({ app, page }) => {
  await startLongSearch(app, page)
  await Promise.all([
    page.waitForEvent('load'),
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload()),
  ])
  await openSample(page)
  await expectVerdict(page, 'sound')
  expect(await solverPids(app)).toHaveLength(1)
})

test('a reloaded page shows its level, and not the library before it', async ({ page }) => {
  await openSample(page)
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { library: boolean }
    seen.library = false
    const look = () => (seen.library ||= document.querySelector('[data-testid=cards]') !== null)
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expectVerdict(page, 'sound')
  expect(await page.evaluate(() => (globalThis as unknown as { library: boolean }).library)).toBe(
    false,
  )
})

test('main stays responsive while a worker is busy', { tag: '@timing' }, async ({ app, page }) => {
  await startLongSearch(app, page)
  const longest = await app.evaluate(async () => {
    let last = performance.now()
    let most = 0
    await new Promise<void>((done) => {
      const timer = setInterval(() => {
        const now = performance.now()
        most = Math.max(most, now - last - 10)
        last = now
      }, 10)
      setTimeout(() => {
        clearInterval(timer)
        done()
      }, 2000)
    })
    return most
  })
  process.stdout.write(`longest delay of main's event loop: ${longest.toFixed(0)} ms\n`)
  expect(longest).toBeLessThan(200)
})
