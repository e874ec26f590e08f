/** The packaged app: where it is, and how it is started as a user would, without a debugger. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { test as base } from './base'
import { killGroup } from './closeApp'

export { expect } from '@playwright/test'

export interface Packaged {
  readonly executable: string
  readonly resources: string
}

/** As it is shipped, and the same without fuses. */
export const SHIPPED = packagedIn('MAYAN_PACKAGED')
export const OPEN = packagedIn('MAYAN_PACKAGED_OPEN')

function packagedIn(variable: string): Packaged {
  const folder = process.env[variable]
  if (!folder) throw new Error(`${variable} names no folder: start with \`npm run e2e:packaged\`.`)
  return inFolder(folder)
}

export function inFolder(folder: string): Packaged {
  if (process.platform === 'darwin') {
    const contents = join(folder, 'Mayan Studio.app/Contents')
    return {
      executable: join(contents, 'MacOS/Mayan Studio'),
      resources: join(contents, 'Resources'),
    }
  }
  const name = process.platform === 'win32' ? 'Mayan Studio.exe' : 'mayan-studio'
  return { executable: join(folder, name), resources: join(folder, 'resources') }
}

export interface Started {
  readonly child: ChildProcess
  /** What it said so far, on stdout and stderr. */
  readonly output: () => string
  /** Its page, once its first screen is there; rejects when the app ends before it has one. */
  readonly page: () => Promise<Page>
}

export interface Fixtures {
  /** An empty folder, gone after the test. */
  profile: string
  /** Starts an app in the profile, with these arguments and variables; ended after the test. */
  start: (app: Packaged, args?: readonly string[], env?: NodeJS.ProcessEnv) => Started
}

export const test = base.extend<Fixtures>({
  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'mayan-packaged-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },

  start: async ({ profile }, use) => {
    const children: ChildProcess[] = []
    const browsers: Browser[] = []
    await use((app, args = [], env = {}) => {
      const started = startApp(app, [...switches(profile), ...args], env, browsers)
      children.push(started.child)
      return started
    })
    await Promise.all(browsers.map((browser) => browser.close().catch(() => undefined)))
    await Promise.all(children.map(killGroup))
  },
})

/** What any start has: a profile of its own, and no sandbox for root, which Chromium refuses. */
export function switches(profile: string): string[] {
  const isRoot = process.getuid?.() === 0
  return [`--user-data-dir=${profile}`, ...(isRoot ? ['--no-sandbox'] : [])]
}

function startApp(
  { executable }: Packaged,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  browsers: Browser[],
): Started {
  const child = spawn(executable, ['--remote-debugging-port=0', ...args], {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const page = async () => {
    const browser = await chromium.connectOverCDP(await endpoint(child, () => output), {
      noDefaults: true,
    })
    browsers.push(browser)
    const [first] = browser.contexts().flatMap((context) => context.pages())
    if (first === undefined) throw new Error(`The app has no page.\n${output}`)
    await first.locator('html[data-ready]').waitFor({ timeout: 30_000 })
    return first
  }
  return { child, output: () => output, page }
}

/** The address that Chromium prints on stderr, once there is a page. */
async function endpoint(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(output()) ?? []
    if (address !== undefined && (await hasPage(address))) return address
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The app ended:\n${output()}`)
    }
    await delay(100)
  }
}

async function hasPage(address: string): Promise<boolean> {
  const targets = await fetch(`http://${new URL(address).host}/json/list`)
    .then((answer) => answer.json() as Promise<{ type: string; url: string }[]>)
    .catch(() => [])
  return targets.some(({ type, url }) => type === 'page' && url.startsWith('app://'))
}
