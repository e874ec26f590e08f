/** Kills a process at a chosen system call of the thread that does its file work, by strace. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Null where it can, else why not. */
export function whyNotTraceable(): string | null {
  if (process.env['MAYAN_FAULTS_UNTRACED']) return 'tracing is switched off'
  if (process.platform !== 'linux') return 'system calls can be counted on Linux only'
  const tried = spawnSync('strace', ['-qq', '-e', 'trace=none', 'true'], { stdio: 'ignore' })
  if (tried.error) return 'strace is not installed'
  if (process.getuid?.() !== 0) return 'another process can be traced by root only'
  return tried.status === 0 ? null : 'this system does not allow tracing'
}

export type Ending = 'killed' | 'saved'

/**
 * Runs `script`, and kills it when the thread that it names begins its `number`th system call about
 * files after that.
 */
export async function saveKilledAtCall(
  script: string,
  root: string,
  number: number,
): Promise<Ending> {
  const child = spawn(process.execPath, [script, root], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
  })
  const lines = linesOf(child)
  const ended = once(child, 'close')
  const [ready] = (await once(lines, 'line')) as [string]
  const inject = `inject=%file,%desc:signal=SIGKILL:when=${number}`
  const strace = spawn('strace', ['-p', ready.replace('ready ', ''), '-e', inject], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const traced = once(strace, 'close')
  await attached(strace)
  let ending: Ending = 'killed'
  lines.on('line', (line) => {
    if (line === 'saved') ending = 'saved'
    else throw new Error(line)
  })
  child.stdin?.write('go\n')
  await Promise.all([ended, traced])
  return ending
}

function linesOf({ stdout }: ChildProcess) {
  if (stdout === null) throw new Error('stdout is a pipe')
  return createInterface(stdout)
}

function attached({ stderr }: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = ''
    stderr?.on('data', (data: Buffer) => {
      said += data.toString()
      if (said.includes('attached')) done()
    })
    stderr?.on('end', () => {
      fail(new Error(`strace: ${said}`))
    })
  })
}
