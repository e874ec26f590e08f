/** Where windows can be shown: on Linux without a display, on a virtual one by xvfb-run. */

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function hasDisplay(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean {
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}

export interface Command {
  command: string
  args: string[]
  /** See RunOptions.group. */
  group: boolean
}

/** The same command, under a virtual display when there is no real one. */
export function onDisplay(command: string, args: readonly string[]): Command {
  if (hasDisplay()) return { command, args: [...args], group: false }
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  return { command: 'xvfb-run', args: [...screen, command, ...args], group: true }
}

/** Whether a command is found on the PATH. */
export function isInstalled(command: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
