/** The library: first start, packs with several verdicts, selection, search, empty places, small. */
import { expect } from '../support/test'
import { cards } from '../support/library'
import { screen } from '../support/screens'

screen('library-starter', async ({ page, shoot }) => {
  await expect(cards(page).first()).toBeVisible()
  await shoot()
})
