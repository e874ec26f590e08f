/** Touch, more than one finger or button, and drags of files that end without a word. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { cellAt, newLevel, type Point } from '../support/editor'
import { cellAt as tileAt, openBoard, rowsOf, setupOf, writeBoards } from '../support/linkEditor'
import { openSample } from '../support/library'
import { blocks, boardCode } from '../support/mayan'
import { expect, test } from '../support/test'

const devtoolsOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

/** Fingers on the screen, the first one first; those that are left out are lifted. */
async function touch(devtools: CDPSession, type: string, ...fingers: Point[]): Promise<void> {
  const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }))
  await devtools.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
}

/** What the system makes of a finger that rests: devtools send only the finger. */
async function longPress(page: Page, devtools: CDPSession, { x, y }: Point): Promise<void> {
  await touch(devtools, 'touchStart', { x, y })
  await page.evaluate(
    (at) => {
      const place = { clientX: at.x, clientY: at.y, bubbles: true, cancelable: true }
      document
        .elementFromPoint(at.x, at.y)
        ?.dispatchEvent(new PointerEvent('contextmenu', { pointerType: 'touch', ...place }))
    },
    { x, y },
  )
  await touch(devtools, 'touchEnd')
}

const held = (page: Page) => page.locator('.held')

test.describe('a finger on the blocks', () => {
  test('a long press removes nothing, a tap uses the tool, and a second finger leaves no ghost', async ({
    page,
  }) => {
    await newLevel(page)
    const devtools = await devtoolsOf(page)
    const foot = await cellAt(page, 1, 0)
    await page.locator('[data-palette="3"]').click()
    await touch(devtools, 'touchStart', foot)
    await touch(devtools, 'touchEnd')
    await expect(blocks(page)).toHaveCount(1)
    await longPress(page, devtools, foot)
    await longPress(page, devtools, await cellAt(page, 3, 0))
    await expect(blocks(page)).toHaveCount(1)

    const over = await cellAt(page, 3, 0)
    const beside = await cellAt(page, 4, 0)
    await touch(devtools, 'touchStart', foot)
    await touch(devtools, 'touchMove', over)
    await expect(held(page)).toHaveCount(1)
    await touch(devtools, 'touchStart', over, beside)
    await touch(devtools, 'touchMove', over, foot)
    await touch(devtools, 'touchEnd', over)
    await touch(devtools, 'touchEnd')
    await expect(held(page)).toHaveCount(0)
    await expect(page.getByTestId('ghost')).toHaveCount(0)
    expect(await boardCode(page)).toBe('-/-/-/3/-')
  })

  test('a second button gives the drag up, and removes nothing', async ({ page }) => {
    await newLevel(page)
    const foot = await cellAt(page, 1, 0)
    await page.locator('[data-palette="3"]').click()
    await page.mouse.click(foot.x, foot.y)
    await page.mouse.move(foot.x, foot.y)
    await page.mouse.down()
    await page.mouse.move(foot.x + 80, foot.y - 20, { steps: 4 })
    await expect(held(page)).toHaveCount(1)
    await page.mouse.down({ button: 'right' })
    await expect(held(page)).toHaveCount(0)
    await page.mouse.up({ button: 'right' })
    await page.mouse.up()
    expect(await boardCode(page)).toBe('-/3/-/-/-')
    await page.mouse.click(foot.x, foot.y, { button: 'right' })
    await expect(blocks(page)).toHaveCount(0)
  })
})

