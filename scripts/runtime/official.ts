/**
 * The official binary of the electron package. Version 45 has no install script: the package's
 * own installer is run here on demand, in a child process, so that it heeds ELECTRON_MIRROR, the
 * download cache and the other settings it documents.
 */

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { captureAll, type Captured } from '../support/process'
import { runtimeIn, type Attempt, type Runtime, type RuntimeKind } from './runtime'

/** Long enough for 120 MB on a slow line; a firewall that refuses is noticed at once. */
const downloadTimeout = 10 * 60_000

export interface DownloadOptions {
  /** Milliseconds. */
  timeout?: number
  env?: NodeJS.ProcessEnv
}

/** The binary inside the electron package, if its installation was finished and fits the package. */
export function installedRuntime(
  packageFolder: string,
  kind: RuntimeKind = 'installed',
): Runtime | null {
  const runtime = runtimeIn(join(packageFolder, 'dist'), kind)
  if (!runtime) return null
  // The installer writes path.txt last, so its absence means an interrupted installation.
  const complete = readText(join(packageFolder, 'path.txt')) !== null
  return complete && runtime.version === packageVersion(packageFolder) ? runtime : null
}

/** Runs the package's installer; what a failed attempt leaves behind is removed. */
export async function downloadRuntime(
  packageFolder: string,
  options: DownloadOptions = {},
): Promise<Attempt> {
  const env = { ...(options.env ?? process.env) }
  delete env['ELECTRON_OVERRIDE_DIST_PATH']
  delete env['ELECTRON_RUN_AS_NODE']
  const timeout = options.timeout ?? downloadTimeout
  const result = await captureAll(process.execPath, [join(packageFolder, 'install.js')], {
    env,
    timeout,
  })
  const runtime = installedRuntime(packageFolder, 'download')
  if (runtime) return { ok: true, runtime }
  rmSync(join(packageFolder, 'dist'), { recursive: true, force: true })
  rmSync(join(packageFolder, 'path.txt'), { force: true })
  return { ok: false, reason: `official download failed: ${failureText(result, timeout)}` }
}

function failureText(result: Captured, timeout: number): string {
  if (result.code === null) return `not finished after ${String(timeout / 1000)} s`
  const lines = result.stderr.split('\n').map((line) => line.trim())
  return lines.find((line) => line !== '') ?? `exit code ${String(result.code)}`
}

function packageVersion(packageFolder: string): string | null {
  const text = readText(join(packageFolder, 'package.json'))
  return text === null ? null : (JSON.parse(text) as { version: string }).version
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
