/** Language and theme: switched while running, found again after a restart. */
import { closeApp } from '../support/closeApp'
import { expect, readyWindow, test } from '../support/test'

test('switches to Chinese and dark at run time, and remembers both', async ({ start }) => {
  const app = await start()
  const page = await readyWindow(app)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('button', { name: '验证' })).toBeVisible()
  await page.getByRole('button', { name: /^主题|^外观/ }).click()
  await page.getByRole('menuitemradio', { name: /深色/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const menu = await app.evaluate(({ Menu }) =>
    Menu.getApplicationMenu()?.items.map(({ label }) => label),
  )
  expect(menu).toContain('文件')

  await closeApp(app, app.process())
  const again = await readyWindow(await start())
  await expect(again.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'dark')
})
