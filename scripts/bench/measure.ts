/** Timing of whole programs: fresh processes, medians. */
import { spawn } from 'node:child_process'
import type { EngineRequest, EngineResult } from '../../bench/engine'

export interface Measured {
  readonly answer: string
  /** null if the program does not report it. */
  readonly nodes: number | null
  readonly ms: number
}

/** One fresh process of the engine. */
export async function runEngine(script: string, request: EngineRequest): Promise<EngineResult[]> {
  const { stdout } = await runProgram(process.execPath, [script], JSON.stringify(request))
  return JSON.parse(stdout) as EngineResult[]
}

/**
 * Runs a command on one level. A program that says `nodes ms` on stderr is believed (its start is
 * then not counted against it); otherwise the time is that of the process.
 */
export async function runRival(command: string, level: string): Promise<Measured> {
  const [file = '', ...args] = command.split(' ')
  const start = performance.now()
  const { stdout, stderr } = await runProgram(file, args, level)
  const whole = performance.now() - start
  const [, nodes, ms] = /^(\d+) ([\d.]+)$/m.exec(stderr) ?? []
  return {
    answer: stdout.trim() === '' ? '' : `${stdout.trim()}\n`,
    nodes: nodes === undefined ? null : Number(nodes),
    ms: ms === undefined ? whole : Number(ms),
  }
}

/** Of the same work, done several times. */
export function medianOf(measured: readonly Measured[]): Measured {
  const [first] = measured as [Measured]
  return { ...first, ms: median(measured.map(({ ms }) => ms)) }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2
}

/** @param share 0…1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

export function runProgram(
  file: string,
  args: readonly string[],
  input: string,
): Promise<{ stdout: string; stderr: string }> {
  return new Promise((done, fail) => {
    const child = spawn(file, args)
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) done({ stdout, stderr })
      else fail(new Error(`${file} ended with ${String(code)}: ${stderr.trim()}`))
    })
    child.stdin.end(input)
  })
}
