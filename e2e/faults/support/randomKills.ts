/** Kills a save some milliseconds after it began: where system calls can't be counted. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Ending } from './systemCalls'

export async function saveKilledAtRandom(
  script: string,
  root: string,
  milliseconds: number,
): Promise<Ending> {
  const child = spawn(process.execPath, [script, root], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  await once(child.stdout, 'data')
  child.stdin.write('go\n')
  await delay(milliseconds)
  child.kill('SIGKILL')
  await ended
  return said.includes('saved') ? 'saved' : 'killed'
}
