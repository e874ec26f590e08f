/** What other programs do to levels while the app runs, and a long export. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printLevelFile, type GameDocument } from '../../src/shared/games/documents'
import { cards, writeLevels } from '../support/library'
import { screen } from '../support/screens'
import { expect, test } from '../support/test'

const LEVELS: readonly GameDocument[] = [
  { game: 'mayan', setup: { stacks: [[1], [2, 1], [], [], []], steps: 3 }, title: 'Quarry' },
  { game: 'lianliankan', setup: { rows: [[1, 2, 2, 1]], border: 'inside' }, title: 'Granary' },
  ...Array.from({ length: 300 }, (_, index): GameDocument => ({
    game: 'mayan',
    setup: { stacks: [[1, 2], [2, 3], [3], [1], []], steps: 1 + (index % 9) },
    title: `Level ${index}`,
  })),
]

test.describe('outside', () => {
  test.beforeEach(({ profile }) => writeLevels(profile, 'my-levels', LEVELS))

  for (const [name, at] of [
    ['mayan', 0],
    ['lianliankan', 1],
  ] as const) {
    screen(`outside-${name}`, async ({ page, profile, shoot }) => {
      const path = join(profile, `library/my-levels/my-levels-000${at + 1}.json`)
      await page.getByTestId('pack').nth(1).getByRole('button').click()
      await cards(page).nth(at).click()
      await expect(page.getByTestId('board')).toBeVisible()
      const document = LEVELS[at]
      if (document === undefined) return
      await writeFile(path, printLevelFile({ ...document, title: 'Theirs' }))
      await expect(page.getByTestId('toast')).toBeVisible()
      await shoot()
      await writeFile(path, '{ "format": ')
      await expect(page.getByTestId('toast'))
        .toHaveCount(0, { timeout: 15_000 })
        .catch(() => undefined)
      await shoot(`outside-${name}-broken`)
      await rm(path, { force: true })
      await page.waitForTimeout(1500)
      await shoot(`outside-${name}-deleted`)
      await page.keyboard.press('Control+l')
      await expect(cards(page).first()).toBeVisible()
      await shoot(`outside-${name}-library`)
    })
  }

  screen('export-progress', async ({ app, page, shoot }) => {
    const folder = await mkdtemp(join(tmpdir(), 'mayan-screens-'))
    await app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
      const { mainModule } = process as unknown as { mainModule: NodeJS.Module }
      const files = mainModule.require('node:fs') as { rename: (...args: unknown[]) => void }
      const { rename } = files
      files.rename = (...args) => void setTimeout(() => rename(...args), 1500)
    }, folder)
    await page.getByTestId('pack').nth(1).getByRole('button').click()
    await cards(page).first().focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+Shift+S')
    await page.getByTestId('export').getByRole('radio').nth(1).check()
    await shoot('export-before')
    const next = page.getByTestId('export').getByRole('button').last()
    await next.click()
    // The one board that has no code is reported first.
    await expect(next).toContainText('301')
    await shoot('export-refused')
    await next.click()
    await expect(page.getByTestId('export-progress')).toBeVisible()
    await page.waitForTimeout(1700)
    await shoot()
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
    await page.waitForTimeout(300)
    await shoot('export-progress-closing')
    await page.getByTestId('export-progress').getByRole('button').first().click()
    await rm(folder, { recursive: true, force: true })
  })
})
