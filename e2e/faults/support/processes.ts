/** Which processes of an app the system still has: looked up, not asked of the app. */
import { execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly state: string
  readonly command: string
}

/** Null where the system has no `ps`. */
function allProcesses(): Process[] | null {
  if (process.platform === 'win32') return null
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, state = '', command = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), state, command }]
  })
}

/** All with this profile on their command line. */
export function processesOf(profile: string): Process[] {
  return (allProcesses() ?? []).filter(({ command }) => command.includes(profile))
}

/** Dead children that `pid` has not noticed. */
export function unnoticedDeadOf(pid: number): Process[] {
  return (allProcesses() ?? []).filter(
    ({ parent, state }) => parent === pid && state.startsWith('Z'),
  )
}

/** @returns what is left of an app three seconds from now, or at once when nothing is */
export async function leftOf(profile: string): Promise<Process[]> {
  const end = Date.now() + 3000
  while (Date.now() < end && processesOf(profile).length > 0) await delay(50)
  return processesOf(profile)
}

export const canListProcesses = process.platform !== 'win32'
