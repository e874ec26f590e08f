/** The workbench: each tool with something found. */
import { cellAt } from '../support/editor'
import { openSample } from '../support/library'
import { expectVerdict } from '../support/mayan'
import { screen } from '../support/screens'

screen('workbench', async ({ page, shoot }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await page.keyboard.press('Control+e')
  await page.locator('[data-tool="profile"]').click()
  await page.getByTestId('profile').waitFor()
  await page.getByTestId('workbench-tool').scrollIntoViewIfNeeded()
  await shoot('workbench-profile')
  await page.keyboard.press('Control+e')

  await page.locator('[data-tool="back"]').click()
  await page.getByTestId('workbench-tool').locator('button.labelled').click()
  await page.getByTestId('back-boards').waitFor()
  await page.getByTestId('back-boards').scrollIntoViewIfNeeded()
  await shoot('workbench-back')

  await page.locator('[data-tool="fill"]').click()
  await page.getByTestId('workbench-tool').locator('button.labelled').first().click()
  for (const [x, y] of [
    [0, 0],
    [1, 1],
    [4, 3],
    [2, 2],
  ] as const) {
    const cell = await cellAt(page, x, y)
    await page.mouse.click(cell.x, cell.y)
  }
  await page.getByTestId('workbench-tool').locator('button.labelled').last().click()
  await page.getByTestId('fills').waitFor()
  await page.getByTestId('fills').scrollIntoViewIfNeeded()
  await shoot('workbench-fill')

  await page.locator('[data-palette="4"]').click()
  const corner = await cellAt(page, 0, 0)
  await page.mouse.click(corner.x, corner.y)
  await expectVerdict(page, 'unsolvable')
  await page.locator('[data-tool="mend"]').click()
  await page.getByTestId('workbench-tool').locator('button.labelled').first().click()
  await page.getByTestId('roles').waitFor()
  await page.getByTestId('repairs').scrollIntoViewIfNeeded()
  await shoot('workbench-mend')
  await page.setViewportSize({ width: 960, height: 640 })
  await shoot('workbench-mend-small')
})
