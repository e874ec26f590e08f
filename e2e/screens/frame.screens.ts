/** The frame's own dialogs: palette, sheet of shortcuts, settings. */
import { openSample } from '../support/library'
import { expectVerdict } from '../support/mayan'
import { screen } from '../support/screens'

screen('palette', async ({ page, look, shoot }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await shoot()
  await page.keyboard.type(look.language === 'en' ? 'dark' : '深')
  await shoot('palette-search')
  await page.keyboard.type(' xyzxyz')
  await shoot('palette-none')
})

screen('shortcuts', async ({ page, shoot }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await shoot()
})

screen('settings', async ({ page, shoot }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('Control+,')
  await page.getByRole('dialog').waitFor()
  await shoot()
})
