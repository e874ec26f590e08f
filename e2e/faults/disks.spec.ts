/** The disk refuses while a level is edited: it is reported, nothing is lost, and saved once it can be. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { readLevelFile } from '../../src/shared/games/documents'
import { expectSaved, newLevel } from '../support/editor'
import { cards, goTo, openSample, writeLevels } from '../support/library'
import { boardCode } from '../support/mayan'
import { dragAll, enterPlay, expectLeft } from '../support/play'
import { levelDocument } from '../support/storage'
import { readyWindow } from '../support/test'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'
import {
  allowRemoving,
  injected,
  onRefusingDisk,
  refuseRemoving,
  withoutPermission,
  type Refusal,
} from './support/refusingDisk'

test.setTimeout(300_000)

const REASONS: Readonly<Record<string, RegExp>> = {
  full: /The disk is full/,
  ENOSPC: /The disk is full/,
  'read-only': /read-only/,
  EROFS: /read-only/,
  'not permitted': /no permission/,
  EACCES: /no permission/,
  EIO: /The system reported: EIO/,
}

function banner(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'Your changes are not saved' })
}
function leaving(page: Page) {
  return page.getByRole('dialog', { name: 'Close without saving?' })
}
async function closeWindow(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
}

/** The one level of the library, as its file has it. */
async function levelOnDisk(profile: string): Promise<string> {
  const folder = join(profile, 'library', 'my-levels')
  const [name = ''] = (await readdir(folder)).filter(
    (file) => /^[^.]+\.json$/.test(file) && file !== 'pack.json',
  )
  return stacksOf(await readFile(join(folder, name), 'utf8'))
}

function stacksOf(text: string): string {
  const read = readLevelFile(text)
  if (!read.ok || read.value.document.game !== 'mayan') throw new Error('the file is torn')
  return read.value.document.setup.stacks.map((stack) => stack.join('') || '-').join('/')
}

async function place(page: Page, ...keys: string[]): Promise<void> {
  await page.getByTestId('board').focus()
  for (const key of keys) await page.keyboard.press(key)
}

/** @returns the milliseconds from the end of the refusal to the save */
async function refuseOnce(
  app: ElectronApplication,
  page: Page,
  profile: string,
  refusal: Refusal,
): Promise<number> {
  await newLevel(page)
  await place(page, '1', 'ArrowRight', '2')
  await expectSaved(page)
  const old = await levelOnDisk(profile)

  await refusal.begin(app)
  await place(page, 'ArrowRight', '3')
  await expect(banner(page)).toContainText(REASONS[refusal.name] ?? /nothing/)
  await expect(page.getByTestId('saved')).toHaveAttribute('data-state', 'refused')
  await place(page, 'ArrowRight', '4')
  const code = await boardCode(page)
  expect(await levelOnDisk(profile)).toBe(old)

  // Elsewhere and back: it is still there, and still reported.
  await page.keyboard.press('Control+l')
  await expect(banner(page)).toBeVisible()
  await cards(page).first().click()
  await expect(page.getByTestId('board')).toBeVisible()
  expect(await boardCode(page)).toBe(code)

  await closeWindow(app)
  await expect(leaving(page)).toContainText('Untitled level')
  await expect(leaving(page)).toContainText(REASONS[refusal.name] ?? /nothing/)
  await page.keyboard.press('Escape')
  await expect(leaving(page)).toHaveCount(0)

  const ended = Date.now()
  await refusal.end(app)
  await expectSavedSoon(page)
  const taken = Date.now() - ended
  await expect(banner(page)).toHaveCount(0)
  expect(await levelOnDisk(profile)).toBe(code)
  await page.keyboard.press('Control+l')
  await goTo(page, 'My levels')
  await cards(page).first().click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(cards(page)).toHaveCount(0)
  return taken
}

async function expectSavedSoon(page: Page): Promise<void> {
  await expect(page.getByTestId('saved')).toHaveAttribute('data-state', 'saved', { timeout: 8000 })
}

