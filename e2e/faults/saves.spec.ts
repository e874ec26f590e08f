/** A save that is killed at each of its system calls leaves every file whole, old or new. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Library } from '../../src/main/library/library'
import { bundled } from '../../test/main/bundle'
import { numberedLevel, numberOf } from '../../test/main/levels'
import { filesFound } from '../../test/main/wholeFiles'
import { startHistory } from '../../src/shared/library/history'
import { HOME_PACK_ID } from '../../src/shared/library/model'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'
import { saveKilledAtCall, whyNotTraceable, type Ending } from './support/systemCalls'
import { saveKilledAtRandom } from './support/randomKills'

test.setTimeout(900_000)

const SCRIPT = resolve(__dirname, '../../test/main/saveOnce.ts')

/** A library with one level that has been saved before. */
async function savedBefore(root: string): Promise<void> {
  const library = new Library(root)
  const [level] = await library.create([numberedLevel(0)], { packId: HOME_PACK_ID, before: null })
  await library.save(level?.id ?? '', startHistory(numberedLevel(0)))
  await library.whenIdle()
}

/** @returns whether the new content is there */
async function expectOldOrNew(root: string, ending: Ending): Promise<boolean> {
  expect((await filesFound(root)).torn).toEqual([])
  const library = new Library(root)
  const { levels, faults } = await library.read()
  expect(faults).toEqual([])
  expect(levels).toHaveLength(1)
  const [{ id, document } = { id: '', document: numberedLevel(9) }] = levels
  const history = await library.history(id)
  const numbers = [numberOf(document), numberOf(history?.present ?? document)]
  for (const number of numbers) expect([0, 1]).toContain(number)
  if (ending === 'saved') expect(numbers).toEqual([1, 1])
  // What is in place is never newer than the history that leads to it.
  expect(numbers[1]).toBeGreaterThanOrEqual(numbers[0] ?? 0)
  expect(await readdir(join(root, 'library', HOME_PACK_ID))).toHaveLength(2)
  return numbers[0] === 1
}

test('a save killed at every system call', async ({ random }) => {
  const folder = await mkdtemp(join(tmpdir(), 'mayan-saves-'))
  const script = await bundled(SCRIPT)
  const base = join(folder, 'base')
  await savedBefore(base)
  const run = async (kill: (root: string) => Promise<Ending>) => {
    const root = join(folder, 'run')
    await rm(root, { recursive: true, force: true })
    await cp(base, root, { recursive: true, preserveTimestamps: true })
    const ending = await kill(root)
    const isNew = await expectOldOrNew(root, ending)
    return { ending, isNew }
  }
  const counts = { old: 0, new: 0 }
  const reason = whyNotTraceable()
  if (reason === null) {
    let last: Ending = 'killed'
    let call = 1
    for (; last === 'killed'; call += AMOUNTS.systemCallStep) {
      const { ending, isNew } = await run((root) => saveKilledAtCall(script, root, call))
      if (ending === 'killed') counts[isNew ? 'new' : 'old']++
      last = ending
    }
    expect(counts.old).toBeGreaterThan(0)
    const calls = call - 1 - AMOUNTS.systemCallStep
    figure(
      `a save killed at every ${ordinal(AMOUNTS.systemCallStep)} of its ${calls} system calls:`,
      `${counts.old} times old, ${counts.new} times new, 0 torn`,
    )
  } else {
    for (let kill = 0; kill < AMOUNTS.randomSaveKills; kill++) {
      const { isNew } = await run((root) => saveKilledAtRandom(script, root, random.integer(0, 12)))
      counts[isNew ? 'new' : 'old']++
    }
    figure(
      `${reason}, hence a save killed ${AMOUNTS.randomSaveKills} times at random:`,
      `${counts.old} times old, ${counts.new} times new, 0 torn`,
    )
  }
  await rm(folder, { recursive: true })
  await rm(dirname(script), { recursive: true })
})

function ordinal(step: number): string {
  return step === 1 ? 'one' : `${step}th`
}
