/** Levels that are there twice, but for mirroring and the names of colours. */
import { cards, expectTitles, rail } from '../support/library'
import { expect, test } from '../support/test'

/** The contest sample from the other side, in other colours. */
const SAMPLE_AGAIN = '6979/78/679/68/8 3'

test('a level that is imported again is reported, and shown beside its duplicate', async ({
  app,
  page,
}) => {
  await expect(cards(page).first()).toBeVisible()
  await expect(rail(page).getByRole('button', { name: /^Duplicates/ })).toHaveCount(0)
  await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), SAMPLE_AGAIN)
  await page.keyboard.press('Control+v')
  await expect(page.getByTestId('toast')).toContainText('Already in Starter pack: Contest sample')
  await rail(page)
    .getByRole('button', { name: /^Duplicates\s*2$/ })
    .click()
  await expectTitles(page, ['Contest sample', 'Untitled level'])
  await cards(page).last().focus()
  await page.keyboard.press('Delete')
  await expect(rail(page).getByRole('button', { name: /^Duplicates/ })).toHaveCount(0)
})
