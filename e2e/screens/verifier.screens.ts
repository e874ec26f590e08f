/** Pictures of the Mayan verifier: every verdict, stepping, searching, with an error, small. */
import { chooseInDialog, fixture } from '../support/mayan'
import { expect } from '../support/test'
import { screen, type Scene } from '../support/screens'

const verdict = (kind: string) => `[data-testid=verdict][data-verdict=${kind}]`

screen('verifier', async (scene) => {
  const { app, page, shoot } = scene
  await page.locator(verdict('sound')).waitFor()
  await shoot('verifier-solved')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('stepper')).toHaveAttribute('data-step', '2')
  await shoot('verifier-step')

  await chooseInDialog(app, [fixture('broken.in')])
  await page.keyboard.press('Control+o')
  await page.getByRole('alert').waitFor()
  await shoot('verifier-error')
  await page.getByRole('alert').getByRole('button').click()

  await page.getByRole('spinbutton').fill('5')
  await page.locator(verdict('cook')).waitFor()
  await shoot('verifier-cook')
  await page.setViewportSize({ width: 960, height: 640 })
  await shoot('verifier-small')
  await page.setViewportSize({ width: 1280, height: 800 })

  await open(scene, 'unsolvable')
  await page.locator(verdict('unsolvable')).waitFor()
  await shoot('verifier-unsolvable')
  await page.getByRole('spinbutton').fill('11')
  await page.locator(verdict('cook')).waitFor()
  await shoot('verifier-many')

  await open(scene, 'long')
  await page.getByRole('progressbar').waitFor()
  await shoot('verifier-searching')
  await page.getByRole('button', { name: /Cancel|取消/ }).click()
  await page.locator(verdict('undecided')).waitFor()
  await shoot('verifier-undecided')

  await page.getByRole('spinbutton').fill('')
  await page.locator(verdict('not-a-level')).waitFor()
  await shoot('verifier-not-a-level')
})

async function open({ app, page }: Scene, name: string): Promise<void> {
  await chooseInDialog(app, [fixture(`${name}.in`)])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
