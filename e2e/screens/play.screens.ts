/** The Mayan player in its states. */
import { drag, dragAll, enterPlay, pull, settled } from '../support/play'
import { screen } from '../support/screens'
import { expect, test } from '../support/test'

test.setTimeout(180_000)

screen('play', async ({ app, page, shoot }) => {
  await enterPlay(page)
  await page.mouse.move(20, 500)
  await shoot()
  await pull(page, 2, 1, 0.7)
  await shoot('play-dragging')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.keyboard.press('Control+i')
  await page.keyboard.press('Control+i')
  await page.keyboard.press('Control+i')
  await expect(page.getByTestId('hint-arrow')).toBeVisible()
  await shoot('play-hint')
  await dragAll(page, '00R')
  await page.keyboard.press('Control+i')
  await expect(page.getByTestId('hint')).toHaveAttribute('data-kind', 'loses')
  await shoot('play-lost')
  await dragAll(page, '10R 20R')
  await shoot('play-out')

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(960, 640))
  await shoot('play-small')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setSize(1280, 800))
  await page.keyboard.press('Control+Shift+R')
  await dragAll(page, '21R 31R')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await drag(page, { x: 3, y: 0, g: 1 })
  await expect(page.getByTestId('board')).toHaveAttribute('data-motion', 'mark')
  await shoot('play-chain')
  await settled(page)
  await expect(page.getByTestId('result')).toBeVisible()
  await shoot('play-won')
  await page
    .getByRole('button', { name: /^(Watch|观看|觀看)/ })
    .last()
    .click()
  await expect(page.getByTestId('replay')).toHaveAttribute('data-step', '3', { timeout: 15_000 })
  await shoot('play-replay')
})
