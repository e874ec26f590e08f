/** What a runtime is: a folder that holds an Electron executable, and where it came from. */

import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const runtimeKinds = ['override', 'installed', 'download', 'fallback'] as const
export type RuntimeKind = (typeof runtimeKinds)[number]

export interface Runtime {
  kind: RuntimeKind
  /** Absolute path of the executable. */
  executable: string
  /** The folder meant by ELECTRON_OVERRIDE_DIST_PATH. */
  dist: string
  /** Electron's version without a leading "v", or "unknown". */
  version: string
}

/** One way to get a runtime: it gives one, or says in a sentence why it can't. */
export type Attempt = { ok: true; runtime: Runtime } | { ok: false; reason: string }

/** Where the executable lies inside a dist folder; the same names as in the electron package. */
export function executableName(platform: NodeJS.Platform = process.platform): string {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return platform === 'win32' ? 'electron.exe' : 'electron'
}

/** The runtime in `dist`, or null when there is no executable file. */
export function runtimeIn(dist: string, kind: RuntimeKind): Runtime | null {
  const executable = join(dist, executableName())
  if (!isExecutable(executable)) return null
  return { kind, executable, dist, version: readVersion(dist) }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function readVersion(dist: string): string {
  try {
    return readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/, '')
  } catch {
    return 'unknown'
  }
}
