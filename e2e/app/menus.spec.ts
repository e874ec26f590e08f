/** Menus and tooltips, which are loaded only when wanted: by pointer and by keyboard. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const order = (page: Page) => page.getByRole('button', { name: /^Order/ })
const menu = (page: Page) => page.getByRole('menu')

test('a menu opens at a card and gives the focus back to it', async ({ page }) => {
  const third = page.getByTestId('card').nth(2)
  await third.click({ button: 'right' })
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(third).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
})

test('a menu drops down from its button, by click and by key', async ({ page }) => {
  await order(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'As arranged' })).toBeFocused()
  await expect(page.getByRole('menuitemradio', { name: 'As arranged' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toHaveCount(0)
  await expect(order(page)).toBeFocused()
  await expect(order(page)).toHaveText('By title')
  await page.keyboard.press('ArrowDown')
  await expect(menu(page)).toBeVisible()
  await order(page).click()
  await expect(menu(page)).toHaveCount(0)
})

test('a menu lets go of the focus when something else is clicked', async ({ page }) => {
  await order(page).click()
  await expect(menu(page)).toBeVisible()
  await page.getByLabel('Search', { exact: true }).click()
  await expect(menu(page)).toHaveCount(0)
  await expect(page.getByLabel('Search', { exact: true })).toBeFocused()
})

test('a tooltip names a button and its keys, for pointer and keyboard', async ({ page }) => {
  const tip = page.getByRole('tooltip')
  const open = page.getByRole('button', { name: 'Open…' })
  await open.hover()
  await expect(tip).toHaveText('Open…Ctrl+O')
  await expect(open).toHaveAttribute('aria-describedby', 'tip')
  // It may be read with the pointer on it, and closes with Escape.
  await tip.hover()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await expect(open).not.toHaveAttribute('aria-describedby')
  await order(page).focus()
  await page.keyboard.press('Tab')
  await expect(open).toBeFocused()
  await expect(tip).toHaveText('Open…Ctrl+O')
  await open.hover()
  await page.mouse.down()
  await expect(tip).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.mouse.up()
})

test('a tooltip does not repeat what stands on its button', async ({ page }) => {
  const tip = page.getByRole('tooltip')
  await page.getByRole('button', { name: 'New level' }).hover()
  await expect(tip).toHaveText('Ctrl+N')
  await page.getByRole('button', { name: 'Starter pack' }).hover()
  await expect(tip).toHaveCount(0)
})
