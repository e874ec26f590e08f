/** The library as one uses it: by pointer and keyboard, with what is on disk after a restart. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { LevelDocument } from '../../src/shared/games/mayan/formats/levelDocument'
import {
  backToLibrary,
  card,
  cards,
  dropFiles,
  expectTitles,
  goTo,
  openSample,
  rail,
  titles,
  writeLevels,
} from '../support/library'
import { runCli } from '../cli/runCli'
import { closeApp } from '../support/closeApp'
import { boardCode, chooseInDialog, fixture } from '../support/mayan'
import { expect, readyWindow, test } from '../support/test'

const document = (title: string, steps = 1, colour = 1): LevelDocument => ({
  game: 'mayan',
  setup: { stacks: [[colour], [colour], [], [colour], []], steps },
  title,
})
const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((title, index) =>
  document(title, 1, index + 1),
)

/** Pulls one thing onto another in steps, as a hand does it. */
async function pull(page: Page, from: Locator, to: Locator, at: { x: number; y: number }) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to pull')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 20, start.y + start.height / 2 + 10, {
    steps: 4,
  })
  await expect(page.getByTestId('ghost')).toBeVisible()
  await page.mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 8 })
}

// The machine may be busy with other work.
test.describe.configure({ timeout: 60_000 })

test('starts with the starter pack; a card opens, and the way back leads to it', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Starter pack' })).toBeVisible()
  await expect(cards(page).first()).toHaveAccessibleName('1 Contest sample n = 3 Sound')
  await expect(page.getByTestId('count')).toHaveText('48 levels')
  await openSample(page)
  expect(await boardCode(page)).toBe('1/21/234/31/2434')
  await page.getByRole('button', { name: 'Mayan Studio' }).click()
  await expect(cards(page).first()).toBeFocused()
})

test('works by keyboard: arrows, Enter, back, selection', async ({ page }) => {
  await page.keyboard.press('Control+f')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Escape')
  await cards(page).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards(page).nth(1)).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByTestId('count')).toHaveText('48 levels, 3 selected')
  await page.keyboard.press('Space')
  await expect(page.getByTestId('count')).toHaveText('48 levels, 2 selected')
  await page.keyboard.press('Control+a')
  await expect(page.getByTestId('count')).toHaveText('48 levels, 48 selected')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('count')).toHaveText('48 levels')
  await page.keyboard.press('End')
  await expect(cards(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(cards(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('board')).toBeVisible()
  await page.keyboard.press('Control+l')
  await expect(cards(page).first()).toBeFocused()
})

test('a new level is in My levels and opens in the editor', async ({ page }) => {
  await page.getByRole('button', { name: 'New level' }).click()
  await expect(page.getByTestId('board')).toBeVisible()
  await backToLibrary(page)
  await expect(page.getByRole('heading', { level: 1, name: 'My levels' })).toBeVisible()
  await expectTitles(page, ['Untitled level'])
  await page.keyboard.press('Control+n')
  await expect(page.getByTestId('board')).toBeVisible()
  await backToLibrary(page)
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).nth(1)).toBeFocused()
})

