/** Opening level files by dialog, by drop and from the command line; what is wrong is said. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { boardCode, chooseInDialog, expectVerdict, fixture } from '../support/mayan'
import { expect, readyWindow, test } from '../support/test'

const SAMPLE = '1/21/234/31/2434'

test('opens a file by dialog and verifies it', async ({ app, page }) => {
  await expectVerdict(page, 'sound')
  await chooseInDialog(app, [fixture('unsolvable.in')])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('unsolvable')
  expect(await boardCode(page)).toBe('1/1/2/2/12')
  await expectVerdict(page, 'unsolvable')
})

test('a cancelled dialog changes nothing', async ({ app, page }) => {
  await chooseInDialog(app, [])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contest sample')
  expect(await boardCode(page)).toBe(SAMPLE)
})

test('a broken file is explained with its place, and the board stays', async ({ app, page }) => {
  await chooseInDialog(app, [fixture('broken.in')])
  await page.keyboard.press('Control+o')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('broken.in')
  await expect(alert).toContainText('Line 4, column 5')
  await expect(alert).toContainText('Stack 3 has the colour 99; colours are 1 to 10.')
  expect(await boardCode(page)).toBe(SAMPLE)
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
})

test('files that can’t be read are told apart', async ({ app, page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'mayan-e2e-files-'))
  const binary = join(folder, 'binary.in')
  await writeFile(binary, Uint8Array.of(0xff, 0x00, 0xff))
  await chooseInDialog(app, [join(folder, 'gone.in'), binary])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expect(page.getByRole('alert').filter({ hasText: 'gone.in' })).toContainText('not exist')
  await expect(page.getByRole('alert').filter({ hasText: 'binary.in' })).toContainText('not text')
  expect(await boardCode(page)).toBe(SAMPLE)
})

test('opens a dropped file; of several the first good one, each bad one reported', async ({
  page,
}) => {
  await dropFiles(page, [
    ['bad.in', '3\n1 1 1 0\n0\n0\n0\n0\n'],
    ['good.in', '1\n1 0\n1 0\n0\n1 0\n0\n'],
    ['other.in', '1\n2 0\n2 0\n0\n2 0\n0\n'],
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('good')
  expect(await boardCode(page)).toBe('1/1/-/1/-')
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText('bad.in')
  await expectVerdict(page, 'sound')
})

test('opens the file named on the command line', async ({ start }) => {
  const page = await readyWindow(await start([fixture('unsolvable.in')]))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('unsolvable')
  expect(await boardCode(page)).toBe('1/1/2/2/12')
})

test('a file named on the command line that is not there is reported', async ({ start }) => {
  const page = await readyWindow(await start(['/nowhere/level.in']))
  await expect(page.getByRole('alert')).toContainText('level.in')
  expect(await boardCode(page)).toBe(SAMPLE)
})

/** Drags files over the window and drops them, as the system does it for a real drop. */
async function dropFiles(page: Page, files: [name: string, text: string][]): Promise<void> {
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const [name, text] of list) data.items.add(new File([text], name))
    return data
  }, files)
  const body = page.locator('body')
  await body.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(page.getByText('Drop to open')).toBeVisible()
  await body.dispatchEvent('dragover', { dataTransfer: transfer })
  await body.dispatchEvent('drop', { dataTransfer: transfer })
}
