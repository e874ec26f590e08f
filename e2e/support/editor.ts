/** What tests of the editor share: pulling blocks about as a hand would. */
import type { Page } from '@playwright/test'
import { blocks } from './mayan'
import { restingBox } from './soon'
import { expect } from './test'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a cell, in the window. */
export async function cellAt(page: Page, x: number, y: number): Promise<Point> {
  const well = await restingBox(page.getByTestId('board').locator('.well'))
  const size = well.width / 5
  return { x: well.x + (x + 0.5) * size, y: well.y + well.height - (y + 0.5) * size }
}

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

export async function pull(page: Page, colour: number, to: Point): Promise<void> {
  const box = await restingBox(page.locator(`[data-palette="${colour}"]`))
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, to)
}

export async function newLevel(page: Page): Promise<void> {
  await page.keyboard.press('Control+n')
  await expect(page.getByTestId('board')).toBeVisible()
  await expect(blocks(page)).toHaveCount(0)
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByTestId('saved')).toHaveAttribute('data-state', 'saved')
}
