/** Starts the built app in its own profile, keeps what it prints, and watches what it connects to. */

import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { _electron, type ElectronApplication } from '@playwright/test'
import type { ChildProcess } from 'node:child_process'
import type { RequestLog } from './requestLog'

const projectRoot = resolve(__dirname, '../..')

export interface LaunchOptions {
  /** Folder for settings and library; a second launch in the same folder finds the same data. */
  profile: string
  /** Further arguments, such as files to open or switches. */
  args: readonly string[]
  env: Readonly<Record<string, string>>
  /** Where every request is noted that leaves the app. */
  requests: RequestLog
}

export interface Launched {
  app: ElectronApplication
  /** Kept apart because app.process() can no longer be asked once the app has gone. */
  child: ChildProcess
  /** What stdout and stderr said so far. */
  output: () => string
}

export async function launch(options: LaunchOptions): Promise<Launched> {
  const app = await _electron.launch({
    ...chosenExecutable(),
    args: [
      ...options.requests.args,
      projectRoot,
      `--user-data-dir=${options.profile}`,
      ...options.args,
    ],
    env: { ...inheritedEnv(), ...options.requests.env, ...options.env },
    cwd: projectRoot,
    timeout: 20_000,
  })
  const child = app.process()
  let output = ''
  const keep = (data: Buffer): void => {
    output += data.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { app, child, output: () => output }
}

/**
 * Playwright holds the app back until it is attached, but only if it looks the executable up
 * itself through the electron package; the path is given only if that would find another one.
 */
function chosenExecutable(): { executablePath?: string } {
  const executable = process.env['MAYAN_ELECTRON']
  if (!executable) {
    throw new Error('MAYAN_ELECTRON names no Electron executable: start with `npm run e2e`.')
  }
  const found: unknown = createRequire(__filename)('electron')
  return found === executable ? {} : { executablePath: executable }
}

function inheritedEnv(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[0] !== 'ELECTRON_RUN_AS_NODE',
  )
  return Object.fromEntries(entries)
}
