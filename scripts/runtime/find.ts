/**
 * Finds an Electron executable: the user's own folder, the installed official binary, the
 * official download, the test runtime — in this order. A folder that the user named and that
 * holds no executable is an error and no reason to look further.
 */

import { join, resolve } from 'node:path'
import { projectRoot } from '../support/paths'
import { fallbackRuntime, fallbackSource } from './fallback'
import { downloadRuntime, installedRuntime } from './official'
import { executableName, runtimeIn, type Attempt, type Runtime } from './runtime'

export type Found = { ok: true; runtime: Runtime } | { ok: false; reasons: string[] }

export interface Ways {
  /** The value of ELECTRON_OVERRIDE_DIST_PATH. */
  override: string | undefined
  installed: () => Runtime | null
  download: () => Promise<Attempt>
  fallback: () => Promise<Attempt>
}

/** Tries the ways in order; each is only tried when those before it gave nothing. */
export async function tryWays(ways: Ways): Promise<Found> {
  if (ways.override) {
    const runtime = runtimeIn(resolve(ways.override), 'override')
    if (runtime) return { ok: true, runtime }
    const reason = `ELECTRON_OVERRIDE_DIST_PATH: no ${executableName()} in ${ways.override}`
    return { ok: false, reasons: [reason] }
  }
  const installed = ways.installed()
  if (installed) return { ok: true, runtime: installed }
  const download = await ways.download()
  if (download.ok) return download
  const fallback = await ways.fallback()
  if (fallback.ok) return fallback
  return { ok: false, reasons: [download.reason, fallback.reason] }
}

/** Finds the runtime for this machine; throws an error that says what a user can do. */
export async function findRuntime(): Promise<Runtime> {
  const packageFolder = join(projectRoot, 'node_modules', 'electron')
  const found = await tryWays({
    override: process.env['ELECTRON_OVERRIDE_DIST_PATH'],
    installed: () => installedRuntime(packageFolder),
    download: async () => {
      console.error('Electron is not installed yet: downloading it …')
      const attempt = await downloadRuntime(packageFolder)
      if (!attempt.ok) console.error(attempt.reason)
      return attempt
    },
    fallback: () => fallbackRuntime(),
  })
  if (!found.ok) throw new Error(helpText(found.reasons))
  if (found.runtime.kind === 'fallback') warnAboutFallback()
  return found.runtime
}

function warnAboutFallback(): void {
  console.error(
    `Note: this runs on an OLD test runtime, Electron ${fallbackSource.version}, because the ` +
      'official one could not be downloaded. It is good for trying and testing, not for shipping.',
  )
}

export function helpText(reasons: readonly string[]): string {
  return [
    'No Electron runtime could be found or downloaded.',
    ...reasons.map((reason) => `  - ${reason}`),
    'What you can do (behind a firewall):',
    '  - ELECTRON_MIRROR=<address of a mirror>: download from there;',
    "  - fill Electron's download cache (see electron_config_cache) from another machine;",
    '  - ELECTRON_OVERRIDE_DIST_PATH=<folder with the executable>: use an Electron you have.',
  ].join('\n')
}
