/** The contest kit: asked for, being made, made, with a fault, and small. */
import { kitDialog, openKit } from '../support/contestKit'
import { screen } from '../support/screens'
import { expect, test } from '../support/test'

screen('contestKit', async ({ page, shoot }) => {
  test.slow()
  await openKit(page)
  const footer = page.getByTestId('kit-footer')
  const seed = kitDialog(page).locator('.seed input')
  await seed.fill('7')
  await seed.press('Tab')
  await shoot()
  await footer.getByRole('button').first().click()
  await expect(footer.getByRole('progressbar')).toBeVisible()
  await shoot('contestKit-making')
  await expect(footer.getByRole('button')).toHaveCount(2, { timeout: 60_000 })
  await shoot('contestKit-made')
  await page.setViewportSize({ width: 960, height: 640 })
  await shoot('contestKit-made-small')
  const blocks = page.getByTestId('kit-groups').locator('input[type="number"]').nth(2)
  await blocks.fill('5')
  await blocks.press('Tab')
  await shoot('contestKit-fault-small')
})
