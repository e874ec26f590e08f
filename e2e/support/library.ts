/** What tests of any screen need of the library: its cards, and the way to a level and back. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { printLevelFile, type GameDocument } from '../../src/shared/games/documents'
import { printPackFile } from '../../src/shared/library/storedFiles'
import { expect } from './test'

export function cards(page: Page): Locator {
  return page.getByTestId('card')
}

/** The card of the level with this title. */
export function card(page: Page, title: string | RegExp): Locator {
  return cards(page).filter({ has: page.getByText(title, { exact: true }) })
}

export function titles(page: Page): Promise<string[]> {
  return page.getByTestId('card-title').allTextContents()
}

/** Waits until the cards in sight are these. */
export async function expectTitles(page: Page, expected: string[]): Promise<void> {
  await expect(page.getByTestId('card-title')).toHaveText(expected)
}

/** Goes to a place of the rail, such as `My levels`. */
export async function goTo(page: Page, place: string): Promise<void> {
  await rail(page)
    .getByRole('button', { name: new RegExp(`^${place}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
}

export function rail(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Packs and places' })
}

/** Opens the contest sample, the first level of the starter pack, from wherever the app is. */
export async function openSample(page: Page): Promise<void> {
  await backToLibrary(page)
  // The only pack that can't be dropped on; found by its place, since its name is translated.
  await page.getByTestId('pack').first().getByRole('button').click()
  await cards(page).first().click()
  await expect(page.getByTestId('board')).toBeVisible()
}

/** To the library; nothing where it is on screen. */
export async function backToLibrary(page: Page): Promise<void> {
  const library = page.getByTestId('cards').or(page.getByTestId('empty'))
  await expect(library.or(page.getByTestId('board')).first()).toBeVisible()
  if ((await library.count()) === 0) await page.keyboard.press('Control+l')
  await expect(library).toBeVisible()
}

/** Drags files over the window and drops them, as the system does it for a real drop. */
export async function dropFiles(page: Page, files: [name: string, text: string][]): Promise<void> {
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const [name, text] of list) data.items.add(new File([text], name))
    return data
  }, files)
  const body = page.locator('body')
  await body.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(page.getByTestId('drop')).toBeVisible()
  await body.dispatchEvent('dragover', { dataTransfer: transfer })
  await body.dispatchEvent('drop', { dataTransfer: transfer })
}

/** Writes levels into a profile before the app starts. */
export async function writeLevels(
  profile: string,
  packId: string,
  documents: readonly GameDocument[],
  name: string | null = null,
): Promise<void> {
  const folder = join(profile, 'library', packId)
  await mkdir(folder, { recursive: true })
  const ids = documents.map((_, index) => `${packId}-${String(index + 1).padStart(4, '0')}`)
  await Promise.all(
    documents.map((document, index) =>
      writeFile(join(folder, `${ids[index] ?? ''}.json`), printLevelFile(document)),
    ),
  )
  await writeFile(join(folder, 'pack.json'), printPackFile({ name, order: ids }))
}
