/** The editor: at rest, while dragging, with a tool, at a step of a solution, with problems. */
import { openSample } from '../support/library'
import { expectVerdict } from '../support/mayan'
import { screen } from '../support/screens'

screen('editor', async ({ page, shoot }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await shoot()

  const board = page.getByTestId('board')
  const well = await board.locator('.well').boundingBox()
  const block = await page.locator('[data-palette="3"]').boundingBox()
  if (well === null || block === null) throw new Error('no board')
  const size = well.width / 5
  await page.mouse.move(block.x + block.width / 2, block.y + block.height / 2)
  await page.mouse.down()
  await page.mouse.move(well.x + 2.4 * size, well.y + 5.7 * size, { steps: 6 })
  await shoot('editor-dragging')
  await page.keyboard.press('Escape')
  await page.mouse.up()

  await board.click({ position: { x: 3, y: 3 } })
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('7')
  await expectVerdict(page, 'unsolvable')
  await shoot('editor-problems')
  await page.keyboard.press('Control+z')
  await expectVerdict(page, 'sound')
  await page.setViewportSize({ width: 960, height: 640 })
  await shoot('editor-small')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Tab')
  await page.getByTestId('stepper').getByRole('listitem').nth(1).getByRole('button').click()
  await shoot('editor-step')
})
