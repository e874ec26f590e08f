/** Runs the built terminal command as a person's shell would. */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const command = resolve(__dirname, '../../out/cli/index.js')

export interface CliResult {
  readonly stdout: string
  readonly stderr: string
  readonly code: number | null
}

export function runCli(
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<CliResult> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [command, ...args])
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', fail)
    child.on('close', (code) => done({ stdout, stderr, code }))
    child.stdin.end(input)
  })
}
