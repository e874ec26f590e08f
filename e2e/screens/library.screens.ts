/** The library: first start, levels with several verdicts, selection, search, empty places, small. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameDocument } from '../../src/shared/games/documents'
import { parseLevelCode } from '../../src/shared/games/mayan/formats/levelCode'
import { cards, writeLevels } from '../support/library'
import { screen, type Scene } from '../support/screens'
import { expect, test } from '../support/test'

const LEVELS: readonly (readonly [title: string, code: string])[] = [
  ['Twin towers', '1/21/234/31/2434 3'],
  ['Slow drip', '1/21/234/31/2434 4'],
  ['Quarry', '1/1/2/2/12 2'],
  ['', '-/-/-/-/- 3'],
  ['Three in a row', '1/1/1/-/- 1'],
  ['Stair of jade', '11/212/13/2323/-  3'],
  ['A title that is rather longer than any card is wide', '6/56/5677/56/67 3'],
  ['Granary', '8989/9a9a/8a8a/898/a9a 5'],
]

function documentOf([title, code]: (typeof LEVELS)[number]): GameDocument {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error(`The code ${code} can't be read`)
  return { game: 'mayan', setup: setup.value, ...(title === '' ? {} : { title }) }
}

/** Opened once, a level has its verdict. */
async function verifySome({ page }: Scene, amount: number): Promise<void> {
  for (let index = 0; index < amount; index++) {
    await cards(page).nth(index).click()
    await expect(page.getByTestId('verdict')).toHaveAttribute(
      'data-verdict',
      /sound|cook|unsolvable|not-a-level/,
    )
    await page.keyboard.press('Control+l')
    await expect(cards(page).nth(index)).toBeFocused()
  }
}

screen('library-starter', async ({ page, shoot }) => {
  await expect(cards(page).first()).toBeVisible()
  await shoot()
})

screen('library-small', async ({ app, page, shoot }) => {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(960, 640)
  })
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(960)
  await cards(page)
    .nth(1)
    .click({ modifiers: ['Control'] })
  await shoot()
  await page.keyboard.press('Escape')
  await page.mouse.move(5, 600)
  await shoot('library-small-starter')
})

test.describe('own', () => {
  test.beforeEach(async ({ profile }) => {
    await writeLevels(profile, 'my-levels', LEVELS.map(documentOf))
    await writeLevels(profile, 'winter-cup', LEVELS.slice(0, 3).map(documentOf), 'Winter cup')
    await writeFile(join(profile, 'library', 'my-levels', 'broken.json'), '{ "format": ')
  })

  screen('library-own', async (scene) => {
    const { page, shoot } = scene
    await page.getByTestId('pack').nth(1).getByRole('button').click()
    await expect(cards(page)).toHaveCount(LEVELS.length)
    await verifySome(scene, 5)
    await page.mouse.move(5, 700)
    await shoot()
    await cards(page)
      .nth(1)
      .click({ modifiers: ['Control'] })
    await cards(page)
      .nth(3)
      .click({ modifiers: ['Shift'] })
    await shoot('library-selection')
    await cards(page).nth(2).click({ button: 'right' })
    await shoot('library-menu')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Shift+s')
    await expect(page.getByTestId('export')).toBeVisible()
    await shoot('library-export')
    await page.keyboard.press('Escape')
    await cards(page).nth(1).focus()
    await page.keyboard.press('Delete')
    await expect(page.getByTestId('toast')).toBeVisible()
    await shoot('library-deleted')
    await page.keyboard.press('Control+f')
    await page.keyboard.type('nothing like it')
    await shoot('library-search')
    await page.keyboard.press('Escape')
    await page.getByRole('navigation').getByRole('button').last().click()
    await shoot('library-trash')
    await page.getByRole('navigation').getByRole('button').nth(-2).click()
    await shoot('library-faults')
  })
})

test.describe('export of both games', () => {
  const board: GameDocument = {
    game: 'lianliankan',
    title: 'Mosaic',
    setup: {
      rows: [
        [1, 2],
        [2, 1],
      ],
      border: 'outside',
    },
  }
  const codes = [
    ['Pebbles', '1/1/-/1/- 1'],
    ['Missing colour', '2/2/-/2/- 1'],
    ['Never empty', '1/-/-/-/- 2'],
  ] as const
  test.beforeEach(async ({ profile }) => {
    await writeLevels(profile, 'my-levels', [...codes.map(documentOf), board])
  })

  screen('library-export-remarks', async ({ page, shoot }) => {
    await expect(cards(page)).toHaveCount(4)
    await cards(page).first().focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+Shift+s')
    const dialog = page.getByTestId('export')
    await expect(dialog).toBeVisible()
    await shoot('library-export-mixed')
    await dialog.getByRole('button').last().click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await shoot()
    await dialog.getByRole('radio').nth(1).check()
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([''], 'a.in'))
      document.body.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    })
    await expect(page.getByTestId('drop')).toBeVisible()
    await shoot('library-drop')
  })
})
