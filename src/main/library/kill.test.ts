/**
 * A process that saves without pause is killed at random moments: every file is whole, old or new,
 * and the next start finds what was saved last. MAYAN_SOAK=N kills it N times.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLevelFile } from '../../shared/games/documents'
import { HOME_PACK_ID } from '../../shared/library/model'
import { parseHistoryFile } from '../../shared/library/storedFiles'
import { isTemporaryName } from '../files/writeAtomic'
import { freshFolder } from '../testing/disks'
import { Library } from './library'
import { MAX_SNAPSHOTS } from './snapshots'

const KILLS = Number(process.env['MAYAN_SOAK'] ?? 30)
const saves = { begun: -1, ended: -1 }
let script = ''

beforeAll(async () => {
  const folder = await freshFolder()
  await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, '../testing/saveLoop.ts'),
      outDir: folder,
      rollupOptions: { output: { format: 'cjs' } },
    },
  })
  const [name = ''] = await readdir(folder)
  script = join(folder, name)
})

/** Starts it, kills it some milliseconds after its first save, and hears what it said. */
async function runAndKill(root: string, milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, [script, root, String(saves.begun + 1)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = linesOf(child)
  lines.on('line', note)
  // Also when it ends of its own accord, which the next line finds out.
  await Promise.race([once(lines, 'line'), once(lines, 'close')])
  await delay(milliseconds)
  expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
  await once(lines, 'close')
}

function linesOf({ stdout }: ChildProcess) {
  if (stdout === null) throw new Error('stdout is a pipe')
  return createInterface(stdout)
}

function note(line: string): void {
  const [word, number] = line.split(' ')
  if (word === 'begin') saves.begun = Number(number)
  else if (word === 'end') saves.ended = Number(number)
  else throw new Error(line)
}

/** The number of the save that a text is of; it fails for half a text. */
function numberOf(notes: string | undefined): number {
  const [, number = ''] = /^(\d+?)\1{2999}$/.exec(notes ?? '') ?? []
  expect(number).not.toBe('')
  return Number(number)
}

/** Every file there is, before any start puts things in order. */
async function expectWholeFiles(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8')
    if (isTemporaryName(name) || name === 'pack.json') continue
    if (parentPath.endsWith('history')) expect(parseHistoryFile(text).ok).toBe(true)
    else expect(readLevelFile(text).ok).toBe(true)
  }
  return files.filter(({ name }) => isTemporaryName(name)).length
}

describe('a process that is killed while it saves', () => {
  it(`leaves every file whole, ${KILLS} times`, { timeout: 30_000 + KILLS * 5000 }, async () => {
    const root = await freshFolder()
    let leftOver = 0
    for (let kill = 0; kill < KILLS; kill++) {
      await runAndKill(root, (kill * 37) % 60)
      leftOver += await expectWholeFiles(root)
      const library = new Library(root)
      const { levels, faults } = await library.read()
      expect(faults).toEqual([])
      expect(levels).toHaveLength(1)
      const [{ id, document } = { id: '', document: null }] = levels
      const inFile = numberOf(document?.notes)
      const history = await library.history(id)
      const inHistory = history === null ? inFile : numberOf(history.present.notes)
      // The last save that was answered is there; one that was under way may be.
      for (const number of [inFile, inHistory]) {
        expect(number).toBeGreaterThanOrEqual(saves.ended)
        expect(number).toBeLessThanOrEqual(saves.begun)
      }
      expect(inHistory).toBeGreaterThanOrEqual(inFile)
      expect((await library.snapshots(id)).length).toBeLessThanOrEqual(MAX_SNAPSHOTS)
      // Nothing of a cut write is left after a start.
      expect((await readdir(join(root, 'library', HOME_PACK_ID))).length).toBe(2)
    }
    process.stdout.write(
      `${KILLS} kills, ${saves.begun + 1} saves, ${leftOver} temporary files swept\n`,
    )
  })
})
