/** Four starts at once on one data folder, each with a file: one app stays, with all four levels. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readLevelFile } from '../../src/shared/games/documents'
import { killGroup } from '../support/closeApp'
import { AMOUNTS, SEED } from './amounts'
import { expect, figure, test } from './support/faultTest'
import { leftOf } from './support/processes'

test.setTimeout(600_000)

const projectRoot = resolve(__dirname, '../..')
const STARTS = 4

/** As the system would start it for a file, at the head of a process group of its own. */
function startWith(profile: string, file: string): ChildProcess {
  const executable = process.env['MAYAN_ELECTRON'] ?? ''
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return spawn(executable, [projectRoot, ...sandbox, `--user-data-dir=${profile}`, file], {
    stdio: 'ignore',
    detached: true,
  })
}

async function titlesOnDisk(profile: string): Promise<string[]> {
  const folder = join(profile, 'library', 'my-levels')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json') && name !== 'pack.json')
  const titles = files.map(async (name) => {
    const read = readLevelFile(await readFile(join(folder, name), 'utf8'))
    return read.ok ? (read.value.document.title ?? '') : 'torn'
  })
  return (await Promise.all(titles)).sort()
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

test(`${STARTS} starts at once`, async ({ random }) => {
  let slowest = 0
  for (let race = 0; race < AMOUNTS.races; race++) {
    const folder = await mkdtemp(join(tmpdir(), 'mayan-race-'))
    const profile = join(folder, 'profile')
    await mkdir(profile)
    const names = Array.from({ length: STARTS }, (_, index) => `race ${race} level ${index}`)
    const files = names.map((name) => join(folder, `${name}.in`))
    for (const file of files) await writeFile(file, '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n')
    const begin = Date.now()
    const starts: ChildProcess[] = []
    for (const file of files) {
      starts.push(startWith(profile, file))
      await delay(random.integer(0, 30))
    }
    try {
      await expect.poll(() => titlesOnDisk(profile), { timeout: 60_000 }).toEqual(names)
      slowest = Math.max(slowest, Date.now() - begin)
      // The others leave by themselves, with the code of a start that went well.
      await expect.poll(() => starts.filter(hasEnded).length, { timeout: 20_000 }).toBe(STARTS - 1)
      const codes = starts.filter(hasEnded).map(({ exitCode }) => exitCode)
      expect(codes).toEqual(Array(STARTS - 1).fill(0))
    } finally {
      const running = starts.filter((start) => !hasEnded(start))
      for (const start of running) start.kill('SIGTERM')
      const patience = delay(5000, undefined, { ref: false })
      await Promise.race([Promise.all(running.map((start) => once(start, 'exit'))), patience])
      const left = await leftOf(profile)
      await Promise.all(starts.map(killGroup))
      expect(left).toEqual([])
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  figure(
    `${AMOUNTS.races} races of ${STARTS} starts: 1 app each time, all ${STARTS} files opened,`,
    `${slowest} ms at most; seed ${SEED}`,
  )
})
