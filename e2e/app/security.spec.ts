/** The page is in a sandbox, and main trusts nothing it hears. */
import { openSample } from '../support/library'
import { expect, test } from '../support/test'

test('the page has no Node and only the bridge', async ({ page }) => {
  const found = await page.evaluate(() => ({
    require: typeof (globalThis as Record<string, unknown>)['require'],
    process: typeof (globalThis as Record<string, unknown>)['process'],
    api: Object.keys((globalThis as unknown as { api: object }).api).sort(),
    url: location.href,
  }))
  expect(found).toEqual({
    require: 'undefined',
    process: 'undefined',
    api: ['call', 'on'],
    url: 'app://studio/index.html',
  })
})

test('unknown channels and malformed payloads are refused', async ({ page }) => {
  const refusals = await page.evaluate(async () => {
    const { api } = globalThis as unknown as {
      api: { call: (channel: unknown, payload: unknown) => Promise<unknown> }
    }
    const attempts: [unknown, unknown][] = [
      ['no.such.channel', undefined],
      ['__proto__', undefined],
      ['toString', undefined],
      [{ toString: () => 'app.info' }.toString.name, undefined],
      ['job.start', { kind: 'mayan.solve' }],
      ['job.start', { kind: 'mayan.solve', setup: { stacks: [[1e9]], steps: 1 }, limits: {} }],
      ['job.cancel', 'x'],
      ['settings.update', { theme: 'pink' }],
      ['settings.update', { other: 1 }],
      ['clipboard.writeText', 5],
    ]
    return Promise.all(
      attempts.map(([channel, payload]) =>
        api.call(channel, payload).then(
          () => 'accepted',
          (error: unknown) => String(error),
        ),
      ),
    )
  })
  for (const refusal of refusals) expect(refusal).toContain('Refused')
})

test.describe('what the policy forbids', () => {
  test.use({ allowPageErrors: true })

  test('remote content, inline scripts and eval don’t run', async ({ page }) => {
    const results = await page.evaluate(async () => {
      const inline = document.createElement('script')
      inline.textContent = 'window.inlineRan = true'
      document.head.append(inline)
      const image = new Image()
      const imageFailed = new Promise<boolean>((done) => {
        image.onerror = () => done(true)
        image.onload = () => done(false)
      })
      image.src = 'https://example.com/a.png'
      return {
        inline: 'inlineRan' in window,
        image: await imageFailed,
        fetch: await fetch('https://example.com/').then(
          () => 'reached',
          () => 'refused',
        ),
        traversal: await fetch('app://studio/..%2f..%2fpackage.json').then(({ status }) => status),
        window: window.open('https://example.com/') === null,
      }
    })
    expect(results).toEqual({
      inline: false,
      image: true,
      fetch: 'refused',
      traversal: 404,
      window: true,
    })
  })
})

test.describe('navigation', () => {
  test.use({ allowPageErrors: true })

  test('the page can’t be led away', async ({ app, page }) => {
    await openSample(page)
    // Through main, since Playwright would wait for a navigation that never happens.
    const urls = await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      const seen: (string | undefined)[] = []
      for (const url of ['https://example.com/', 'file:///etc/passwd', 'data:text/html,x']) {
        await contents?.executeJavaScript(`
          (() => {
            const link = document.createElement('a')
            link.href = ${JSON.stringify(url)}
            document.body.append(link)
            link.click()
            link.remove()
            try { location.href = link.href } catch {}
          })()`)
        await new Promise((done) => setTimeout(done, 200))
        seen.push(contents?.getURL())
      }
      return seen
    })
    expect(urls).toEqual(Array(3).fill('app://studio/index.html'))
  })
})
