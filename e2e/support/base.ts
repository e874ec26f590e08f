/**
 * Playwright's `test`, with a virtual display for each of its workers where one can be had: windows
 * of different workers would share focus and clipboard. With MAYAN_SHOW=1 the windows are shown on
 * the real display.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { test as base } from '@playwright/test'

const SCREEN = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']

export const test = base.extend<object, { display: undefined }>({
  display: [
    async ({}, use) => {
      const server = isWanted() ? await startDisplay() : null
      await use(undefined)
      server?.kill()
    },
    { scope: 'worker', auto: true },
  ],
})

function isWanted(): boolean {
  return process.platform === 'linux' && !process.env['MAYAN_SHOW']
}

/** Starts an X server on a number that is free, and makes it the display of this process. */
async function startDisplay(): Promise<ChildProcess> {
  const server = spawn('Xvfb', ['-displayfd', '3', ...SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  // Also when this worker is stopped before its fixtures are.
  process.once('exit', () => server.kill())
  const number = await Promise.race([
    once(server.stdio[3] as Readable, 'data').then(([text]) => String(text).trim()),
    once(server, 'error').then(([error]) => Promise.reject(error as Error)),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended: ${String(code)}`))),
  ])
  process.env['DISPLAY'] = `:${number}`
  delete process.env['WAYLAND_DISPLAY']
  return server
}
