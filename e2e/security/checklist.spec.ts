/**
 * The twenty items of Electron's security checklist, one test each, in its order; what does not apply
 * is asserted to be absent. The specs beside this one try each border further.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { fusesFor } from '../../electron-builder.config'
import { runInPage } from '../support/pageScript'
import { expect, START_URL, test } from '../support/sharedApp'

const PROJECT = resolve(__dirname, '../..')

/** What the window of the app was made with, as Electron understood it. */
function preferences(app: ElectronApplication): Promise<Record<string, unknown>> {
  return app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences: () => Record<string, unknown>
    }
    return JSON.parse(JSON.stringify(contents.getLastWebPreferences())) as Record<string, unknown>
  })
}

function hasSwitch(app: ElectronApplication, name: string): Promise<boolean> {
  return app.evaluate(({ app: electronApp }, name) => electronApp.commandLine.hasSwitch(name), name)
}

function countContents(app: ElectronApplication): Promise<number> {
  return app.evaluate(({ webContents }) => webContents.getAllWebContents().length)
}

function built(...path: string[]): string {
  return readFileSync(resolve(PROJECT, 'out', ...path), 'utf8')
}

test('1. Only load secure content', async ({ page }) => {
  const loaded = await page.evaluate(() => ({
    isSecure: isSecureContext,
    urls: [
      location.href,
      ...[...document.querySelectorAll('script, link, img, image, use')].map(
        (element) =>
          new URL(
            element.getAttribute('src') ?? element.getAttribute('href') ?? '',
            document.baseURI,
          ).href,
      ),
    ],
  }))
  expect(loaded.isSecure).toBe(true)
  expect(loaded.urls.length).toBeGreaterThan(2)
  for (const url of loaded.urls) expect(url).toMatch(/^app:\/\/studio\//)
  expect(await runInPage(page, `await fetch('http://example.com/')`)).toMatchObject({
    value: 'threw TypeError',
  })
})

test('2. No Node.js integration for remote content', async ({ app, page }) => {
  const set = await preferences(app)
  for (const name of ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames']) {
    expect(set[name] ?? false, name).toBe(false)
  }
  const types = await page.evaluate(() =>
    ['require', 'module', 'process', 'Buffer', 'global', '__dirname'].map(
      (name) => typeof (globalThis as Record<string, unknown>)[name],
    ),
  )
  expect(types).toEqual(Array(6).fill('undefined'))
})

test('3. Context isolation', async ({ app, page }) => {
  expect((await preferences(app))['contextIsolation'] ?? true).toBe(true)
  const found = await page.evaluate(async () => {
    const { api } = globalThis as unknown as { api: { call: (channel: string) => Promise<object> } }
    // What the preload script runs with is not what a page may put in its place.
    const { call, apply } = Function.prototype
    const seen: unknown[] = []
    Function.prototype.call = function (...parameters: unknown[]) {
      seen.push(...parameters)
      return Reflect.apply(call, this, parameters) as unknown
    } as typeof call
    Function.prototype.apply = function (...parameters: unknown[]) {
      seen.push(...parameters)
      return Reflect.apply(apply, this, parameters) as unknown
    } as typeof apply
    const info = await api.call('app.info')
    Object.assign(Function.prototype, { call, apply })
    return {
      seen: seen.filter((value) => String(Object.keys(Object(value) as object)).includes('invoke')),
      isOwnWorld: api.call.constructor === Function && info.constructor === Object,
    }
  })
  expect(found).toEqual({ seen: [], isOwnWorld: true })
})

test('4. Process sandboxing', async ({ app }) => {
  // That the sandbox of the system holds: sandbox.spec.ts.
  expect((await preferences(app))['sandbox']).toBe(true)
})

test('5. Session permission requests are handled', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read']
    const states = await Promise.all(
      names.map((name) =>
        navigator.permissions.query({ name: name as PermissionName }).then(({ state }) => state),
      ),
    )
    const refused = (asked: Promise<unknown>) =>
      asked.then(
        () => 'granted',
        (error: unknown) => (error as Error).name,
      )
    return {
      states,
      notification: await Notification.requestPermission(),
      place: await new Promise((done) => {
        navigator.geolocation.getCurrentPosition(
          () => done('granted'),
          ({ code }) => done(code),
        )
      }),
      camera: await refused(navigator.mediaDevices.getUserMedia({ video: true, audio: true })),
      screen: await refused(navigator.mediaDevices.getDisplayMedia({ video: true })),
      clipboard: await refused(navigator.clipboard.readText()),
      midi: await refused(navigator.requestMIDIAccess({ sysex: true })),
      lock: await refused(navigator.wakeLock.request('screen')),
    }
  })
  expect(answers.states).toEqual(Array(6).fill('denied'))
  expect(answers).toMatchObject({ notification: 'denied', place: 1 })
  const { camera, screen, clipboard, midi, lock } = answers
  for (const said of [camera, screen, clipboard, midi, lock]) {
    expect(said).toMatch(/^(Not(Allowed|Found|Supported)|InvalidState|Security)Error$/)
  }
})

