/** The Lianliankan editor: at rest, dragging, dealing, problems, a loss, a step, small, and large. */
import type { Page } from '@playwright/test'
import { HOME_PACK_ID } from '../../src/shared/library/model'
import { generate } from '../../src/shared/games/lianliankan/generator/generateTask'
import type { Setup } from '../../src/shared/games/lianliankan/rules/setup'
import { cellAt, setupOf } from '../support/linkEditor'
import { writeLevels } from '../support/library'
import { expectVerdict } from '../support/mayan'
import { looks, shoot } from '../support/screens'
import { readyWindow, test } from '../support/test'

const LOSABLE = setupOf(['211', '121'])

function dealt(rows: number, columns: number, types: number, border: Setup['border']): Setup {
  const { outcome } = generate({ seed: 5, rows, columns, types, border }, () => 0)
  if (outcome.kind !== 'found') throw new Error('such a board can be dealt')
  return outcome.setup
}

async function open(page: Page, index: number): Promise<void> {
  if ((await page.getByTestId('board').count()) > 0) await page.keyboard.press('Control+l')
  await page.getByTestId('pack').nth(1).getByRole('button').first().click()
  await page.getByTestId('card').nth(index).click()
  await page.getByTestId('board').waitFor()
}

for (const look of looks) {
  const posix = `${look.language === 'en' ? 'en_US' : look.language.replace('-', '_')}.UTF-8`
  test.describe(`${look.theme} ${look.language}`, () => {
    test.use({
      launchArgs: [`--lang=${look.language}`],
      launchEnv: { LANGUAGE: posix, LC_ALL: 'C.UTF-8', LANG: posix },
    })
    test('linkEditor', async ({ profile, start }) => {
      test.slow()
      const boards = [dealt(8, 12, 24, 'outside'), LOSABLE, dealt(20, 30, 40, 'inside')]
      const documents = boards.map((setup) => ({ game: 'lianliankan' as const, setup }))
      await writeLevels(profile, HOME_PACK_ID, documents)
      const page = await readyWindow(await start())
      await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
      const shot = (name: string) => shoot(page, name, look)

      await open(page, 0)
      await expectVerdict(page, 'sound')
      await shot('linkEditor')
      const picture = await page.locator('[data-palette="30"]').boundingBox()
      if (picture === null) throw new Error('no palette')
      const over = await cellAt(page, 3, 5)
      await page.mouse.move(picture.x + 10, picture.y + 10)
      await page.mouse.down()
      await page.mouse.move(over.x, over.y, { steps: 6 })
      await shot('linkEditor-dragging')
      await page.mouse.up()
      await expectVerdict(page, 'not-a-level')
      await page.locator('[data-rank="fatal"]').first().hover()
      await shot('linkEditor-problems')
      await page.keyboard.press('Control+z')
      await expectVerdict(page, 'sound')
      await page.getByTestId('stepper').getByRole('listitem').nth(2).getByRole('button').click()
      await shot('linkEditor-step')
      await page.keyboard.press('Home')
      await page.getByTestId('board').focus()
      for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown']) {
        await page.keyboard.press(key)
      }
      await page.keyboard.press('Control+g')
      await shot('linkEditor-dealing')
      await page.setViewportSize({ width: 960, height: 640 })
      await shot('linkEditor-dealing-small')
      await page.keyboard.press('Control+g')
      await shot('linkEditor-small')
      await open(page, 2)
      await shot('linkEditor-large-small')
      await page.setViewportSize({ width: 1280, height: 800 })
      await shot('linkEditor-large')
      await open(page, 1)
      await expectVerdict(page, 'sound')
      await page.getByTestId('robustness').hover()
      await shot('linkEditor-loss')
    })
  })
}
