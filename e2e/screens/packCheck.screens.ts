/** The check of a pack: of the built-in one. */
import { cards } from '../support/library'
import { screen } from '../support/screens'

screen('packCheck', async ({ page, shoot }) => {
  await cards(page).first().waitFor()
  await page.keyboard.press('Control+Shift+Enter')
  await page.getByTestId('pack-summary').waitFor({ timeout: 20_000 })
  await shoot('packCheck-passed')
})
