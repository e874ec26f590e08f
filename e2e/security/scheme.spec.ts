/** `app://studio/` serves the built page and nothing else on this disk. */
import type { ElectronApplication } from '@playwright/test'
import { expect, START_URL, test } from '../support/sharedApp'

interface Answer {
  readonly status: number
  readonly text: string
  readonly policy: string | null
  readonly type: string | null
}

/** From main, which no policy keeps from other hosts of the scheme. */
function get(app: ElectronApplication, url: string, method = 'GET'): Promise<Answer | string> {
  return app.evaluate(
    async ({ session }, { url, method }) => {
      try {
        const response = await session.defaultSession.fetch(url, { method })
        return {
          status: response.status,
          text: await response.text(),
          policy: response.headers.get('content-security-policy'),
          type: response.headers.get('x-content-type-options'),
        }
      } catch (error) {
        return String(error)
      }
    },
    { url, method },
  )
}

/** Each would be a file that exists, were it taken as it is meant. */
const OUTSIDE = [
  'app://studio/..%2fmain%2findex.js',
  'app://studio/../main/index.js',
  'app://studio/%2e%2e/main/index.js',
  'app://studio/%2e%2e%2fmain%2findex.js',
  'app://studio/%2E%2E%2Fmain%2Findex.js',
  'app://studio/..%5cmain%5cindex.js',
  'app://studio/..\\main\\index.js',
  'app://studio/assets/..%2f..%2fmain/index.js',
  'app://studio/assets/%2e%2e/%2e%2e/main/index.js',
  'app://studio/%252e%252e%252fmain%252findex.js',
  'app://studio/.%2e/main/index.js',
  'app://studio/%2e./main/index.js',
  'app://studio/%c0%ae%c0%ae/main/index.js',
  'app://studio/%u002e%u002e/main/index.js',
  'app://studio/..;/main/index.js',
  'app://studio//etc/passwd',
  'app://studio///etc/passwd',
  'app://studio/%2fetc%2fpasswd',
  'app://studio/etc/passwd',
  'app://studio/C:%5cWindows%5cwin.ini',
  'app://studio/%5c%5cserver%5cshare%5cx.js',
  'app://studio/file:%2f%2f%2fetc%2fpasswd',
  'app://studio/index.html%2f..%2f..%2fmain%2findex.js',
  'app://studio/',
  'app://studio/assets/',
  'app://studio/.',
  'app://studio/package.json',
  'app://studio/../../package.json',
]

test('what lies outside is refused, however it is written', async ({ app }) => {
  for (const url of OUTSIDE) {
    expect(await get(app, url), url).toMatchObject({ status: 404, text: 'Not found' })
  }
})

test('the page is refused the same', async ({ page }) => {
  const statuses = await page.evaluate(
    (urls) => Promise.all(urls.map((url) => fetch(url).then(({ status }) => status))),
    OUTSIDE,
  )
  expect(statuses).toEqual(OUTSIDE.map(() => 404))
})

test('other hosts are refused', async ({ app }) => {
  for (const host of ['other', 'studio.example.com', 'STUDIO2', 'localhost', '127.0.0.1']) {
    expect(await get(app, `app://${host}/index.html`), host).toMatchObject({ status: 404 })
  }
})

test('it is only read from', async ({ app }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    expect(await get(app, START_URL, method), method).toMatchObject({ status: 404 })
  }
})

test('every answer has the policy, a refusal too', async ({ app }) => {
  for (const url of [START_URL, 'app://studio/none.js']) {
    expect(await get(app, url)).toMatchObject({
      policy: expect.stringContaining("default-src 'none'"),
      type: 'nosniff',
    })
  }
})
