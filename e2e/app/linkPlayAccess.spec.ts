/** The Lianliankan player in its states: open to everybody, with no text cut off, still where asked. */
import { dealtLevel, levelOf, linkByMouse, playBoard, writeBoards } from '../support/linkPlay'
import { accessibilityFaults, cutOffTexts } from '../support/judge'
import { systemOf, type Look } from '../support/screens'
import { expect, readyWindow, test } from '../support/test'

const TRAP = levelOf('2123/.312/.211', 'inside')
const INTO_THE_TRAP = [
  [
    { row: 0, column: 0 },
    { row: 2, column: 1 },
  ],
  [
    { row: 2, column: 2 },
    { row: 2, column: 3 },
  ],
] as const
const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'zh-CN' },
]

for (const look of LOOKS) {
  test.describe(`${look.theme}, ${look.language}`, () => {
    test.use(systemOf(look))

    test('nothing keeps anybody out, no text is cut off, nothing moves', async ({
      profile,
      start,
    }) => {
      test.setTimeout(120_000)
      await writeBoards(profile, { Trap: TRAP, Large: dealtLevel(20, 30, 'outside', 40) })
      const app = await start()
      const page = await readyWindow(app)
      await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
      await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.setContentSize(960, 640),
      )
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(960)
      const faults: Record<string, string[]> = {}
      const judge = async (state: string) => {
        const found = [...(await cutOffTexts(page)), ...(await accessibilityFaults(page))]
        if (found.length > 0) faults[state] = found
      }
      await playBoard(page, 'Large')
      await judge('largest board')
      await playBoard(page, 'Trap')
      await page.keyboard.press('Control+i')
      await expect(page.getByTestId('hinted')).toHaveCount(2)
      await judge('hint')
      await page.evaluate(() => {
        const seen = window as unknown as { motions: number }
        seen.motions = 0
        document.addEventListener('transitionrun', () => seen.motions++, true)
        document.addEventListener('animationstart', () => seen.motions++, true)
      })
      for (const pair of INTO_THE_TRAP) await linkByMouse(page, pair)
      await expect(page.getByTestId('dead-end')).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { motions: number }).motions)).toBe(0)
      await judge('dead end')
      await page.keyboard.press('p')
      await expect(page.getByTestId('paused')).toBeVisible()
      await judge('paused')
      await page.keyboard.press('Control+Shift+N')
      await page.getByTestId('deal-code').fill('no code')
      await judge('new board')
      expect(faults).toEqual({})
    })
  })
}
