/** Runs the built terminal command as a person's shell would. */
import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdtemp } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

export const command = resolve(__dirname, '../../out/cli/index.js')

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

/** The same in a shell line, where `$cli` is the command: redirections and limits of the shell. */
export function runShell(line: string, cwd: string): Promise<CliResult> {
  return new Promise((done, fail) => {
    const cli = `"${process.execPath}" "${command}"`
    execFile(
      'bash',
      ['-c', line.replaceAll('$cli', cli)],
      { cwd, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : error.code
        if (typeof code === 'string') fail(error as Error)
        else done({ stdout, stderr, code: code ?? null })
      },
    )
  })
}

/** The command, in a folder that anybody may read, as somebody without rights. For root on Linux. */
export async function cliOfNobody(folder: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'cli-'))
  await cp(dirname(command), copy, { recursive: true })
  await chmod(copy, 0o755)
  return `setpriv --reuid=65534 --clear-groups "${process.execPath}" "${copy}/index.js"`
}
