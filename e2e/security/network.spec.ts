/** Nothing leaves the app, and the watch that every end-to-end test has would see it. */
import type * as Net from 'node:net'
import type { ElectronApplication } from '@playwright/test'
import { expect, test } from '../support/sharedApp'

/** From main, past the policy of the page. */
function fetchInMain(app: ElectronApplication, url: string, partition = ''): Promise<string> {
  return app.evaluate(
    async ({ session }, { url, partition }) => {
      const used = partition === '' ? session.defaultSession : session.fromPartition(partition)
      return used.fetch(url).then(
        ({ status }) => `status ${String(status)}`,
        (error: unknown) => String(error),
      )
    },
    { url, partition },
  )
}

test('the watch sees a request, and the app cancels it', async ({ app, requests }) => {
  for (const url of ['https://example.com/a', 'http://127.0.0.1:9/b', 'http://[::1]:9/c']) {
    expect(await fetchInMain(app, url)).toContain('ERR_BLOCKED_BY_CLIENT')
    const seen = await requests.take()
    expect(seen.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ url }),
    ])
  }
})

test('the same in a session of its own', async ({ app, requests }) => {
  const url = 'https://example.com/d'
  expect(await fetchInMain(app, url, 'another')).toContain('ERR_BLOCKED_BY_CLIENT')
  expect(await requests.take()).toHaveLength(1)
})

test('the watch sees a connection that main opens itself', async ({ app, requests }) => {
  await app.evaluate(async () => {
    const { connect } = process.mainModule?.require('node:net') as typeof Net
    await new Promise((done) => connect(9, '127.0.0.1').once('error', done).once('connect', done))
  })
  expect(await requests.take()).toEqual(['{"socket":"127.0.0.1:9"}'])
})

test('no name is looked up, even where a request is not cancelled', async ({ app }) => {
  const found = await app.evaluate(async ({ session }) => {
    const { defaultSession } = session
    const resolved = (name: string) =>
      (defaultSession as unknown as { resolveHost: (name: string) => Promise<unknown> })
        .resolveHost(name)
        .then(
          () => 'found',
          (error: unknown) => String(error),
        )
    return {
      names: await Promise.all(['example.com', 'localhost', 'studio'].map(resolved)),
      proxy: await defaultSession.resolveProxy('https://example.com/'),
    }
  })
  for (const said of found.names) expect(said).toContain('ERR_NAME_NOT_RESOLVED')
  expect(found.proxy).toBe('DIRECT')
})