test.describe('a finger on the tiles', () => {
  test.beforeEach(({ profile }) => writeBoards(profile, setupOf(['1200', '2100'])))

  test('a long press removes nothing, and a second finger or button leaves no ghost', async ({
    page,
  }) => {
    await openBoard(page, 'Board 1')
    const devtools = await devtoolsOf(page)
    const first = await tileAt(page, 0, 0)
    await longPress(page, devtools, first)
    expect(await rowsOf(page)).toBe('1200/2100')

    const over = await tileAt(page, 0, 3)
    await touch(devtools, 'touchStart', first)
    await touch(devtools, 'touchMove', over)
    await expect(held(page)).toHaveCount(1)
    await touch(devtools, 'touchStart', over, await tileAt(page, 1, 3))
    await touch(devtools, 'touchEnd', over)
    await touch(devtools, 'touchEnd')
    await expect(held(page)).toHaveCount(0)
    expect(await rowsOf(page)).toBe('0201/2100')

    await page.mouse.move(over.x, over.y)
    await page.mouse.down()
    await page.mouse.move(first.x, first.y, { steps: 4 })
    await expect(held(page)).toHaveCount(1)
    await page.mouse.down({ button: 'right' })
    await expect(held(page)).toHaveCount(0)
    await page.mouse.up({ button: 'right' })
    await page.mouse.up()
    expect(await rowsOf(page)).toBe('0201/2100')
    await page.mouse.click(over.x, over.y, { button: 'right' })
    expect(await rowsOf(page)).toBe('0200/2100')
  })
})

test('the drop overlay ends with the drag, also when the element under it has gone', async ({
  page,
}) => {
  const devtools = await devtoolsOf(page)
  const overlay = page.getByTestId('drop')
  const data = { items: [], files: ['/nowhere/a.in'], dragOperationsMask: 1 }
  const drag = async (type: 'dragEnter' | 'dragOver' | 'dragCancel', x: number, y: number) => {
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data })
  }
  const dragOver = async (x: number, y: number) => {
    await drag('dragEnter', x, y)
    await drag('dragOver', x + 1, y + 1)
    await expect(overlay).toBeVisible()
  }
  await page.evaluate(() => {
    const passing = document.createElement('div')
    passing.id = 'passing'
    passing.style.cssText = 'position:fixed;inset:0 auto auto 0;width:99px;height:99px;z-index:99'
    document.body.append(passing)
  })
  await dragOver(50, 50)
  await page.evaluate(() => document.getElementById('passing')?.remove())
  await drag('dragCancel', 60, 60)
  await page.mouse.move(300, 300)
  await expect(overlay).toHaveCount(0)

  // Cancelled, with a pointer that rests.
  await dragOver(300, 300)
  await drag('dragOver', 500, 400)
  await drag('dragCancel', 500, 400)
  await expect(overlay).toHaveCount(0)

  await dragOver(300, 300)
  await page.evaluate(() => window.dispatchEvent(new DragEvent('dragleave')))
  await expect(overlay).toHaveCount(0)
})

test.describe('a board', () => {
  test.beforeEach(({ profile }) => writeBoards(profile, setupOf(['1221', '1331', '2332'])))
  for (const game of ['Mayan', 'Lianliankan']) {
    test(`of ${game} has its size from the first frame on`, async ({ page }) => {
      await (game === 'Mayan' ? openSample(page) : openBoard(page, 'Board 1'))
      const board = page.getByTestId('board')
      const [size] = await Promise.all([sizeOf(board), watchSizes(page)])
      await page.getByRole('radio', { name: 'Play' }).click()
      await expect(page.getByTestId('play-grid')).toBeVisible()
      const played = await sizeOf(board)
      await page.getByRole('radio', { name: 'Edit', exact: true }).click()
      await expect(page.getByTestId('play-grid')).toHaveCount(0)
      await expect.poll(() => sizeOf(board)).toBe(size)
      const seen = await page.evaluate(() => (window as unknown as Seen).boardSizes)
      expect([...new Set([size, ...seen])]).toEqual([...new Set([size, played])])
    })
  }
})

interface Seen {
  readonly boardSizes: readonly string[]
}

function sizeOf(board: Locator): Promise<string> {
  return board.evaluate((node) => (node as HTMLElement).style.getPropertyValue('--size'))
}

/** Notes the size of the board in every frame from now on. */
async function watchSizes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const boardSizes: string[] = []
    Object.assign(window, { boardSizes })
    const look = () => {
      const board = document.querySelector<HTMLElement>('[data-testid="board"]')
      if (board !== null) boardSizes.push(board.style.getPropertyValue('--size'))
      requestAnimationFrame(look)
    }
    look()
  })
}
