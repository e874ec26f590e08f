/** A contest kit from the first click to the files on disk, and what may come between. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import { parseContestText } from '../../src/shared/games/mayan/formats/contestText'
import { runCli } from '../cli/runCli'
import { answerFolder, kitDialog, openKit } from '../support/contestKit'
import { accessibilityFaults, cutOffTexts } from '../support/judge'
import { systemOf, type Look } from '../support/screens'
import { expect, readyWindow, test } from '../support/test'

let folder: string
test.beforeEach(async () => {
  // Levels are searched for, which takes its time where others work beside it.
  test.slow()
  folder = await mkdtemp(join(tmpdir(), 'mayan-e2e-kit-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

const group = (page: Page, field: string, number: number): Locator =>
  page.getByRole('spinbutton', { name: `${field}, group ${number}`, exact: true })
const footer = (page: Page): Locator => page.getByTestId('kit-footer')
const button = (page: Page, name: string): Locator =>
  kitDialog(page).getByRole('button', { name, exact: true })
const mistake = (page: Page, id: string): Locator => page.locator(`[data-mistake="${id}"]`)

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Tab')
}

async function clickMenu(app: ElectronApplication, label: string): Promise<void> {
  await app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()
      ?.items.flatMap((menu) => menu.submenu?.items ?? [])
      .find((candidate) => candidate.label === wanted)
    if (!item) throw new Error(`no menu item ${wanted}`)
    item.click()
  }, label)
}

async function contentsOf(path: string): Promise<Record<string, string>> {
  const names = (await readdir(path)).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

/** Two solvable levels and two that catch mistakes. */
async function askForSmallKit(page: Page): Promise<void> {
  for (let left = 5; left > 0; left--) await button(page, 'Remove group 2').click()
  await type(group(page, 'How many', 1), '2')
  await button(page, 'Choose none').click()
  for (const id of ['row-wrap', 'gap-run']) await mistake(page, id).getByRole('checkbox').check()
  await type(page.getByLabel('Seed', { exact: true }), '7')
}

test('by pointer: from the menu to files that the terminal makes alike', async ({ app, page }) => {
  await clickMenu(app, 'Contest kit…')
  await expect(kitDialog(page)).toBeVisible()
  await expect(footer(page)).toContainText('20 levels')
  await askForSmallKit(page)
  await expect(footer(page)).toContainText('4 levels')
  await button(page, 'Make the kit').click()
  await expect(footer(page)).toContainText('4 levels in', { timeout: 30_000 })
  await expect(footer(page)).toContainText('2 of 2 mistakes are caught')
  for (const id of ['row-wrap', 'gap-run']) {
    await expect(mistake(page, id)).toContainText(/caught by \d\d/)
  }
  await expect(mistake(page, 'left-first')).not.toContainText('caught')

  await answerFolder(app, folder)
  await button(page, 'Write the files…').click()
  const kit = join(folder, 'mayan-kit-7')
  await expect(footer(page)).toContainText(`10 files written to ${kit}`)
  expect(await readdir(folder)).toEqual(['mayan-kit-7'])
  const files = await contentsOf(kit)
  const { recipe } = JSON.parse(files['kit.json'] ?? '') as { recipe: object }
  expect(recipe).toMatchObject({ seed: 7, mistakes: ['row-wrap', 'gap-run'], perMistake: 1 })
  for (const name of ['01', '02', '03', '04']) {
    expect(parseContestText(files[`${name}.in`] ?? '').ok).toBe(true)
  }
  expect(await runCli(['mayan', 'kit', '--check', kit])).toMatchObject({ stderr: '', code: 0 })
  const again = join(folder, 'again')
  await runCli(['mayan', 'kit', '--recipe', '-', '--out', again], JSON.stringify(recipe))
  expect(await contentsOf(again)).toEqual(files)

  // A second time into the same place: nothing is overwritten.
  await button(page, 'Write the files…').click()
  await expect(footer(page)).toContainText('mayan-kit-7 (2)')
  expect(await contentsOf(join(folder, 'mayan-kit-7 (2)'))).toEqual(files)
})

