/** The window closes with everything written, and closes also when its page no longer answers. */
import type { ElectronApplication } from '@playwright/test'
import { newLevel } from '../support/editor'
import { cards, goTo } from '../support/library'
import { boardCode } from '../support/mayan'
import { dragAll, enterPlay, expectLeft } from '../support/play'
import { expect, readyWindow, test } from '../support/test'

// What an app does from its start to its end.
test.use({ handOn: false })

// Two starts each; the machine may be busy.
test.slow()

/** As the cross of the window does. */
async function closeWindow(app: ElectronApplication): Promise<void> {
  const closed = app.waitForEvent('close')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await closed
}

test('a level that is edited and closed at once is all there', async ({ app, page, start }) => {
  await newLevel(page)
  await page.getByTestId('board').focus()
  for (const key of ['1', 'ArrowRight', '2', '3']) await page.keyboard.press(key)
  await page.getByRole('textbox', { name: 'Title' }).fill('Written at the last moment')
  await closeWindow(app)
  const again = await readyWindow(await start())
  await goTo(again, 'My levels')
  await cards(again).first().click()
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue(
    'Written at the last moment',
  )
  expect(await boardCode(again)).toBe('1/3/-/-/-')
  await expect(again.getByText('Undo 4 · Redo 0')).toBeVisible()
})

test('a game that is left by quitting resumes where it was', async ({ app, page, start }) => {
  await enterPlay(page)
  await dragAll(page, '21R')
  const closed = app.waitForEvent('close')
  await app.evaluate(({ app: electronApp }) => electronApp.quit()).catch(() => undefined)
  await closed
  const again = await readyWindow(await start())
  await enterPlay(again)
  await expectLeft(again, 2)
})

test.describe('a page that hangs', () => {
  test('keeps no window open', async ({ app, page }) => {
    await expect(cards(page).first()).toBeVisible()
    await app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      void window?.webContents.executeJavaScript('for (;;) {}').catch(() => undefined)
    })
    const before = Date.now()
    await closeWindow(app)
    expect(Date.now() - before).toBeLessThan(8000)
  })
})
