/** Files of levels that other programs change, as it is seen on screen. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLevelFile, type GameDocument } from '../../src/shared/games/documents'
import { card, expectTitles, goTo, writeLevels } from '../support/library'
import { expect, readyWindow, test } from '../support/test'

// What other programs change must be there before the app starts, and followed from its start on.
test.use({ handOn: false })

const GAMES: readonly (readonly [string, (title: string) => GameDocument])[] = [
  [
    'Mayan',
    (title) => ({ game: 'mayan', setup: { stacks: [[1], [2, 1], [], [], []], steps: 3 }, title }),
  ],
  [
    'Lianliankan',
    (title) => ({ game: 'lianliankan', setup: { rows: [[1, 1]], border: 'inside' }, title }),
  ],
]

for (const [game, make] of GAMES) {
  test(`a ${game} level on screen follows its file, and undo brings it back`, async ({
    profile,
    start,
  }) => {
    await writeLevels(profile, 'my-levels', [make('First'), make('Second')])
    const path = join(profile, 'library/my-levels/my-levels-0001.json')
    const page = await readyWindow(await start())
    await goTo(page, 'My levels')
    await card(page, 'First').click()
    const title = page.getByLabel('Title')
    await title.fill('Mine')
    await title.press('Tab')
    await expect(page.getByTestId('saved')).toHaveAttribute('data-state', 'saved')

    await writeFile(path, printLevelFile(make('Theirs')))
    await expect(title).toHaveValue('Theirs')
    await expect(page.getByTestId('toast')).toContainText('“Mine” was changed outside the app')
    // Not in a text field, which has an undo of its own.
    await page.getByTestId('board').focus()
    await page.keyboard.press('Control+z')
    await expect(title).toHaveValue('Mine')
    await expect.poll(() => readFile(path, 'utf8')).toBe(printLevelFile(make('Mine')))

    await page.keyboard.press('Control+l')
    await writeFile(path.replace('0001', '0003'), printLevelFile(make('Third')))
    await expectTitles(page, ['Mine', 'Second', 'Third'])
  })

  test(`a ${game} level on screen that is deleted is closed, and no verdict follows`, async ({
    profile,
    start,
  }) => {
    await writeLevels(profile, 'my-levels', [make('First'), make('Second')])
    const page = await readyWindow(await start())
    await goTo(page, 'My levels')
    await card(page, 'First').click()
    await expect(page.getByTestId('board')).toBeVisible()
    await rm(join(profile, 'library/my-levels/my-levels-0001.json'))
    await expect(page.getByTestId('toast')).toContainText('“First” was removed outside the app')
    // Longer than a search of the empty board that stands in would take.
    await page.waitForTimeout(500)
    await expect(page.locator('footer .last')).toHaveText('')
    await page.getByTestId('toast').getByRole('button', { name: 'Restore' }).click()
    await expectTitles(page, ['First', 'Second'])
  })
}
