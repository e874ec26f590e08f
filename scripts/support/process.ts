/** Child processes of the scripts: run with the console shared, or with the output captured. */

import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from './paths'

/** Sends a signal to each running child. */
const running = new Map<ChildProcess, (signal: NodeJS.Signals) => void>()
let interruption: NodeJS.Signals | null = null

/** The signal that asked this script to stop, if one did: begin nothing new then. */
export function interruptedBy(): NodeJS.Signals | null {
  return interruption
}

export function signalExitCode(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal]
}

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** A file descriptor for all that it prints, instead of our console. */
  output?: number
  /**
   * Puts the command at the head of a process group of its own, and passes signals to the whole
   * group: for wrappers such as xvfb-run that don't pass them on.
   */
  group?: boolean
}

/** Runs a command in the project's folder. Returns its exit code. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  const group = options.group === true
  const { output } = options
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: options.env ?? process.env,
    stdio: output === undefined ? 'inherit' : ['ignore', output, output],
    detached: group,
  })
  track(child, group)
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('exit', (code, signal) => {
      done(code ?? signalExitCode(signal ?? 'SIGTERM'))
    })
  })
}

export interface CaptureOptions {
  env?: NodeJS.ProcessEnv
  /** Milliseconds, after which the command is killed. */
  timeout?: number
}

export interface Captured {
  /** null: killed by a signal or by the time-out. */
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command silently and returns what it said. Throws only if it can't be started. */
export function captureAll(
  command: string,
  args: readonly string[],
  options: CaptureOptions = {},
): Promise<Captured> {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    killSignal: 'SIGKILL',
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
  })
  track(child, false)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => {
      done({ code, stdout, stderr })
    })
  })
}

/** Runs a command silently. Returns its stdout; throws with its stderr when it fails. */
export async function capture(
  command: string,
  args: readonly string[],
  options: CaptureOptions = {},
): Promise<string> {
  const { code, stdout, stderr } = await captureAll(command, args, options)
  if (code === 0) return stdout
  const said = stderr.trim().split('\n').slice(-5).join('\n')
  throw new Error(`${command} ${args[0] ?? ''} failed (${String(code)}): ${said}`)
}

/** A script of an installed package, to be run by this Node without a shell. */
export function packageScript(path: string): string {
  return join(projectRoot, 'node_modules', path)
}

/** Runs one of package.json's scripts. */
export function runNpmScript(name: string, options: RunOptions = {}): Promise<number> {
  const npm = process.env['npm_execpath']
  return npm?.endsWith('.js') === true
    ? run(process.execPath, [npm, 'run', '--silent', name], options)
    : run('npm', ['run', '--silent', name], options)
}

/** Runs a TypeScript file of the project in a Node of its own. */
export function runTypeScript(
  file: string,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', join(projectRoot, file), ...args], options)
}

function track(child: ChildProcess, group: boolean): void {
  if (child.pid === undefined) return
  const target = group ? -child.pid : child.pid
  running.set(child, (signal) => {
    try {
      process.kill(target, signal)
    } catch {
      // It ended a moment ago.
    }
  })
  child.on('exit', () => running.delete(child))
  listenOnce()
}

let listening = false

function listenOnce(): void {
  if (listening) return
  listening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interrupt(signal)
    })
  }
  // npm does not pass SIGTERM on; that it has gone shows in the changed parent.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !interruption) interrupt('SIGTERM')
  }, 500).unref()
}

function interrupt(signal: NodeJS.Signals): void {
  interruption = signal
  if (running.size === 0) process.exit(signalExitCode(signal))
  for (const send of running.values()) send(signal)
}
