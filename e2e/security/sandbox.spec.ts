/**
 * The sandbox of the system, really on: the app runs as an ordinary user and its page's process is
 * asked of the kernel. Where the tests run as root, what the app needs is copied to where `nobody`
 * may read it, since Chromium refuses to be sandboxed as root.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { _electron, expect, type ElectronApplication } from '@playwright/test'
import { test } from '../support/base'
import { closeApp } from '../support/closeApp'
import { ask } from '../support/storage'
import { readyWindow } from '../support/test'

const PROJECT = resolve(__dirname, '../..')
const NOBODY = 65534
const isRoot = process.getuid?.() === 0

/** Why the sandbox can't be had here; null where it can. */
function obstacle(): string | null {
  if (process.platform !== 'linux') return null
  const asNobody = isRoot
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
    : []
  const [command = '', ...args] = [...asNobody, 'unshare', '--user', 'true']
  try {
    execFileSync(command, args, { stdio: 'pipe' })
    return null
  } catch (error) {
    return `this system gives an ordinary user no user namespace: ${String(error)}`
  }
}

/** The app where an ordinary user may read it, and the runtime as that user. */
function asOrdinaryUser(folder: string) {
  const executable = process.env['MAYAN_ELECTRON'] ?? ''
  const profile = join(folder, 'profile')
  mkdirSync(profile)
  if (!isRoot) return { executablePath: executable, project: PROJECT, profile, env: {} }
  const project = join(folder, 'app')
  const runtime = join(folder, 'runtime')
  chmodSync(folder, 0o755)
  cpSync(join(PROJECT, 'out'), join(project, 'out'), { recursive: true })
  cpSync(join(PROJECT, 'package.json'), join(project, 'package.json'))
  cpSync(dirname(executable), runtime, { recursive: true, verbatimSymlinks: true })
  const env: Record<string, string> = { HOME: folder, XDG_RUNTIME_DIR: profile }
  const authority = process.env['XAUTHORITY']
  if (authority !== undefined) {
    env['XAUTHORITY'] = join(folder, 'authority')
    cpSync(authority, env['XAUTHORITY'])
    chownSync(env['XAUTHORITY'], NOBODY, NOBODY)
  }
  chownSync(profile, NOBODY, NOBODY)
  const starter = join(folder, 'start')
  const target = join(runtime, basename(executable))
  writeFileSync(
    starter,
    `#!/bin/sh\nexec setpriv --reuid=${String(NOBODY)} --regid=${String(NOBODY)} --clear-groups -- '${target}' "$@"\n`,
    { mode: 0o755 },
  )
  return { executablePath: starter, project, profile, env }
}

/** What the kernel says of a process. */
function stateOf(pid: number) {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1]
  return {
    user: field('Uid'),
    seccomp: field('Seccomp'),
    noNewPrivileges: field('NoNewPrivs'),
    capabilities: field('CapEff'),
    users: readlinkSync(`/proc/${String(pid)}/ns/user`),
    network: readlinkSync(`/proc/${String(pid)}/ns/net`),
    processes: readlinkSync(`/proc/${String(pid)}/ns/pid`),
  }
}

function processes(app: ElectronApplication) {
  return app.evaluate(({ app: electronApp, BrowserWindow }) => ({
    main: process.pid,
    page: BrowserWindow.getAllWindows()[0]?.webContents.getOSProcessId() ?? 0,
    isSwitchedOff: electronApp.commandLine.hasSwitch('no-sandbox'),
    // Told by Windows and macOS only.
    sandboxed: electronApp.getAppMetrics().find(({ type }) => type === 'Tab')?.sandboxed ?? null,
  }))
}

test('an ordinary user runs it with the sandbox of the system on', async () => {
  test.setTimeout(90_000)
  const reason = obstacle()
  if (reason !== null) console.log(`NOT RUN, the sandbox of the system: ${reason}`)
  test.skip(reason !== null, reason ?? '')

  const folder = await mkdtemp(join(tmpdir(), 'mayan-sandbox-'))
  const { executablePath, project, profile, env } = asOrdinaryUser(folder)
  const { ELECTRON_RUN_AS_NODE: _, ...inherited } = process.env
  const app = await _electron.launch({
    executablePath,
    args: [project, `--user-data-dir=${profile}`],
    env: { ...(inherited as Record<string, string>), ...env },
    cwd: project,
    chromiumSandbox: true,
    timeout: 30_000,
  })
  const child = app.process()
  try {
    const page = await readyWindow(app)
    const { main, page: pagePid, isSwitchedOff, sandboxed } = await processes(app)
    expect(isSwitchedOff).toBe(false)
    expect(pagePid).toBeGreaterThan(0)
    if (process.platform === 'linux') {
      const ofMain = stateOf(main)
      const ofPage = stateOf(pagePid)
      expect(ofMain.user).not.toBe('0')
      expect(ofPage).toMatchObject({
        user: ofMain.user,
        // Every system call passes a filter, and no privilege can be gained.
        seccomp: '2',
        noNewPrivileges: '1',
        capabilities: '0000000000000000',
      })
      expect(ofPage.users).not.toBe(ofMain.users)
      expect(ofPage.network).not.toBe(ofMain.network)
      expect(ofPage.processes).not.toBe(ofMain.processes)
    } else expect(sandboxed).toBe(true)
    expect(await ask(page, 'app.info', undefined)).toMatchObject({ platform: process.platform })
    // The library is read and written as ever.
    expect(await ask(page, 'pack.create', 'Sandboxed')).toMatchObject({ ok: true })
  } finally {
    await closeApp(app, child)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
