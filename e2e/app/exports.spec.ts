/** Exports that take long: how far they are, given up, and with the window closed meanwhile. */
import type fs from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { goTo, writeLevels } from '../support/library'
import { levelDocument } from '../support/storage'
import { expect, readyWindow, test } from '../support/test'

test.use({ handOn: false })

const COUNT = 400

/** A slow disk, and the dialog that answers with this folder. */
async function onSlowDisk(app: ElectronApplication, folder: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
    const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
    const files = mainModule.require('node:fs') as { rename: (typeof fs)['rename'] }
    const { rename } = files
    files.rename = ((...args: Parameters<typeof rename>) =>
      setTimeout(() => rename(...args), 150)) as unknown as typeof rename
  }, folder)
}

async function exportAll(page: Page): Promise<void> {
  await goTo(page, 'My levels')
  await page.getByTestId('card').first().focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+Shift+S')
  await page.getByRole('radio', { name: /level code/i }).check()
  await page.getByRole('button', { name: 'Choose where…' }).click()
  await expect(page.getByTestId('export-progress')).toContainText(`of ${COUNT} files`)
}

test('a long export can be cancelled, or the window closes when it is done', async ({
  profile,
  start,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'mayan-e2e-export-'))
  const documents = Array.from({ length: COUNT }, (_, at) => levelDocument(`Level ${at}`))
  await writeLevels(profile, 'my-levels', documents)
  const app = await start()
  const page = await readyWindow(app)
  await onSlowDisk(app, folder)
  await exportAll(page)
  await page.getByRole('button', { name: 'Cancel the export' }).click()
  await expect(page.getByTestId('export-progress')).toHaveCount(0)
  expect(await readdir(folder)).toEqual([])
  // What lay below is as it was.
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('export')).toHaveCount(0)

  await exportAll(page)
  const closed = app.waitForEvent('close')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect(page.getByTestId('export-progress')).toContainText('The window closes')
  await closed
  expect(await readdir(folder)).toHaveLength(COUNT)
  expect(await readdir(join(profile, 'exports'))).toEqual([])
  await rm(folder, { recursive: true })
})
