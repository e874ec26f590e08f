/** What the tests of the Mayan player share: entering it, its board, and moves as a person makes them. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import type { Move } from '../../src/shared/games/mayan/rules/board'
import { openSample } from './library'
import { chooseInDialog } from './mayan'
import { restingBox, soonHas } from './soon'
import { expect } from './test'

/** From the level on screen, or from the library's first one, to playing it. */
export async function enterPlay(page: Page): Promise<void> {
  const board = page.getByTestId('board')
  await expect(board.or(page.getByTestId('cards')).first()).toBeVisible()
  if ((await board.count()) === 0) await openSample(page)
  await expect(board).toBeVisible()
  await page.keyboard.press('F5')
  await expect(page.getByTestId('play-grid')).toBeVisible()
  await settled(page)
}

/** Opens a level given by its code, as a file, and plays it. */
export async function playLevel(app: ElectronApplication, page: Page, code: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mayan-level-'))
  const name = `level ${randomUUID().slice(0, 8)}`
  await writeFile(join(folder, `${name}.txt`), code)
  await chooseInDialog(app, [join(folder, `${name}.txt`)])
  await page.keyboard.press('Control+o')
  await expect(page.getByTestId('play-grid')).toHaveCount(0)
  await expect(page.getByTestId('board')).toBeVisible()
  await expect(page.getByText(name).first()).toBeVisible()
  await rm(folder, { recursive: true })
  await enterPlay(page)
}

export function stage(page: Page): Locator {
  return page.getByTestId('play')
}

export async function settled(page: Page): Promise<void> {
  await soonHas(stage(page), 'data-animating', 'false')
  await expect(stage(page)).toHaveAttribute('data-animating', 'false')
}

export async function expectLeft(page: Page, left: number): Promise<void> {
  await soonHas(page.getByTestId('steps-left'), 'data-left', String(left))
  await expect(page.getByTestId('steps-left')).toHaveAttribute('data-left', String(left))
}

/** The middle of a cell on screen. */
export async function middleOf(page: Page, x: number, y: number) {
  const box = await restingBox(page.getByTestId('play-grid'))
  const size = box.width / 5
  return { x: box.x + (x + 0.5) * size, y: box.y + box.height - (y + 0.5) * size, size }
}

/** Presses on a block and pulls it a number of columns, without letting it go. */
export async function pull(page: Page, x: number, y: number, columns: number): Promise<void> {
  const from = await middleOf(page, x, y)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + columns * from.size, from.y + 6, { steps: 4 })
}

export async function drag(page: Page, { x, y, g }: Move): Promise<void> {
  await pull(page, x, y, g * 0.9)
  await page.mouse.up()
}

/** `21R 31R`, one after the other, each waited for. */
export async function dragAll(page: Page, moves: string): Promise<void> {
  for (const move of moves.split(' ')) {
    const left = Number(await page.getByTestId('steps-left').getAttribute('data-left'))
    await drag(page, { x: Number(move[0]), y: Number(move[1]), g: move[2] === 'R' ? 1 : -1 })
    await expectLeft(page, left - 1)
    await settled(page)
  }
}
