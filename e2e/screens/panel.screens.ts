/** The verification panel in its states. */
import { chooseInDialog, expectVerdict, fixture } from '../support/mayan'
import { openSample } from '../support/library'
import { screen } from '../support/screens'
import { expect } from '../support/test'

screen('panel', async ({ app, page, shoot }) => {
  async function open(name: string): Promise<void> {
    await chooseInDialog(app, [fixture(name)])
    await page.keyboard.press('Control+o')
  }
  await openSample(page)
  const steps = page.locator('input[type=number]')
  await expectVerdict(page, 'sound')
  await shoot('panel-sound')
  await steps.fill('4')
  await expectVerdict(page, 'cook')
  await expect(page.getByTestId('ideas').getByRole('radio')).toHaveCount(6)
  await shoot('panel-cook')
  await open('long.in')
  await expectVerdict(page, 'searching')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /\d/)
  await expect(page.locator('.figures dd').nth(2)).toContainText(/[2-9]/)
  await shoot('panel-searching')
  await page.locator('.line button').click()
  await expectVerdict(page, 'undecided')
  await shoot('panel-undecided')
  await steps.fill('')
  await expectVerdict(page, 'not-a-level')
  await shoot('panel-not-a-level')

  await open('unsolvable.in')
  await expectVerdict(page, 'unsolvable')
  await shoot('panel-unsolvable')
  await steps.fill('11')
  await expectVerdict(page, 'cook')
  await shoot('panel-many')

  await open('broken.in')
  await page.getByRole('alert').waitFor()
  await shoot('panel-refused')
})
