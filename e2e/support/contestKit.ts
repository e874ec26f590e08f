/** What tests need of the contest kit's dialog. */
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import { expect } from './test'

export function kitDialog(page: Page): Locator {
  return page.getByTestId('kit')
}

/** By the palette, which finds a command by its English name in any language. */
export async function openKit(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('contest kit')
  await page.keyboard.press('Enter')
  await expect(kitDialog(page)).toBeVisible()
}

/** The next dialog for a folder answers with this one; null closes it. */
export async function answerFolder(app: ElectronApplication, folder: string | null): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    const filePaths = filePath === null ? [] : [filePath]
    dialog.showOpenDialog = () => Promise.resolve({ canceled: filePath === null, filePaths })
  }, folder)
}
