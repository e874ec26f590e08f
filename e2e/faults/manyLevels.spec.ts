/** As many levels as the limits promise: imported, exported as a pack and as contest pairs, read again, and opened at a start. */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parsePackValue } from '../../src/shared/library/packJson'
import { dropFiles, goTo } from '../support/library'
import { readyWindow } from '../support/test'
import { AMOUNTS, isLong } from './amounts'
import { expect, figure, isOverloaded, test } from './support/faultTest'

const COUNT = AMOUNTS.levels
const SOUND = '1/21/234/31/2434 3'
const shown = new RegExp(`^${COUNT.toLocaleString('en').replace(',', ',?')} `)

test(`${COUNT} levels`, async ({ profile, start, kill, watched }) => {
  test.setTimeout(isLong ? 1_200_000 : 90_000)
  const times: string[] = []
  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now()
    const result = await work()
    times.push(`${what} ${((performance.now() - begin) / 1000).toFixed(1)} s`)
    return result
  }
  const app = await start()
  const page = await readyWindow(app)
  const timeout = isLong ? 600_000 : 30_000
  await timed('imported', async () => {
    await dropFiles(page, [['codes.txt', `${SOUND}\n`.repeat(COUNT)]])
    await expect(page.getByTestId('toast')).toContainText(shown, { timeout })
  })
  const folder = await mkdtemp(join(tmpdir(), 'mayan-many-'))
  await app.evaluate(
    ({ dialog }, path) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path })
      const pairs = path.replace('many.mayan', 'pairs')
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [pairs] })
    },
    join(folder, 'many.mayan'),
  )
  await mkdir(join(folder, 'pairs'))
  const exported = async (form: RegExp) => {
    await page.getByTestId('card').first().focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+Shift+S')
    await page.getByRole('radio', { name: form }).check()
    await page.getByRole('button', { name: 'Choose where…' }).click()
    await expect(page.getByTestId('export')).toHaveCount(0, { timeout })
  }
  await timed('exported as a pack', () => exported(/one pack/))
  await timed('as contest pairs', () => exported(/contest pair/))
  const pairs = await readdir(join(folder, 'pairs'))
  expect(pairs.filter((name) => name.endsWith('.in'))).toHaveLength(COUNT)
  expect(pairs.filter((name) => name.endsWith('.out'))).toHaveLength(COUNT)
  const text = await readFile(join(folder, 'many.mayan'), 'utf8')
  const pack = parsePackValue(JSON.parse(text))
  expect(pack.ok && pack.value.levels.filter(({ ok }) => ok)).toHaveLength(COUNT)
  await kill(app)
  const again = await start()
  const reopened = await timed('opened', () => readyWindow(again))
  await goTo(reopened, 'My levels')
  await expect(reopened.getByTestId('card').first()).toBeVisible({ timeout })
  const files = await readdir(join(profile, 'library', 'my-levels'))
  expect(files.filter((name) => name.includes('corrupt'))).toEqual([])
  await rm(folder, { recursive: true })
  figure(`${COUNT} levels: ${times.join(', ')}${isOverloaded() ? ' (machine overloaded)' : ''}`)
  // What this many levels take is measured above; main is held for longer than with a few.
  watched.clear()
})