async function refuseOften(
  app: ElectronApplication,
  profile: string,
  refusal: Refusal,
): Promise<void> {
  const page = await readyWindow(app)
  let slowest = 0
  for (let round = 0; round < AMOUNTS.diskFaultRounds; round++) {
    slowest = Math.max(slowest, await refuseOnce(app, page, profile, refusal))
  }
  figure(
    `${AMOUNTS.diskFaultRounds} × ${refusal.name} (${refusal.means}): reported, nothing lost,`,
    `saved ${slowest} ms at most after the disk was back`,
  )
}

for (const name of ['full', 'read-only'] as const) {
  test(`a disk that is ${name}`, async ({ profile, start, noteDelay }) => {
    await onRefusingDisk(profile, name, async (refusal) => {
      const app = await start()
      await refuseOften(app, profile, refusal)
      await noteDelay(app)
      await app.close()
    })
  })
}

test('a folder that may not be written to', async ({ profile, app }) => {
  await refuseOften(app, profile, withoutPermission(profile))
})

test('a disk with errors', async ({ profile, app }) => {
  await refuseOften(app, profile, injected('EIO'))
})

test('a built-in level that is edited where the disk refuses a copy', async ({
  profile,
  app,
  page,
}) => {
  const refusal = injected('ENOSPC')
  await refusal.begin(app)
  await openSample(page)
  await place(page, '5')
  await expect(banner(page)).toContainText('The disk is full')
  const code = await boardCode(page)
  await page.keyboard.press('Control+l')
  await openSample(page)
  expect(await boardCode(page)).toBe(code)
  await closeWindow(app)
  await expect(leaving(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await refusal.end(app)
  await expectSavedSoon(page)
  await expect(banner(page)).toHaveCount(0)
  expect(await levelOnDisk(profile)).toBe(code)
  await page.keyboard.press('Control+l')
  await goTo(page, 'My levels')
  await expect(cards(page)).toHaveCount(1)
  figure('a built-in level edited on a full disk: reported, kept, copied once when there is room')
})

test('a game on a built-in level that was changed continues when its copy is made', async ({
  app,
  page,
  start,
}) => {
  const refusal = injected('ENOSPC')
  await refusal.begin(app)
  await openSample(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('Changed on a full disk')
  await expect(banner(page)).toBeVisible()
  await enterPlay(page)
  await dragAll(page, '21R')
  await expectLeft(page, 2)
  await refusal.end(app)
  await expect(banner(page)).toHaveCount(0, { timeout: 8000 })
  await expectLeft(page, 2)
  await app.close()
  const again = await readyWindow(await start())
  await goTo(again, 'My levels')
  await expect(cards(again)).toHaveCount(1)
  await cards(again).first().click()
  await expect(again.getByTestId('board')).toBeVisible()
  await enterPlay(again)
  await expectLeft(again, 2)
})

test('settings that the disk refuses', async ({ profile, app, page, start }) => {
  const themeOf = (of: Page) => of.locator('html').getAttribute('data-theme')
  const notice = page.getByRole('alert').filter({ hasText: 'Your settings are not saved' })
  await expect(cards(page).first()).toBeVisible()
  const before = await themeOf(page)
  const refusal = injected('ENOSPC', 'settings.json')
  await refusal.begin(app)
  await page.keyboard.press('Control+Shift+L')
  await expect(notice).toContainText('The disk is full')
  const after = await themeOf(page)
  expect(after).not.toBe(before)
  await expect(notice).toHaveCount(1)
  await refusal.end(app)
  await expect(notice).toHaveCount(0, { timeout: 8000 })
  expect(await readFile(join(profile, 'settings.json'), 'utf8')).toContain(`"theme": "${after}"`)

  // What is refused until the end is written then, if it can be.
  await refusal.begin(app)
  await page.keyboard.press('Control+Shift+L')
  await expect(notice).toBeVisible()
  await refusal.end(app)
  const closed = app.waitForEvent('close')
  await app.evaluate(({ app: electronApp }) => electronApp.quit()).catch(() => undefined)
  await closed
  const again = await readyWindow(await start())
  await expect(cards(again).first()).toBeVisible()
  expect(await themeOf(again)).toBe(before)
  figure('settings on a full disk: reported, in force, saved when there is room, also at the end')
})

test('settings that the disk refuses while their dialog is open: reported in it', async ({
  app,
  page,
}) => {
  await expect(cards(page).first()).toBeVisible()
  const refusal = injected('ENOSPC', 'settings.json')
  await refusal.begin(app)
  await page.keyboard.press('Control+,')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('switch').first().click()
  // Found by its role: what lies behind the dialog has none.
  const notice = dialog.getByRole('alert').filter({ hasText: 'Your settings are not saved' })
  await expect(notice).toContainText('The disk is full')

  // It stays when the dialog closes, and is there when it opens again.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('alert')).toContainText('Your settings are not saved')
  await page.keyboard.press('Control+,')
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await refusal.end(app)
})

test('unsaved work: a copy elsewhere, or none, but never unasked', async ({
  profile,
  app,
  page,
  start,
}) => {
  await newLevel(page)
  await place(page, '1', 'ArrowRight', '2')
  await expectSaved(page)
  const old = await levelOnDisk(profile)
  const refusal = injected('ENOSPC')
  await refusal.begin(app)
  await place(page, 'ArrowRight', '3')
  await expect(banner(page)).toBeVisible()
  await closeWindow(app)
  // No button of the dialog is pressed by a second click on the window's cross.
  await expect(leaving(page)).toBeVisible()
  await closeWindow(app)
  await expect(leaving(page)).toBeVisible()

  await leaving(page).getByRole('button', { name: 'Try again and close' }).click()
  await expect(leaving(page)).toBeVisible()
  await page.keyboard.press('Escape')

  const copy = join(profile, 'copy.json')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = (() =>
      Promise.resolve({ canceled: false, filePath })) as typeof dialog.showSaveDialog
  }, copy)
  await banner(page).getByRole('button', { name: 'Save a copy…' }).click()
  await expect(page.getByText(`A copy is in ${profile}`).first()).toBeVisible()
  expect(stacksOf(await readFile(copy, 'utf8'))).toBe(await boardCode(page))

  await closeWindow(app)
  const closed = app.waitForEvent('close')
  await leaving(page).getByRole('button', { name: 'Close without saving' }).click()
  await closed
  const again = await readyWindow(await start())
  await goTo(again, 'My levels')
  await expect(cards(again)).toHaveCount(1)
  expect(await levelOnDisk(profile)).toBe(old)
  figure('closing with unsaved work: asked each time; a copy elsewhere is whole')
})

test('levels of which only some can be thrown away', async ({ profile, start }) => {
  await writeLevels(profile, 'my-levels', ['One', 'Two', 'Three'].map(levelDocument))
  const app = await start()
  const page = await readyWindow(app)
  await goTo(page, 'My levels')
  await expect(cards(page)).toHaveCount(3)
  await refuseRemoving(app, 1)
  await cards(page).first().focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  const notice = page.getByRole('alert').filter({ hasText: 'Moved to the trash: 1 of 3 levels' })
  await expect(notice).toContainText('no permission')
  await expect(cards(page)).toHaveCount(2)
  await goTo(page, 'Trash')
  await expect(cards(page)).toHaveCount(1)
  await goTo(page, 'My levels')
  await allowRemoving(app)
  await page.keyboard.press('Control+z')
  await expect(cards(page)).toHaveCount(3)
  await app.close()
  const again = await readyWindow(await start())
  await goTo(again, 'My levels')
  await expect(cards(again)).toHaveCount(3)
  await goTo(again, 'Trash')
  await expect(cards(again)).toHaveCount(0)
  figure('3 levels thrown away, 2 of them refused: reported, shown so, undone, no level twice')
})