test('a game can be shown alone; a new board of the other one shows all again', async ({
  page,
}) => {
  const games = page.getByTestId('games')
  await games.getByRole('radio', { name: 'Link' }).click()
  await expect(page.getByTestId('count')).toHaveText('12 levels')
  await expect(cards(page).first()).toHaveAccessibleName(/First links 3 × 4/)
  await games.getByRole('radio', { name: 'Mayan' }).click()
  await expect(page.getByTestId('count')).toHaveText('36 levels')
  await page.keyboard.press('Control+Alt+n')
  await expect(page.getByTestId('board')).toHaveAttribute('data-border', 'outside')
  await backToLibrary(page)
  await expect(games.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect(cards(page)).toHaveCount(1)
  await games.getByRole('radio', { name: 'Mayan' }).click()
  await expect(page.getByTestId('empty')).toContainText('No level of this game here')
  await page.getByRole('button', { name: 'Show all games' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('search finds title and code as one types', async ({ page }) => {
  const search = page.getByRole('textbox', { name: 'Search' })
  await search.fill('sample')
  await expectTitles(page, ['Contest sample'])
  await search.fill('1/21/234')
  await expectTitles(page, ['Contest sample'])
  await search.fill('no such level')
  await expect(page.getByTestId('empty')).toContainText('Nothing found for “no such level”')
  await search.press('Escape')
  await expect(page.getByTestId('count')).toHaveText('48 levels')
})

test('sorts by title and by n', async ({ profile, page }) => {
  void profile
  await page.getByRole('button', { name: /^Order/ }).click()
  await page.getByRole('menuitemradio', { name: 'By title' }).click()
  const sorted = await titles(page)
  expect(sorted).toEqual([...sorted].sort((a, b) => a.localeCompare(b, 'en')))
})

test.describe('with levels of one’s own', () => {
  test.beforeEach(async ({ profile }) => {
    await writeLevels(profile, 'my-levels', five)
  })

  test('a card is dragged to another place, by keyboard as well, and it is kept', async ({
    start,
  }) => {
    const app = await start()
    const page = await readyWindow(app)
    await expectTitles(page, ['One', 'Two', 'Three', 'Four', 'Five'])
    await pull(page, card(page, 'Four'), card(page, 'Two'), { x: 0.2, y: 0.5 })
    await expect(page.getByTestId('insertion')).toBeVisible()
    await page.mouse.up()
    await expectTitles(page, ['One', 'Four', 'Two', 'Three', 'Five'])
    await expect(card(page, 'Four')).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expectTitles(page, ['One', 'Two', 'Four', 'Three', 'Five'])
    await page.keyboard.press('Alt+ArrowLeft')
    await page.keyboard.press('Alt+ArrowLeft')
    await expectTitles(page, ['Four', 'One', 'Two', 'Three', 'Five'])
    await page.keyboard.press('Control+z')
    await expectTitles(page, ['One', 'Four', 'Two', 'Three', 'Five'])

    await closeApp(app, app.process())
    const again = await readyWindow(await start())
    await expectTitles(again, ['One', 'Four', 'Two', 'Three', 'Five'])
  })

  test('a drag is given up with Escape, and a click after it opens nothing', async ({ page }) => {
    await expect(cards(page)).toHaveCount(5)
    await pull(page, card(page, 'Four'), card(page, 'Two'), { x: 0.2, y: 0.5 })
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('ghost')).toHaveCount(0)
    await page.mouse.up()
    await expectTitles(page, ['One', 'Two', 'Three', 'Four', 'Five'])
  })

  test('packs: made, named, filled by drag, deleted and brought back', async ({ start }) => {
    const app = await start()
    const page = await readyWindow(app)
    await expect(cards(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'New pack' }).click()
    const name = page.getByRole('textbox', { name: 'Name of the pack' })
    await name.fill('Hard ones')
    await name.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Hard ones' })).toBeVisible()
    await expect(page.getByTestId('empty')).toContainText('No levels here yet')
    await goTo(page, 'My levels')

    await card(page, 'Two').click({ modifiers: ['Control'] })
    await card(page, 'Five').click({ modifiers: ['Control'] })
    const pack = page.getByTestId('pack').filter({ hasText: 'Hard ones' })
    await pull(page, card(page, 'Five'), pack, { x: 0.5, y: 0.5 })
    await page.mouse.up()
    await expectTitles(page, ['One', 'Three', 'Four'])
    await expect(page.getByTestId('toast')).toContainText('2 levels moved to Hard ones')

    await closeApp(app, app.process())
    const again = await readyWindow(await start())
    await goTo(again, 'Hard ones')
    await expectTitles(again, ['Two', 'Five'])
    await again.getByRole('button', { name: 'More about “Hard ones”' }).click()
    await again.getByRole('menuitem', { name: 'Delete the pack' }).click()
    await expect(rail(again).getByRole('button', { name: /^Hard ones/ })).toHaveCount(0)
    await expect(rail(again).getByRole('button', { name: 'Trash 2' })).toBeVisible()
    await again.getByTestId('toast').getByRole('button', { name: 'Undo' }).click()
    await goTo(again, 'Hard ones')
    await expectTitles(again, ['Two', 'Five'])
  })

  test('levels are deleted, brought back, restored from the trash, and gone when it is emptied', async ({
    page,
    profile,
  }) => {
    await expect(cards(page)).toHaveCount(5)
    await card(page, 'Two').hover()
    await card(page, 'Two').locator('[data-check]').click()
    await card(page, 'Four').click({ modifiers: ['Shift'] })
    await expect(page.getByTestId('count')).toHaveText('5 levels, 3 selected')
    await page.keyboard.press('Delete')
    await expectTitles(page, ['One', 'Five'])
    await expect(page.getByTestId('toast')).toContainText('3 levels moved to the trash')
    await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click()
    await expectTitles(page, ['One', 'Two', 'Three', 'Four', 'Five'])

    await card(page, 'Three').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expectTitles(page, ['One', 'Two', 'Four', 'Five'])
    await goTo(page, 'Trash')
    await card(page, 'Three').click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByTestId('empty')).toContainText('The trash is empty')
    await goTo(page, 'My levels')
    await expectTitles(page, ['One', 'Two', 'Three', 'Four', 'Five'])

    await card(page, 'Five').focus()
    await page.keyboard.press('Delete')
    await expectTitles(page, ['One', 'Two', 'Three', 'Four'])
    await goTo(page, 'Trash')
    await page.getByRole('button', { name: 'Empty the trash' }).click()
    await expect(page.getByTestId('empty')).toBeVisible()
    await expect.poll(async () => (await readdir(join(profile, 'trash'))).length).toBe(0)
  })

  test('duplicates, copies as codes, and pastes several at once', async ({ app, page }) => {
    await card(page, 'One').click({ modifiers: ['Control'] })
    await card(page, 'Two').click({ modifiers: ['Control'] })
    await page.keyboard.press('Control+d')
    await expectTitles(page, ['One', 'Two', 'One', 'Two', 'Three', 'Four', 'Five'])
    await page.keyboard.press('Control+c')
    await expect
      .poll(() => app.evaluate(({ clipboard }) => clipboard.readText()))
      .toBe('1/1/-/1/- 1\n2/2/-/2/- 1')
    await page.keyboard.press('Control+v')
    await expect(cards(page)).toHaveCount(9)
    await expect(page.getByTestId('count')).toHaveText('9 levels, 2 selected')
  })

  test('moves to another pack from the menu', async ({ page }) => {
    await page.getByRole('button', { name: 'New pack' }).click()
    await page.getByRole('textbox', { name: 'Name of the pack' }).press('Enter')
    await goTo(page, 'My levels')
    await card(page, 'One').focus()
    await card(page, 'One').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Move to…' }).press('ArrowRight')
    await page.getByRole('menuitem', { name: 'New pack' }).first().press('Enter')
    await expectTitles(page, ['Two', 'Three', 'Four', 'Five'])
  })
})

test.describe('import', () => {
  test('files are dropped: the good ones are there at once, the bad ones are explained', async ({
    page,
  }) => {
    await dropFiles(page, [
      ['bad.in', '3\n1 0\n2 1 0\n2 99 0\n0\n0\n'],
      ['good.in', '1\n1 0\n1 0\n0\n1 0\n0\n'],
      ['good.out', '3 0 -1\n'],
      ['code.txt', '1/21/234/31/2434 3\n'],
    ])
    const report = page.getByTestId('import-report')
    await expect(report).toContainText('2 levels imported')
    await expect(report.getByRole('alert')).toHaveCount(1)
    await expect(report.getByRole('alert')).toContainText('bad.in')
    await expect(report.getByRole('alert')).toContainText(/bad\.in\s+taken for: contest text/)
    await expect(report.getByRole('alert')).toContainText('Line 4, column 3')
    await expect(report).toContainText('This is the answer to good.in')
    await expectTitles(page, ['good', 'code'])
    await report.getByRole('button', { name: 'Dismiss' }).click()
    await expect(report).toHaveCount(0)
  })

  test('a level dropped on another is shown; a bad file beside it is explained', async ({
    page,
  }) => {
    await openSample(page)
    await dropFiles(page, [
      ['bad.in', '3\n1 1 1 0\n0\n0\n0\n0\n'],
      ['good.in', '1\n1 0\n1 0\n0\n1 0\n0\n'],
    ])
    await expect(page.getByRole('heading', { level: 1 })).toContainText('good')
    expect(await boardCode(page)).toBe('1/1/-/1/-')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toContainText('bad.in')
  })

  test('of several dropped on a level none is preferred: the library shows them', async ({
    page,
  }) => {
    await openSample(page)
    await dropFiles(page, [
      ['good.in', '1\n1 0\n1 0\n0\n1 0\n0\n'],
      ['other.in', '1\n2 0\n2 0\n0\n2 0\n0\n'],
    ])
    await expectTitles(page, ['good', 'other'])
    await expect(page.getByTestId('count')).toHaveText('2 levels, 2 selected')
  })

  test('a file opened by dialog is shown, and is in the library', async ({ app, page }) => {
    await chooseInDialog(app, [fixture('unsolvable.in')])
    await page.getByRole('button', { name: 'Open…' }).click()
    await expect(page.getByTestId('board')).toBeVisible()
    expect(await boardCode(page)).toBe('1/1/2/2/12')
    await backToLibrary(page)
    await expectTitles(page, ['unsolvable'])
  })

  test('a file named at the start is shown; one that is not there is reported', async ({
    start,
  }) => {
    const page = await readyWindow(await start([fixture('unsolvable.in'), '/nowhere/gone.in']))
    await expect(page.getByTestId('board')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('gone.in')
    await expect(page.getByRole('alert')).toContainText('The file does not exist.')
  })

  test('a pasted text is a level at once, and says what it was taken for', async ({
    app,
    page,
  }) => {
    await expect(cards(page).first()).toBeVisible()
    await app.evaluate(({ clipboard }) => {
      clipboard.writeText('3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n')
    })
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('heading', { level: 1, name: 'My levels' })).toBeVisible()
    await expect(page.getByTestId('toast')).toContainText('taken for: contest text')
    await expect(cards(page)).toHaveCount(1)
    await app.evaluate(({ clipboard }) => {
      clipboard.writeText('hello')
    })
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('alert')).toContainText('The pasted text')
    await expect(cards(page)).toHaveCount(1)
  })

  test('a pack is written as one file and read again', async ({ app, page, profile }) => {
    await dropFiles(page, [['mine.in', '1\n1 0\n1 0\n0\n1 0\n0\n']])
    await expectTitles(page, ['mine'])
    await page.keyboard.press('Control+Shift+n')
    await page.getByRole('textbox', { name: 'Name of the pack' }).fill('Pack to go')
    await page.getByRole('textbox', { name: 'Name of the pack' }).press('Enter')
    await dropFiles(page, [
      ['a.txt', '1/1/-/1/- 1'],
      ['b.txt', '2/2/-/2/- 1'],
    ])
    await expectTitles(page, ['a', 'b'])
    const path = join(profile, 'pack.json')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, path)
    await page.getByRole('button', { name: 'More about “Pack to go”' }).click()
    await page.getByRole('menuitem', { name: 'Export as one file…' }).click()
    await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toContain('Pack to go')
    await chooseInDialog(app, [path])
    await page.keyboard.press('Control+o')
    await expect(rail(page).getByRole('button', { name: 'Pack to go 2' })).toHaveCount(2)
    await expectTitles(page, ['a', 'b'])
  })
})

test.describe('export', () => {
  const tooLong = {
    ...document('Too long', 6),
    setup: { stacks: [[1], [1], [], [3], []], steps: 6 },
  }
  test.beforeEach(async ({ profile }) => {
    await writeLevels(profile, 'my-levels', [document('One', 1, 1), tooLong])
  })

  test('the contest pair has the answer; a level it can’t say is named, the rest is written', async ({
    app,
    page,
    profile,
  }) => {
    await expect(cards(page)).toHaveCount(2)
    const path = join(profile, 'One.in')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, path)
    await cards(page).first().focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+Shift+s')
    await page.getByRole('radio', { name: 'contest pair' }).check()
    await page.getByRole('button', { name: 'Choose where…' }).click()
    const refusals = page.getByTestId('export').getByRole('alert')
    await expect(refusals).toContainText('Too long')
    await expect(refusals).toContainText('at most 5 steps; this level has 6')
    await page.getByRole('button', { name: /^Write the other/ }).click()
    await expect(page.getByTestId('export')).toHaveCount(0)
    expect(await readFile(path, 'utf8')).toBe('1\n1 0\n1 0\n0\n1 0\n0\n')
    expect(await readFile(join(profile, 'One.out'), 'utf8')).toBe('3 0 -1\n')
  })

  test('the terminal solves an exported question with the exported answer', async ({
    app,
    page,
    profile,
  }) => {
    await openSample(page)
    const path = join(profile, 'sample.in')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, path)
    await page.keyboard.press('Control+Shift+s')
    await page.getByRole('radio', { name: 'contest pair' }).check()
    await page.getByRole('button', { name: 'Choose where…' }).click()
    await expect(page.getByTestId('export')).toHaveCount(0)
    const answer = await readFile(join(profile, 'sample.out'), 'utf8')
    const solved = await runCli(['mayan', 'solve', path])
    expect(solved).toEqual({ stdout: answer, stderr: '', code: 0 })
    expect(answer).toBe('2 1 1\n3 1 1\n3 0 1\n')
  })

  test('a picture is a PNG of the board', async ({ app, page, profile }) => {
    await expect(cards(page)).toHaveCount(2)
    const path = join(profile, 'One.png')
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, path)
    await card(page, 'One').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Export…' }).click()
    await page.getByRole('radio', { name: 'picture' }).check()
    await page.getByRole('button', { name: 'Choose where…' }).click()
    await expect(page.getByTestId('export')).toHaveCount(0)
    const bytes = await readFile(path)
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([552, 744])
  })
})

