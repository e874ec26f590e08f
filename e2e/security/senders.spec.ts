/** Main answers the top frame of its own window and nobody else, even with our preload script. */
import { resolve } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, START_URL, test } from '../support/sharedApp'

const PRELOAD = resolve(__dirname, '../../out/preload/index.js')
const ASK = `api.call('app.info', undefined).then(() => 'answered', String)`

/** A second window with our preload script asks from its top frame. */
function askFromWindow(app: ElectronApplication, url: string): Promise<unknown> {
  return app.evaluate(
    async ({ BrowserWindow }, { preload, address, ask }) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
      await window.loadURL(address)
      const url = window.webContents.getURL()
      const said = (await window.webContents.executeJavaScript(ask)) as string
      window.destroy()
      return { url, said }
    },
    { preload: PRELOAD, address: url, ask: ASK },
  )
}

for (const url of ['about:blank', START_URL]) {
  test(`a second window at ${url}`, async ({ app }) => {
    expect(await askFromWindow(app, url)).toEqual({
      url,
      said: expect.stringContaining('Refused: unknown sender'),
    })
  })
}

test('a frame within the page has no bridge', async ({ page }) => {
  const found = await page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const inside = frame.contentWindow as unknown as Record<string, unknown>
    const types = ['api', 'require', 'process'].map((name) => typeof inside[name])
    frame.remove()
    return types
  })
  expect(found).toEqual(['undefined', 'undefined', 'undefined'])
})

test('frames that are given our preload script get no answer', async ({ app }) => {
  const answers = await app.evaluate(
    async ({ BrowserWindow }, { preload, address, ask }) => {
      const window = new BrowserWindow({
        show: false,
        webPreferences: { preload, sandbox: true, nodeIntegrationInSubFrames: true },
      })
      await window.loadURL(address)
      const { webContents: contents } = window
      await contents.executeJavaScript(`
        for (const src of ['', 'about:blank#x', 'data:text/html,x', '${address}', 'file:///etc/passwd']) {
          const frame = document.createElement('iframe')
          if (src !== '') frame.src = src
          document.body.append(frame)
        }
        new Promise((done) => setTimeout(() => setTimeout(done)))`)
      const frames = contents.mainFrame.frames
      const answers = await Promise.all(
        frames.map(
          (frame) =>
            frame.executeJavaScript(
              `typeof api === 'undefined' ? 'no bridge' : ${ask}`,
            ) as Promise<string>,
        ),
      )
      window.destroy()
      return answers
    },
    { preload: PRELOAD, address: START_URL, ask: ASK },
  )
  expect(answers).toHaveLength(5)
  for (const answer of answers) expect(answer).toMatch(/^no bridge$|Refused: unknown sender/)
})

/** In our own window, whose page main does answer: only the frame makes the difference. */
test('our own page is answered, a frame beside it is not', async ({ app, page }) => {
  expect(await ask(page)).toBe('answered')
  const refused = await app.evaluate(({ BrowserWindow, ipcMain }) => {
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })
      ._invokeHandlers
    type Handler = (event: object, channel: string, payload: unknown) => unknown
    const sender = BrowserWindow.getAllWindows()[0]?.webContents
    const [handler] = [...handlers.values()]
    const frames: Readonly<Record<string, object | null>> = {
      gone: null,
      inner: { parent: {}, url: 'app://studio/index.html' },
      blank: { parent: null, url: 'about:blank' },
      other: { parent: null, url: 'app://studio.example.com/index.html' },
    }
    return Promise.all(
      Object.entries(frames).map(async ([name, senderFrame]) => {
        const said = Promise.resolve().then(() =>
          handler?.({ sender, senderFrame, returnValue: undefined }, 'app.info', undefined),
        )
        return [name, await said.then(() => 'answered', String)] as const
      }),
    )
  })
  expect(refused).toHaveLength(4)
  for (const [name, said] of refused) expect(said, name).toContain('Refused: unknown sender')
})

test('main listens to one channel and no other', async ({ app }) => {
  const channels = await app.evaluate(({ ipcMain }) => ({
    // Electron's own: it keeps an error without a listener from being thrown.
    events: ipcMain.eventNames().filter((name) => name !== 'error'),
    handlers: [
      ...(ipcMain as unknown as { _invokeHandlers: Map<string, unknown> })._invokeHandlers.keys(),
    ],
  }))
  expect(channels).toEqual({ events: [], handlers: ['studio:call'] })
})

function ask(page: Page): Promise<unknown> {
  return page.evaluate(ASK)
}
