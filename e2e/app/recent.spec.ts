/** The levels opened last: in the native menu and in the palette, also after a restart. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { closeApp } from '../support/closeApp'
import { backToLibrary, card, cards, openSample, writeLevels } from '../support/library'
import { expect, readyWindow, test } from '../support/test'

/** The titles of the menu File → Open recent. */
function recentItems(app: ElectronApplication): Promise<string[]> {
  return app.evaluate(({ Menu }) => {
    const file = Menu.getApplicationMenu()?.items[0]?.submenu?.items ?? []
    const recent = file.find(({ submenu }) => submenu)?.submenu?.items ?? []
    return recent.filter(({ enabled }) => enabled).map(({ label }) => label)
  })
}

async function chooseRecent(app: ElectronApplication, label: string): Promise<void> {
  await app.evaluate(({ BrowserWindow, Menu }, wanted) => {
    BrowserWindow.getAllWindows()[0]?.focus()
    const file = Menu.getApplicationMenu()?.items[0]?.submenu?.items ?? []
    const items = file.find(({ submenu }) => submenu)?.submenu?.items ?? []
    items.find((item) => item.label === wanted)?.click()
  }, label)
}

test.beforeEach(async ({ profile }) => {
  const level = (title: string) =>
    ({ game: 'mayan', setup: { stacks: [[1], [1], [], [1], []], steps: 1 }, title }) as const
  const titles = ['Sun & moon', ...Array.from({ length: 11 }, (_, index) => `Level ${index + 2}`)]
  await writeLevels(profile, 'my-levels', titles.map(level))
})

test('the last ten, newest first, of any pack, kept and chosen again', async ({
  start,
  profile,
}) => {
  test.slow()
  const app = await start()
  const page = await readyWindow(app)
  const title = page.getByRole('heading', { level: 1 })
  await expect(cards(page)).toHaveCount(12)
  expect(await recentItems(app)).toEqual([])
  for (let index = 11; index >= 0; index--) {
    await cards(page).nth(index).click()
    await expect(page.getByTestId('board')).toBeVisible()
    await backToLibrary(page)
  }
  await openSample(page)
  await expect
    .poll(() => recentItems(app))
    .toEqual([
      'Contest sample',
      'Sun && moon',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Level ${n}`),
    ])

  await chooseRecent(app, 'Level 4')
  await expect(title).toContainText('Level 4')
  await expect.poll(async () => (await recentItems(app))[0]).toBe('Level 4')
  await expect
    .poll(() => readFile(join(profile, 'recent.json'), 'utf8'))
    .toMatch(/"levels": \[\s+"my-levels-0004"/)
  await closeApp(app, app.process())

  const second = await start()
  const again = await readyWindow(second)
  await expect.poll(() => recentItems(second)).toHaveLength(10)
  await again.keyboard.press('Control+k')
  await again.keyboard.type('sun moon')
  const found = again.getByRole('option').first()
  await expect(found).toContainText('Sun & moon')
  await expect(found).toContainText('Recent levels')
  await again.keyboard.press('Enter')
  await expect(again.getByRole('heading', { level: 1 })).toContainText('Sun & moon')
})

test('a level that is gone is no longer offered, and is again once it is back', async ({
  app,
  page,
}) => {
  await card(page, 'Level 2').click()
  await expect(page.getByTestId('board')).toBeVisible()
  await expect.poll(() => recentItems(app)).toEqual(['Level 2'])
  await backToLibrary(page)
  await card(page, 'Level 2').focus()
  await page.keyboard.press('Delete')
  await expect.poll(() => recentItems(app)).toEqual([])
  await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => recentItems(app)).toEqual(['Level 2'])
})