test('a change that the disk refuses is reported in words, and nothing is half-done', async ({
  start,
  profile,
}) => {
  await writeLevels(profile, 'winter-cup', five, 'Winter cup')
  const page = await readyWindow(await start())
  await expect(cards(page)).toHaveCount(5)
  const trash = join(profile, 'trash')
  await rm(trash, { recursive: true, force: true })
  await writeFile(trash, 'no folder')
  await cards(page).first().focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alert')).toContainText('Nothing was changed')
  await expect(page.getByRole('alert')).toContainText('is no longer there')
  await expect(cards(page)).toHaveCount(5)
  expect(await readdir(join(profile, 'library', 'winter-cup'))).toHaveLength(6)
  await rm(trash)
  await page.keyboard.press('Delete')
  await expect(page.getByTestId('empty')).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('alert').getByRole('button').click()
  const folder = join(profile, 'library', 'winter-cup')
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  await expect(page.getByTestId('toast')).toContainText('5 levels were removed outside the app')
  await goTo(page, 'Trash')
  await expect(cards(page)).toHaveCount(5)
})

test('a damaged file is listed with what is wrong, and the rest is there', async ({
  profile,
  start,
}) => {
  await writeLevels(profile, 'my-levels', five)
  const file = join(profile, 'library', 'my-levels', 'my-levels-0002.json')
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, 40))
  const page = await readyWindow(await start())
  await expectTitles(page, ['One', 'Three', 'Four', 'Five'])
  await rail(page)
    .getByRole('button', { name: /^Unreadable files/ })
    .click()
  await expect(page.getByText('my-levels-0002.json').first()).toBeVisible()
  await expect(page.getByText('None of them was changed or deleted')).toBeVisible()
})

