/** Files by dialog, and what is wrong with them; drops, arguments and paste stand in library.spec. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSample } from '../support/library'
import { boardCode, chooseInDialog, expectVerdict, fixture } from '../support/mayan'
import { expect, test } from '../support/test'

const SAMPLE = '1/21/234/31/2434'

test('opens a file by dialog and verifies it', async ({ app, page }) => {
  await chooseInDialog(app, [fixture('unsolvable.in')])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('unsolvable')
  expect(await boardCode(page)).toBe('1/1/2/2/12')
  await expectVerdict(page, 'unsolvable')
})

test('a cancelled dialog changes nothing', async ({ app, page }) => {
  await openSample(page)
  await chooseInDialog(app, [])
  await page.keyboard.press('Control+o')
  await expectVerdict(page, 'sound')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contest sample')
  expect(await boardCode(page)).toBe(SAMPLE)
})

test('a broken file is explained with its place, and the board stays', async ({ app, page }) => {
  await openSample(page)
  await chooseInDialog(app, [fixture('broken.in')])
  await page.keyboard.press('Control+o')
  const report = page.getByTestId('import-report')
  await expect(report).toContainText('broken.in')
  await expect(report).toContainText('Line 4, column 5')
  await expect(report).toContainText('Stack 3 has the colour 99; colours are 1 to 10.')
  expect(await boardCode(page)).toBe(SAMPLE)
  await report.getByRole('button', { name: 'Dismiss' }).click()
  await expect(report).toHaveCount(0)
})

test('files that can’t be read have different messages', async ({ app, page }) => {
  await openSample(page)
  const folder = await mkdtemp(join(tmpdir(), 'mayan-e2e-files-'))
  const binary = join(folder, 'binary.in')
  await writeFile(binary, Uint8Array.of(0xff, 0x00, 0xff))
  await chooseInDialog(app, [join(folder, 'gone.in'), binary])
  await page.keyboard.press('Control+o')
  const alerts = page.getByTestId('import-report').getByRole('alert')
  await expect(alerts).toHaveCount(2)
  await expect(alerts.filter({ hasText: 'gone.in' })).toContainText('not exist')
  await expect(alerts.filter({ hasText: 'binary.in' })).toContainText('not text')
  expect(await boardCode(page)).toBe(SAMPLE)
})
