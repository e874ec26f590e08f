/** Drags that go wrong or come too soon leave no wrong state behind. */
import { gridOf, playMove, stacksOf } from '../../test/mayan/rules'
import { boardCode } from '../support/mayan'
import { drag, enterPlay, expectLeft, middleOf, playLevel, pull, settled } from '../support/play'
import { expect, test } from '../support/test'

test.use({ motion: true })

const SAMPLE = '1/21/234/31/2434'
/** A move that sets off a chain of five links, on a full board. */
const CHAIN = '1123122/2122121/1211313/2132232/3231313 5'

const codeOf = (stacks: number[][]) => stacks.map((stack) => stack.join('') || '-').join('/')
const stacksOfCode = (code: string) => code.split('/').map((stack) => [...stack].map(Number))

test('a drag during an animation finishes it at once, and is made', async ({ app, page }) => {
  await playLevel(app, page, CHAIN)
  const board = CHAIN.split(' ')[0] ?? ''
  const first = playMove(gridOf(stacksOfCode(board)), { x: 2, y: 1, g: 1 })
  const second = playMove(first, { x: 0, y: 0, g: 1 })

  await drag(page, { x: 2, y: 1, g: 1 })
  await expect(page.getByTestId('board')).toHaveAttribute('data-animating', 'true')
  await drag(page, { x: 0, y: 0, g: 1 })
  await expectLeft(page, 3)
  await settled(page)
  expect(await boardCode(page)).toBe(codeOf(stacksOf(second)))
  await page.keyboard.press('Control+z')
  await expectLeft(page, 4)
  await settled(page)
  expect(await boardCode(page)).toBe(codeOf(stacksOf(first)))
})

test('two drags as fast as they can come are both made', async ({ page }) => {
  await enterPlay(page)
  const one = await middleOf(page, 2, 1)
  const two = await middleOf(page, 3, 1)
  await page.mouse.move(one.x, one.y)
  await page.mouse.down()
  await page.mouse.move(one.x + one.size, one.y)
  await page.mouse.up()
  await page.mouse.move(two.x, two.y)
  await page.mouse.down()
  await page.mouse.move(two.x + two.size, two.y)
  await page.mouse.up()
  await expectLeft(page, 1)
  await settled(page)
  expect(await boardCode(page)).toBe('1/21/214/34/2334')
})

test('a drag that is let go outside of the window is taken back', async ({ page }) => {
  await enterPlay(page)
  await pull(page, 2, 1, 0.9)
  await page.mouse.move(-40, 300)
  await page.mouse.up()
  await expectLeft(page, 3)
  await expect(page.getByTestId('drag-target')).toHaveCount(0)
  expect(await boardCode(page)).toBe(SAMPLE)
  await drag(page, { x: 2, y: 1, g: 1 })
  await expectLeft(page, 2)
})

test('a window that loses the focus during a drag takes it back', async ({ app, page }) => {
  await enterPlay(page)
  await pull(page, 2, 1, 0.9)
  await expect(page.getByTestId('drag-target')).toHaveCount(2)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.blur())
  // Without a window manager the system has nobody to give the focus to.
  await page.evaluate(() => {
    if (document.hasFocus()) window.dispatchEvent(new Event('blur'))
  })
  await expect(page.getByTestId('drag-target')).toHaveCount(0)
  await page.mouse.up()
  await expectLeft(page, 3)
  expect(await boardCode(page)).toBe(SAMPLE)
})

test('a second finger, the other button and a lost pointer change nothing', async ({ page }) => {
  await enterPlay(page)
  const from = await middleOf(page, 2, 1)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(from.x + from.size, from.y)
  await page.mouse.up({ button: 'right' })
  await expectLeft(page, 3)
  await pull(page, 2, 1, 0.9)
  await page.getByTestId('play-grid').evaluate((grid) => {
    const at = (type: string, pointerId: number) =>
      grid.dispatchEvent(
        new PointerEvent(type, { pointerId, clientX: 5, clientY: 5, bubbles: true }),
      )
    at('pointerdown', 77)
    at('pointermove', 77)
    at('pointerup', 77)
  })
  await expect(page.getByTestId('drag-target')).toHaveCount(2)
  await page.evaluate(() => {
    const { documentElement: root } = document
    for (let id = 0; id < 20; id++) if (root.hasPointerCapture(id)) root.releasePointerCapture(id)
  })
  await page.mouse.move(from.x + from.size * 0.9, from.y + 9)
  await expect(page.getByTestId('drag-target')).toHaveCount(0)
  await page.mouse.up()
  await expectLeft(page, 3)
  expect(await boardCode(page)).toBe(SAMPLE)
})