test(
  'two thousand levels: there in two seconds, searched at once, scrolled smoothly',
  { tag: '@timing' },
  async ({ profile, start }, testInfo) => {
    test.setTimeout(90_000)
    await writeLevels(
      profile,
      'my-levels',
      Array.from({ length: 2000 }, (_, index) => ({
        game: 'mayan',
        setup: {
          stacks: Array.from({ length: 5 }, (_, x) =>
            Array.from(
              { length: (index + x) % 7 },
              (_, y) => ((index * 7 + x * 3 + y * 5) % 10) + 1,
            ),
          ),
          steps: (index % 5) + 1,
        },
        title: `Level ${String(index + 1)}`,
      })),
    )
    const before = Date.now()
    const app = await start()
    // A trace takes pictures all the time.
    await app.context().tracing.stop()
    const page = await readyWindow(app)
    // Looked at with every frame: an expectation looks once in a while, later and later.
    const shown = await page.waitForFunction(
      () => {
        const count = window.document.querySelector('[data-testid="count"]')?.textContent ?? ''
        const isThere =
          count.startsWith('2000') && window.document.querySelector('[data-testid="card"]')
        return isThere ? [performance.now(), performance.timeOrigin] : null
      },
      undefined,
      { polling: 'raf', timeout: 20_000 },
    )
    const [loaded = 0, origin = 0] = (await shown.jsonValue()) ?? []
    const opened = Math.round(origin + loaded - before)
    await expect(page.getByTestId('count')).toHaveText('2000 levels')

    const search = page.getByRole('textbox', { name: 'Search' })
    await search.focus()
    const typed = await page.evaluate(async () => {
      const field = window.document.activeElement as HTMLInputElement
      const start = performance.now()
      field.value = '1999'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      return performance.now() - start
    })
    await expectTitles(page, ['Level 1999'])
    await search.fill('')

    const frames = await page.getByTestId('cards').evaluate(async (element) => {
      const times: number[] = []
      let last = await new Promise<number>(requestAnimationFrame)
      for (let frame = 0; frame < 120; frame++) {
        element.scrollTop += 60
        const now = await new Promise<number>(requestAnimationFrame)
        times.push(now - last)
        last = now
      }
      return times.sort((a, b) => a - b)
    })
    const figures = {
      startToCards: opened,
      pageToCards: Math.round(loaded),
      search: Math.round(typed),
      frameMedian: Math.round(frames[60] ?? 0),
      frame95: Math.round(frames[114] ?? 0),
      cardsInPage: await cards(page).count(),
    }
    process.stdout.write(`2,000 levels: ${JSON.stringify(figures)}\n`)
    testInfo.annotations.push({ type: 'figures', description: JSON.stringify(figures) })
    expect(figures.cardsInPage).toBeLessThan(60)
    // The goals are 2 s and 100 ms; a busy machine may take a few times that, not more.
    expect(figures.pageToCards).toBeLessThan(8000)
    expect(figures.search).toBeLessThan(500)
  },
)
