/** The page can't be led away, and opens nothing beside itself. */
import type { ElectronApplication } from '@playwright/test'
import { expect, START_URL, test } from '../support/sharedApp'

const ELSEWHERE = [
  'https://example.com/',
  'http://127.0.0.1/',
  'file:///etc/passwd',
  'data:text/html,<p>x</p>',
  'app://other/index.html',
  'app://studio.example.com/index.html',
  'app://studio/other.html',
  'blob:app://studio/5f0ae1c8',
  'view-source:app://studio/index.html',
  'filesystem:app://studio/temporary/x.html',
  'chrome://gpu/',
  'devtools://devtools/bundled/inspector.html',
  'mayan-unknown://x',
] as const

const WAYS: Readonly<Record<string, (url: string) => string>> = {
  'a link': (url) => `
    const link = document.createElement('a')
    link.href = ${JSON.stringify(url)}
    document.body.append(link)
    link.click()
    link.remove()`,
  'location.href': (url) => `location.href = ${JSON.stringify(url)}`,
  'location.replace': (url) => `location.replace(${JSON.stringify(url)})`,
  'a refresh': (url) => `
    const meta = document.createElement('meta')
    meta.httpEquiv = 'refresh'
    meta.content = '0;url=' + ${JSON.stringify(url)}
    document.head.append(meta)
    meta.remove()`,
}

interface Outcome {
  /** Documents that the window went to. */
  readonly arrived: readonly string[]
  readonly url: string
  /** The document is the one that was there before. */
  readonly isSame: boolean
}

/**
 * Runs code in the page as for a click of a person, and looks where the window is afterwards. Through
 * main, since Playwright would wait for a navigation that never happens.
 */
function tryToLeave(app: ElectronApplication, code: string): Promise<Outcome> {
  return app.evaluate(async ({ BrowserWindow }, script) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    if (contents === undefined) throw new Error('no window')
    const arrived: string[] = []
    const note = (_: unknown, url: string) => arrived.push(url)
    contents.on('did-navigate', note)
    await contents.executeJavaScript('window.marker = true; undefined')
    await contents.executeJavaScript(`(() => { ${script} })(); undefined`, true).catch(() => null)
    // Two frames and two tasks later everything that began has been decided.
    const isSame = (await contents.executeJavaScript(`new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() =>
        setTimeout(() => done('marker' in window))))))`)) as boolean
    contents.off('did-navigate', note)
    return { arrived, url: contents.getURL(), isSame }
  }, code)
}

for (const [way, codeFor] of Object.entries(WAYS)) {
  test(`${way} leads nowhere`, async ({ app }) => {
    for (const url of ELSEWHERE) {
      const outcome = await tryToLeave(app, codeFor(url))
      expect(outcome, url).toEqual({ arrived: [], url: START_URL, isSame: true })
    }
  })
}

test('about:blank is undone: the app is back', async ({ app, page }) => {
  for (const url of ['about:blank', 'about:blank?x']) {
    await app.evaluate(async ({ BrowserWindow }, target) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      const left = new Promise((done) => contents?.once('did-navigate', (_, to) => done(to)))
      // Never answered: the page is replaced.
      contents?.executeJavaScript(`location.href = '${target}'`, true).catch(() => undefined)
      await left
    }, url)
    await expect
      .poll(() =>
        app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL()),
      )
      .toBe(START_URL)
    await expect(page.getByTestId('pack').first()).toBeVisible()
  }
})

test.describe('a window beside this one', () => {
  const OPENINGS: Readonly<Record<string, (url: string) => string>> = {
    'window.open': (url) => `window.opened = window.open(${JSON.stringify(url)}) !== null`,
    'window.open with features': (url) =>
      `window.opened = window.open(${JSON.stringify(url)}, 'x', 'popup,width=300,nodeIntegration=yes') !== null`,
    'a link to a new window': (url) => `
      const link = document.createElement('a')
      Object.assign(link, { href: ${JSON.stringify(url)}, target: '_blank', rel: 'opener' })
      document.body.append(link)
      link.click()
      link.remove()`,
    'a click with a modifier': (url) => `
      const link = document.createElement('a')
      link.href = ${JSON.stringify(url)}
      document.body.append(link)
      link.dispatchEvent(new MouseEvent('click', { ctrlKey: true, metaKey: true, bubbles: true }))
      link.remove()`,
  }
  for (const [way, codeFor] of Object.entries(OPENINGS)) {
    test(`${way} is denied`, async ({ app, page }) => {
      const count = () => app.evaluate(({ webContents }) => webContents.getAllWebContents().length)
      const before = await count()
      for (const url of ['https://example.com/', 'about:blank', START_URL, 'file:///etc/passwd']) {
        const outcome = await tryToLeave(app, codeFor(url))
        expect(outcome, url).toMatchObject({ url: START_URL, isSame: true })
        expect(await page.evaluate(() => (window as { opened?: boolean }).opened ?? false)).toBe(
          false,
        )
        expect(await count(), url).toBe(before)
      }
    })
  }
})

test('a download is not begun', async ({ app }) => {
  const begun = await app.evaluate(async ({ BrowserWindow, session }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const states: string[] = []
    const heard = new Promise<void>((done) => {
      session.defaultSession.once('will-download', (event, item) => {
        states.push(String(event.defaultPrevented))
        item.once('done', (_, state) => states.push(state))
        done()
      })
    })
    await contents?.executeJavaScript(
      `(() => {
        const link = document.createElement('a')
        Object.assign(link, { href: 'app://studio/index.html', download: 'x.html' })
        document.body.append(link)
        link.click()
        link.remove()
      })()`,
      true,
    )
    await heard
    return states
  })
  expect(begun[0]).toBe('true')
  expect(begun).not.toContain('completed')
})
