/** Every screen and state, in both themes and all languages, in the smallest window. */
import type { Page } from '@playwright/test'
import { accessibilityFaults, colourFaults, cutOffTexts } from '../support/judge'
import { systemOf, themes, type Look } from '../support/screens'
import { expect, readyWindow, test } from '../support/test'
import { prepareWalk, walkEverywhere } from '../support/walk'

type Theme = Look['theme']

interface Tour {
  readonly language: Look['language']
  /** Each state is looked at in all of them, in place. */
  readonly themes: readonly Theme[]
  /** Axe checks every state in both themes; in other languages the main screens alone. */
  readonly isAxeEverywhere: boolean
}

const MAIN_STATES = ['library: starter pack', 'editor', 'player']
const TOURS: readonly Tour[] = [
  { language: 'en', themes, isAxeEverywhere: true },
  { language: 'zh-CN', themes: ['light'], isAxeEverywhere: false },
  { language: 'zh-TW', themes: ['dark'], isAxeEverywhere: false },
]

async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

for (const tour of TOURS) {
  const [first = 'light'] = tour.themes
  test.describe(`${tour.themes.join(' and ')}, ${tour.language}`, () => {
    test.use(systemOf({ theme: first, language: tour.language }))

    test('nothing keeps anybody out, and no text is cut off', async ({ profile, start }) => {
      test.setTimeout(400_000)
      await prepareWalk(profile)
      const app = await start()
      const page = await readyWindow(app)
      await wear(page, first)
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
          for (const theme of tour.themes) {
            if (theme !== first) await wear(page, theme)
            // A theme changes colours alone, no sizes.
            const found = theme === first ? await cutOffTexts(page) : []
            if (tour.isAxeEverywhere || MAIN_STATES.includes(state)) {
              found.push(...(await (theme === first ? accessibilityFaults : colourFaults)(page)))
            }
            if (found.length > 0) faults[`${state}, ${theme}`] = found
          }
          if (tour.themes.length > 1) await wear(page, first)
        },
      })
      process.stdout.write(`${tour.themes.join(', ')}, ${tour.language}: ${states} states\n`)
      expect(faults).toEqual({})
    })
  })
}