test('by keyboard alone: from the palette to the files', async ({ app, page }) => {
  await answerFolder(app, folder)
  await openKit(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  // The first field has the focus; then come the seed, another one, and the groups.
  await expect(page.getByLabel('Levels for each mistake')).toBeFocused()
  await press('Tab')
  await page.keyboard.type('12')
  await press('Tab')
  await expect(button(page, 'Another seed')).toBeFocused()
  await press('Tab')
  await expect(group(page, 'How many', 1)).toBeFocused()
  await button(page, 'Choose none').focus()
  await press('Enter', 'Tab', 'Space')
  await expect(mistake(page, 'equal-exchange').getByRole('checkbox')).toBeChecked()
  await expect(footer(page)).toContainText('7 levels')
  await page.getByLabel('Seed', { exact: true }).focus()
  await press('Enter')
  await expect(footer(page)).toContainText('7 levels in', { timeout: 30_000 })
  await button(page, 'Write the files…').focus()
  await press('Enter')
  await expect(footer(page)).toContainText('16 files written')
  expect(await readdir(folder)).toEqual(['mayan-kit-12'])
  await press('Escape')
  await expect(kitDialog(page)).toHaveCount(0)
  // What was made is still there.
  await openKit(page)
  await expect(mistake(page, 'equal-exchange')).toContainText('caught by')
})

test('a change of the recipe makes what was made stale', async ({ page }) => {
  await openKit(page)
  await askForSmallKit(page)
  await button(page, 'Make the kit').click()
  await expect(button(page, 'Write the files…')).toBeVisible({ timeout: 30_000 })
  await mistake(page, 'left-first').getByRole('checkbox').check()
  await expect(button(page, 'Write the files…')).toHaveCount(0)
  await expect(mistake(page, 'row-wrap')).not.toContainText('caught by')
  await expect(footer(page)).toContainText('5 levels')
})

test('what takes long shows how far it is, and can be given up', async ({ app, page }) => {
  await answerFolder(app, folder)
  await openKit(page)
  await type(group(page, 'How many', 4), '100')
  await type(group(page, 'Blocks', 4), '24')
  await button(page, 'Make the kit').click()
  await expect(footer(page)).toContainText('of 119')
  await expect(footer(page).getByRole('progressbar')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(footer(page)).toContainText('Cancelled. Nothing was written.')
  await button(page, 'Make the kit').click()
  await expect(footer(page).getByRole('progressbar')).toBeVisible()
  // Closing gives it up too.
  await page.keyboard.press('Escape')
  await expect(kitDialog(page)).toHaveCount(0)
  await openKit(page)
  await expect(footer(page)).toContainText('Cancelled')
  expect(await readdir(folder)).toEqual([])
})

test('what can’t be made is said before it is tried', async ({ page }) => {
  await openKit(page)
  await type(group(page, 'Blocks', 2), '5')
  await expect(footer(page)).toContainText(
    'Group 2: A colour has three blocks or more: 5 are too few',
  )
  await expect(button(page, 'Make the kit')).toHaveAttribute('aria-disabled', 'true')
  await type(group(page, 'Blocks', 2), '99')
  await expect(group(page, 'Blocks', 2)).toHaveValue('35')
  await expect(button(page, 'Make the kit')).not.toHaveAttribute('aria-disabled', 'true')
  for (let left = 6; left > 0; left--) await button(page, 'Remove group 1').click()
  await button(page, 'Choose none').click()
  await expect(footer(page)).toContainText('no level at all')
})

test('a missing folder is reported, and a closed dialog is not', async ({ app, page }) => {
  await openKit(page)
  await askForSmallKit(page)
  await button(page, 'Make the kit').click()
  await expect(button(page, 'Write the files…')).toBeVisible({ timeout: 30_000 })
  await answerFolder(app, null)
  await button(page, 'Write the files…').click()
  await answerFolder(app, join(folder, 'gone'))
  await button(page, 'Write the files…').click()
  await expect(page.getByText('The kit could not be written')).toBeVisible()
  await expect(footer(page)).toContainText('4 levels in')
  expect(await readdir(folder)).toEqual([])
})

const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'zh-CN' },
]
for (const { theme, language } of LOOKS) {
  test.describe(`${theme}, ${language}`, () => {
    test.use(systemOf({ theme, language }))

    test('nothing keeps anybody out, and no text is cut off', async ({ start }) => {
      test.setTimeout(180_000)
      const app = await start()
      const page = await readyWindow(app)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 960, height: 640 })
      await openKit(page)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await cutOffTexts(page)).toEqual([])
      await footer(page).getByRole('button').click()
      await expect(footer(page).getByRole('button')).toHaveCount(2, { timeout: 90_000 })
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await cutOffTexts(page)).toEqual([])
    })
  })
}
