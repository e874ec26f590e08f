/**
 * Ends an app for certain. Playwright's close() has no time-out, and a process that was killed
 * leaves its helpers behind; Playwright starts the app as head of a process group, so killing
 * that group afterwards reaches them all.
 */

import { spawnSync, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { ElectronApplication } from '@playwright/test'

/** Milliseconds an app gets to close before it is killed. */
const patience = 5000

/** @returns whether the app closed in time, without being killed */
export async function closeApp(app: ElectronApplication, child: ChildProcess): Promise<boolean> {
  const gaveUp = new AbortController()
  const closed = await Promise.race([
    app.close().then(
      () => true,
      () => hasExited(child),
    ),
    delay(patience, false, { signal: gaveUp.signal }),
  ])
  gaveUp.abort()
  await killGroup(child)
  return closed
}

/** Kills the app and all its helpers at once, as a crash or a power cut would. */
export async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
  } else {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // No process of the group is left.
    }
  }
  while (!hasExited(child)) await delay(10)
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
