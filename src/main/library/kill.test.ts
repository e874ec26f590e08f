/**
 * A process that saves without pause is killed at random moments: every file is whole, old or new,
 * and the next start finds what was saved last. The fault suite kills one
 * at every system call of a save.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { HOME_PACK_ID } from '../../shared/library/model'
import { runs } from '../../../test/runs'
import { bundled } from '../../../test/main/bundle'
import { freshFolder } from '../../../test/main/disks'
import { numberedLevel, numberOf } from '../../../test/main/levels'
import { filesFound } from '../../../test/main/wholeFiles'
import { Library } from './library'
import { MAX_SNAPSHOTS } from './snapshots'

const KILLS = runs(8)
const saves = { begun: -1, ended: -1 }
let script = ''

beforeAll(async () => {
  script = await bundled(join(import.meta.dirname, '../../../test/main/saveLoop.ts'))
})

/** Starts it, kills it some milliseconds after its first save, and reads what it printed. */
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

describe('a process that is killed while it saves', () => {
  it(`leaves every file whole, ${KILLS} times`, { timeout: 30_000 + KILLS * 5000 }, async () => {
    const root = await freshFolder()
    let leftOver = 0
    for (let kill = 0; kill < KILLS; kill++) {
      await runAndKill(root, (kill * 37) % 60)
      const { torn, temporary } = await filesFound(root)
      expect(torn).toEqual([])
      leftOver += temporary
      const library = new Library(root)
      const { levels, faults } = await library.read()
      expect(faults).toEqual([])
      expect(levels).toHaveLength(1)
      const [{ id, document } = { id: '', document: numberedLevel(0) }] = levels
      const inFile = numberOf(document)
      const history = await library.history(id)
      const inHistory = history === null ? inFile : numberOf(history.present)
      // The last save that was answered is there; one that was under way may be.
      for (const number of [inFile, inHistory]) {
        expect(number).toBeGreaterThanOrEqual(saves.ended)
        expect(number).toBeLessThanOrEqual(saves.begun)
      }
      expect(inHistory).toBeGreaterThanOrEqual(inFile ?? NaN)
      const own = (await library.snapshots(id)).filter(({ isOutside }) => !isOutside)
      expect(own.length).toBeLessThanOrEqual(MAX_SNAPSHOTS)
      // Nothing of a cut write is left after a start.
      const left = await readdir(join(root, 'library', HOME_PACK_ID))
      expect(left.sort()).toEqual([`${id}.json`, 'pack.json'].sort())
    }
    process.stdout.write(
      `${KILLS} kills, ${saves.begun + 1} saves, ${leftOver} temporary files swept\n`,
    )
  })
})
