/**
 * Start and memory of the app beside an empty Electron window, in turns in one run: from the start
 * of the process until the page is usable (it marks that itself: its first screen is drawn and it
 * is free), and the memory of all processes once the app has been left alone for a while.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findRuntime } from '../runtime/find'
import { buildIfStale } from '../support/build'
import { hasDisplay, onDisplay } from '../support/display'
import { projectRoot } from '../support/paths'
import { run } from '../support/process'
import { median } from './measure'
import { printColumns } from './table'

/** How an app is started: the executable, and what comes before the switches. */
interface Program {
  readonly name: string
  readonly executable: string
  readonly args: readonly string[]
}

interface StartFigures {
  readonly name: string
  /** From the start of the process to the usable page, each run. */
  readonly usableMs: readonly number[]
  /** Of all processes, each run. */
  readonly memoryMb: readonly number[]
  /** Megabytes by kind of process, in the last run. */
  readonly processes: Readonly<Record<string, number>>
}

/** The app is left alone so long while it starts, and again before its memory is taken. */
const IDLE_MS = 5000
/** On a busy machine a start may take this long. */
const PATIENCE_MS = 60_000
const MARK = 'usable'

/** A packaged app is measured as well, where there is one. */
const PACKAGED = join(projectRoot, 'dist/linux-unpacked/mayan-studio')

/** @param json a file that all figures are written to */
export async function measureStartup(runs: number, json?: string): Promise<number> {
  if (!hasDisplay()) {
    const { command, args, group } = onDisplay(process.execPath, [
      ...process.execArgv,
      ...process.argv.slice(1),
    ])
    return run(command, args, { group })
  }
  await buildIfStale()
  const { executable, version } = await findRuntime()
  console.log(`Electron ${version}, ${runs} runs of each in turns, medians; memory is PSS`)
  const figures = await measureStarts(
    [
      { name: 'empty window', executable, args: [join(projectRoot, 'bench/emptyApp')] },
      { name: 'Mayan Studio', executable, args: [projectRoot] },
      ...(existsSync(PACKAGED) ? [{ name: 'packaged', executable: PACKAGED, args: [] }] : []),
    ],
    runs,
  )
  printStarts(figures)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(figures, null, 2)}\n`)
  return 0
}

/** @param programs the first is what the others are compared with */
async function measureStarts(programs: readonly Program[], runs: number): Promise<StartFigures[]> {
  const all = programs.map(({ name }) => ({
    name,
    usableMs: [] as number[],
    memoryMb: [] as number[],
    processes: {} as Record<string, number>,
  }))
  // The first round fills the disk cache and is not counted.
  for (let run = -1; run < runs; run++) {
    for (const [index, program] of programs.entries()) {
      const { usableMs, processes } = await startOnce(program)
      const figures = all[index]
      if (run < 0 || figures === undefined) continue
      figures.usableMs.push(usableMs)
      figures.memoryMb.push(Object.values(processes).reduce((sum, part) => sum + part, 0))
      figures.processes = processes
    }
  }
  return all
}

function printStarts(figures: readonly StartFigures[]): void {
  const [base] = figures
  const ratio = (own: readonly number[], other: readonly number[] = []) =>
    (median(own) / median(other)).toFixed(2)
  printColumns(
    [
      ['', 'usable ms', 'least', 'most', 'ratio', 'memory MB', 'ratio'],
      ...figures.map(({ name, usableMs, memoryMb }) => [
        name,
        median(usableMs).toFixed(0),
        Math.min(...usableMs).toFixed(0),
        Math.max(...usableMs).toFixed(0),
        ratio(usableMs, base?.usableMs),
        median(memoryMb).toFixed(0),
        ratio(memoryMb, base?.memoryMb),
      ]),
    ],
    1,
  )
  for (const { name, processes } of figures) {
    const parts = Object.entries(processes).map(([kind, mb]) => `${kind} ${mb.toFixed(0)}`)
    console.log(`${name}: ${parts.join(', ')} MB`)
  }
}

async function startOnce({ executable, args }: Program) {
  const profile = mkdtempSync(join(tmpdir(), 'mayan-start-'))
  const switches = [`--user-data-dir=${profile}`, '--remote-debugging-port=0']
  if (process.getuid?.() === 0) switches.push('--no-sandbox')
  const begin = Date.now()
  const child = spawn(executable, [...args, ...switches], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const endpoint = devtoolsOf(child)
    await Promise.all([endpoint, delay(IDLE_MS)])
    // The mark is read afterwards, so that nobody looks on while the app starts.
    const usableMs = (await usableAt(await endpoint)) - begin
    await delay(IDLE_MS)
    return { usableMs, processes: memoryOf(child.pid ?? 0) }
  } finally {
    await kill(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The address that Chromium prints on stderr. */
function devtoolsOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address !== undefined) found(address)
    })
    child.once('exit', () => {
      failed(new Error(`The app ended:\n${said}`))
    })
  })
}

/** @returns milliseconds since 1970 */
async function usableAt(endpoint: string): Promise<number> {
  const browser = await chromium.connectOverCDP(endpoint, { noDefaults: true })
  const pages = browser.contexts().flatMap((context) => context.pages())
  const page = pages[0]
  if (page === undefined) throw new Error('The app has no page.')
  const readMark = () =>
    page.evaluate((name) => {
      const [mark] = performance.getEntriesByName(name)
      return mark === undefined ? null : performance.timeOrigin + mark.startTime
    }, MARK)
  let time = await readMark()
  for (const end = Date.now() + PATIENCE_MS; time === null && Date.now() < end;) {
    await delay(200)
    time = await readMark()
  }
  await browser.close()
  if (time === null) throw new Error('The page was not usable in time.')
  return time
}

/** Megabytes of a process and its descendants by kind: PSS, which counts shared pages once. */
function memoryOf(root: number): Record<string, number> {
  const parts: Record<string, number> = {}
  for (const pid of familyOf(root)) {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(procFile(pid, 'smaps_rollup')) ?? []
    if (kilobytes === undefined) continue
    const kind = kindOf(procFile(pid, 'cmdline'))
    parts[kind] = (parts[kind] ?? 0) + Number(kilobytes) / 1024
  }
  return parts
}

/** The group of the app's process, which its helpers belong to, also those of the zygote. */
function familyOf(group: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    // After the name in brackets: state, parent, group.
    const [, , ofGroup] = procFile(pid, 'stat')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(ofGroup) === group
  })
}

function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

function kindOf(commandLine: string): string {
  const [, type = 'main'] = /--type=([\w-]+)/.exec(commandLine) ?? []
  const [, service] = /--utility-sub-type=([\w.]+)/.exec(commandLine) ?? []
  return service?.split('.').at(-2) ?? type
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done))
  if (child.pid === undefined || child.exitCode !== null) return
  process.kill(-child.pid, 'SIGKILL')
  await gone
}
