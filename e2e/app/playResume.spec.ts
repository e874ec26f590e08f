/** A level left half-way resumes where it was, with undo intact: after closing, and after a crash. */
import { closeApp } from '../support/closeApp'
import { boardCode } from '../support/mayan'
import { dragAll, enterPlay, expectLeft, settled } from '../support/play'
import { expect, readyWindow, test } from '../support/test'

const AFTER_TWO = '1/21/214/34/2334'

test('after closing the app, and after a kill', async ({ start, kill }) => {
  test.setTimeout(120_000)
  const first = await start()
  const page = await readyWindow(first)
  await enterPlay(page)
  await dragAll(page, '00R 21R')
  await page.keyboard.press('Control+Shift+R')
  await dragAll(page, '21R 31R')
  await closeApp(first, first.process())

  const second = await start()
  const again = await readyWindow(second)
  await enterPlay(again)
  await expectLeft(again, 1)
  expect(await boardCode(again)).toBe(AFTER_TWO)
  await again.keyboard.press('Control+z')
  await settled(again)
  expect(await boardCode(again)).toBe('1/21/214/33/2434')
  await again.keyboard.press('Control+y')
  await expectLeft(again, 1)
  // What was done is on disk within half a second.
  await again.waitForTimeout(600)
  await kill(second)

  const third = await readyWindow(await start())
  await enterPlay(third)
  await expectLeft(third, 1)
  for (let step = 0; step < 3; step++) await third.keyboard.press('Control+z')
  await expectLeft(third, 1)
  await third.keyboard.press('Control+z')
  await third.keyboard.press('Control+z')
  await expectLeft(third, 3)
  await settled(third)
  expect(await boardCode(third)).toBe('1/21/234/31/2434')
  await third.keyboard.press('Control+Shift+Z')
  await expectLeft(third, 2)
})