test('6. webSecurity is not disabled', async ({ app }) => {
  expect((await preferences(app))['webSecurity'] ?? true).toBe(true)
  expect(await hasSwitch(app, 'disable-web-security')).toBe(false)
})

test('7. A content security policy, as a header', async ({ app }) => {
  const policy = await app.evaluate(async ({ session }, url) => {
    const response = await session.defaultSession.fetch(url)
    return response.headers.get('content-security-policy')
  }, START_URL)
  const directives = (policy ?? '').split('; ')
  expect(directives[0]).toBe("default-src 'none'")
  for (const directive of directives) {
    const [, ...sources] = directive.split(' ')
    for (const source of sources) expect(["'none'", "'self'", "'script'", 'vue']).toContain(source)
  }
  for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'worker-src']) {
    expect(directives).toContain(`${name} 'none'`)
  }
})

test('8. allowRunningInsecureContent is not enabled', async ({ app }) => {
  expect((await preferences(app))['allowRunningInsecureContent'] ?? false).toBe(false)
  expect(await hasSwitch(app, 'allow-running-insecure-content')).toBe(false)
})

test('9. No experimental features', async ({ app }) => {
  expect((await preferences(app))['experimentalFeatures'] ?? false).toBe(false)
  expect(await hasSwitch(app, 'enable-experimental-web-platform-features')).toBe(false)
})

test('10. No Blink features are enabled', async ({ app }) => {
  expect((await preferences(app))['enableBlinkFeatures'] ?? '').toBe('')
  expect(await hasSwitch(app, 'enable-blink-features')).toBe(false)
})

test('11. No webview, so none with allowpopups', async ({ app, page }) => {
  expect((await preferences(app))['webviewTag'] ?? false).toBe(false)
  const before = await countContents(app)
  const name = await page.evaluate(() => {
    const view = document.createElement('webview')
    view.setAttribute('allowpopups', '')
    view.setAttribute('src', 'app://studio/index.html')
    document.body.append(view)
    const { name } = view.constructor
    view.remove()
    return name
  })
  // An element without a meaning.
  expect(name).toBe('HTMLElement')
  expect(await countContents(app)).toBe(before)
  for (const file of readdirSync(resolve(PROJECT, 'out/renderer/assets'))) {
    if (file.endsWith('.js')) expect(built('renderer/assets', file)).not.toContain('<webview')
  }
})

test('12. A webview is not created, with any options', async ({ app }) => {
  const found = await app.evaluate(async ({ BrowserWindow, webContents }, address) => {
    const window = new BrowserWindow({ show: false, webPreferences: { webviewTag: true } })
    await window.loadURL(address)
    let asked = 0
    window.webContents.on('will-attach-webview', (event) => {
      asked += event.defaultPrevented ? 1 : 1000
    })
    await window.webContents.executeJavaScript(`new Promise((done) => {
      const view = document.createElement('webview')
      view.src = '${address}'
      view.setAttribute('nodeintegration', '')
      view.setAttribute('webpreferences', 'contextIsolation=no, sandbox=no')
      view.addEventListener('destroyed', () => done())
      document.body.append(view)
      setTimeout(() => setTimeout(done, 200))
    })`)
    const views = webContents.getAllWebContents().filter((contents) => {
      return contents.getType() === 'webview' && contents.getURL() !== ''
    })
    window.destroy()
    return { asked, views: views.length }
  }, START_URL)
  expect(found).toEqual({ asked: 1, views: 0 })
})

test('13. Navigation is disabled', async ({ app, page }) => {
  // By every way and to every kind of address: navigation.spec.ts.
  await app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const prevented = new Promise((done) => contents?.once('will-frame-navigate', done))
    await contents?.executeJavaScript(`location.href = 'https://example.com/'; undefined`, true)
    await prevented
  })
  expect(await page.evaluate(() => location.href)).toBe(START_URL)
})

test('14. New windows are disabled', async ({ app, page }) => {
  const before = await countContents(app)
  expect(await page.evaluate(() => window.open('app://studio/index.html'))).toBeNull()
  expect(await countContents(app)).toBe(before)
})

