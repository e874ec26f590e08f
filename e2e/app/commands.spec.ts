/** One registry: the palette, the sheet, the menu and the keys know the same commands. */
import type { ElectronApplication } from '@playwright/test'
import { COMMAND_IDS } from '../../src/shared/commands'
import { en } from '../../src/shared/messages/en'
import { closeApp } from '../support/closeApp'
import { newLevel } from '../support/editor'
import { openSample } from '../support/library'
import { boardCode, expectVerdict } from '../support/mayan'
import { expect, readyWindow, test } from '../support/test'

interface MenuEntry {
  label: string
  enabled: boolean
  role: string
}

/** Every item of the native menu, without its lines. */
function menuOf(app: ElectronApplication): Promise<MenuEntry[]> {
  return app.evaluate(({ Menu }) =>
    (Menu.getApplicationMenu()?.items ?? []).flatMap((menu) => [
      { label: menu.label, enabled: true, role: '' },
      ...(menu.submenu?.items ?? [])
        .filter(({ type }) => type !== 'separator')
        .map(({ label, enabled, role }) => ({ label, enabled, role: String(role ?? '') })),
    ]),
  )
}

/** Chooses a menu item; the window has to be in front for that. */
async function clickMenu(app: ElectronApplication, label: string): Promise<void> {
  await app.evaluate(({ BrowserWindow, Menu }, wanted) => {
    const item = Menu.getApplicationMenu()
      ?.items.flatMap((menu) => menu.submenu?.items ?? [])
      .find((candidate) => candidate.label === wanted)
    const [window] = BrowserWindow.getAllWindows()
    if (!item || !window) throw new Error(`no menu item ${wanted}`)
    window.focus()
    item.click()
  }, label)
}

test('the palette finds a command by a few letters and runs it, by keyboard alone', async ({
  page,
}) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  const dark = (await page.locator('html').getAttribute('data-theme')) === 'dark'
  const wanted = dark ? 'light' : 'dark'
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type(`theme ${wanted}`)
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(first).toContainText(new RegExp(`Theme: ${wanted}`, 'i'))
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-theme', wanted)

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent', exact: true })).toContainText(/Theme/)
  await expect(field).toHaveValue('')
  await page.keyboard.press('Control+k')
  await expect(field).toHaveCount(0)
})

test('the arrows choose among what was found, and what is disabled does not run', async ({
  page,
}) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  await page.keyboard.type('step')
  const rows = page.getByRole('option')
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('combobox').fill('step back')
  await expect(rows.first()).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox')).toBeVisible()
  await page.getByRole('combobox').fill('step forward')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', '1')
})

test('one command opens another dialog, and Escape closes it', async ({ page }) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('settings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the sheet lists every command', async ({ page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeVisible()
  const labels = await sheet.getByTestId('shortcut-label').allTextContents()
  for (const id of COMMAND_IDS) expect(labels).toContain(en.command[id])
})

test('the menu speaks the language in force and knows what is enabled', async ({ app, page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  const enabled = async (label: string) =>
    (await menuOf(app)).find((item) => item.label === label)?.enabled
  await expect.poll(() => enabled('Verify')).toBe(true)
  await expect.poll(() => enabled('Step back')).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(() => enabled('Step back')).toBe(true)

  for (const [name, label] of [
    ['简体中文', '打开…'],
    ['繁體中文', '開啟…'],
  ] as const) {
    await page.keyboard.press('Control+,')
    await page.getByRole('radio', { name }).click()
    await expect.poll(async () => (await menuOf(app)).map((item) => item.label)).toContain(label)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const menu = await menuOf(app)
  // Only names and what is written the same everywhere may be Latin.
  for (const { label } of menu) expect(label).toMatch(/\p{Script=Han}/u)
  for (const { role } of menu) expect(role).not.toMatch(/reload|devtools/i)
})

test('undo in the menu means the text field that has the focus', async ({ app, page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.bringToFront()
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  const field = page.getByRole('combobox')
  await field.click()
  await page.keyboard.type('a')
  await expect(field).toHaveValue('a')
  await clickMenu(app, 'Undo')
  await expect(field).toHaveValue('')
  await clickMenu(app, 'Redo')
  await expect(field).toHaveValue('a')
})

test('settings take effect at once and survive a restart', async ({ start }) => {
  const app = await start()
  const page = await readyWindow(app)
  await page.getByRole('button', { name: 'Settings…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await dialog.getByRole('radiogroup', { name: 'Reduce motion' }).getByText('On').click()
  await expect(page.locator('html')).toHaveAttribute('data-still', '')
  await dialog.getByRole('radiogroup', { name: 'Search budget' }).getByText('No limit').click()
  await dialog.getByRole('switch', { name: 'Sound' }).click()
  await dialog.getByRole('switch', { name: 'Tell when a position is lost' }).press('Space')
  await dialog.getByRole('radiogroup', { name: 'Language' }).getByText('繁體中文').click()
  await expect(page.getByRole('dialog', { name: '設定' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')

  await closeApp(app, app.process())
  const again = await readyWindow(await start())
  await expect(again.locator('html')).toHaveAttribute('lang', 'zh-TW')
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(again.locator('html')).toHaveAttribute('data-still', '')
  await again.keyboard.press('Control+,')
  await expect(again.getByRole('radio', { name: '不限' })).toBeChecked()
  await expect(again.getByRole('switch', { name: '聲音' })).toBeChecked()
  await expect(again.getByRole('switch', { name: '提示已無法取勝' })).toBeChecked()
})

test('single keys can be switched off', async ({ page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('Control+,')
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', '1')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('keyboard shortcuts')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toContainText('Single-key shortcuts are switched off')
})

test('keys mean what they type: under an input method, full-width, and with AltGr', async ({
  page,
}) => {
  await newLevel(page)
  const board = page.getByTestId('board')
  const type = (init: KeyboardEventInit & { readonly modifierAltGraph?: boolean }) =>
    board.dispatchEvent('keydown', { bubbles: true, cancelable: true, ...init })
  await board.focus()
  await type({ key: 'Process', code: 'Digit3' })
  expect(await boardCode(page)).toBe('3/-/-/-/-')
  await type({ key: '５', code: 'Digit5' })
  expect(await boardCode(page)).toBe('5/-/-/-/-')
  const polish = { key: 'ń', code: 'KeyN', ctrlKey: true, altKey: true, modifierAltGraph: true }
  await type(polish)
  await type({ key: '？', code: 'Slash', shiftKey: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await boardCode(page)).toBe('5/-/-/-/-')
  await page.keyboard.press('Control+Alt+n')
  await expect(page.getByRole('button', { name: /^Level code/ })).toContainText('x')
})
