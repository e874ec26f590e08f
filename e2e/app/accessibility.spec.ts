/** Every screen and state, in both themes and all languages, in the smallest window. */
import { accessibilityFaults, cutOffTexts } from '../support/judge'
import { systemOf, type Look } from '../support/screens'
import { expect, readyWindow, test } from '../support/test'
import { prepareWalk, walkEverywhere } from '../support/walk'

/** Axe goes everywhere in both themes; of the other languages it looks at the main screens. */
const MAIN_STATES = ['library: starter pack', 'editor', 'player']
const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'zh-CN' },
  { theme: 'dark', language: 'zh-TW' },
]

for (const { theme, language } of LOOKS) {
  test.describe(`${theme}, ${language}`, () => {
    test.use(systemOf({ theme, language }))

    test('nothing keeps anybody out, and no text is cut off', async ({ profile, start }) => {
      test.setTimeout(400_000)
      await prepareWalk(profile)
      const app = await start()
      const page = await readyWindow(app)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.setContentSize(960, 640),
      )
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(960)
      const faults: Record<string, string[]> = {}
      let states = 0
      await walkEverywhere({
        app,
        page,
        look: async (state) => {
          states++
          const found = await cutOffTexts(page)
          if (language === 'en' || MAIN_STATES.includes(state)) {
            found.push(...(await accessibilityFaults(page)))
          }
          if (found.length > 0) faults[state] = found
        },
      })
      process.stdout.write(`${theme}, ${language}: ${states} states\n`)
      expect(faults).toEqual({})
    })
  })
}