test('15. Nothing is given to shell.openExternal', async ({ app, page }) => {
  // The app has no link that leads out of it, so main does not even name the function.
  expect(built('main/index.js')).not.toMatch(/openExternal|openPath|electron\.shell/)
  const opened = await app.evaluate(({ shell }) => {
    const list: string[] = []
    const note = (url: string) => {
      list.push(url)
      return Promise.resolve('')
    }
    Object.assign(shell, { openExternal: note, openPath: note })
    Object.assign(globalThis, { openedOutside: list })
    return list
  })
  expect(opened).toEqual([])
  await page.evaluate(() => {
    for (const href of [
      'mailto:a@example.com',
      'https://example.com/',
      'file:///bin/sh',
      'tel:1',
    ]) {
      const link = document.createElement('a')
      Object.assign(link, { href, target: href.startsWith('https') ? '_blank' : '' })
      document.body.append(link)
      link.click()
      link.remove()
    }
  })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  const list = await app.evaluate(() => (globalThis as { openedOutside?: string[] }).openedOutside)
  expect(list).toEqual([])
})

test('16. A current version of Electron', async ({ app }) => {
  const { devDependencies } = JSON.parse(
    readFileSync(resolve(PROJECT, 'package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> }
  const { packages } = JSON.parse(readFileSync(resolve(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  const locked = packages['node_modules/electron']?.version ?? ''
  // What is shipped; raised with each release that Electron supports.
  expect(devDependencies['electron']).toMatch(/^\^(4[5-9]|[5-9]\d)\./)
  expect(Number(locked.split('.')[0])).toBeGreaterThanOrEqual(45)
  const running = await app.evaluate(() => process.versions.electron)
  if (running !== locked) console.log(`16: ${locked} is shipped; these tests ran on ${running}`)
})

test('17. The sender of every message is validated', async ({ app, page }) => {
  // With every kind of sender: senders.spec.ts.
  const preload = resolve(PROJECT, 'out/preload/index.js')
  const said = await app.evaluate(
    async ({ BrowserWindow }, { preload, address }) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload } })
      await window.loadURL(address)
      const said = (await window.webContents.executeJavaScript(
        `api.call('library.read').then(() => 'answered', String)`,
      )) as string
      window.destroy()
      return said
    },
    { preload, address: START_URL },
  )
  expect(said).toContain('Refused: unknown sender')
  const own = page.evaluate(`api.call('library.read').then(() => 'answered', String)`)
  expect(await own).toBe('answered')
})

test('18. A protocol of our own, not file:', async ({ page }) => {
  expect(await page.evaluate(() => location.protocol)).toBe('app:')
  for (const path of ['index.html', 'main/index.js'])
    expect(built('main/index.js')).not.toContain(`file://${path}`)
  expect(built('main/index.js')).not.toMatch(/\.loadFile\(/)
  const { value } = await runInPage(page, `await fetch('file:///etc/hostname')`)
  expect(value).toBe('threw TypeError')
})

test('19. The fuses that a package gets leave no second way to run code', () => {
  // That they are set, and work, is tested on the packaged app: e2e/packaged/fuses.spec.ts.
  for (const version of ['25.1.1', '45.5.0']) {
    expect(fusesFor(version)).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      onlyLoadAppFromAsar: true,
    })
  }
  expect(fusesFor('45.5.0')).toMatchObject({ grantFileProtocolExtraPrivileges: false })
})

test('20. No API of Electron is exposed to the page', async ({ app, page }) => {
  const found = await page.evaluate(() => {
    const { api } = globalThis as unknown as { api: object }
    return {
      keys: Object.keys(api).sort(),
      isFrozen: Object.isFrozen(api),
      others: Object.getOwnPropertyNames(globalThis).filter((name) =>
        /electron|ipc|require|contextbridge/i.test(name),
      ),
    }
  })
  expect(found).toEqual({ keys: ['call', 'on'], isFrozen: true, others: [] })
  // No event object of Electron comes with what main sends.
  await page.evaluate(() => {
    const { api } = globalThis as unknown as { api: { on: (...parameters: unknown[]) => void } }
    Object.assign(globalThis, {
      heard: new Promise((done) => {
        api.on('window.hidden', (...parameters: unknown[]) => done(parameters))
      }),
    })
  })
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    contents?.send('studio:event', 'window.hidden', 'sent', 'more')
  })
  expect(await page.evaluate(`heard`)).toEqual(['sent'])
})
