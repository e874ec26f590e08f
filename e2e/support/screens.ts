/**
 * Pictures of screens for the eye: each screen in every theme and language, written to
 * screens/<screen>.<theme>.<language>.png by `npm run screens`.
 */

import { resolve } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { readyWindow, test } from './test'

export const themes = ['light', 'dark'] as const
export const languages = ['en', 'zh-CN', 'zh-TW'] as const

export interface Look {
  theme: (typeof themes)[number]
  language: (typeof languages)[number]
}

export interface Scene {
  app: ElectronApplication
  page: Page
  look: Look
  /** The data folder. */
  profile: string
  /** Takes the picture; with a name, an additional one for a state on the way. */
  shoot: (name?: string) => Promise<void>
}

const folder = resolve(__dirname, '../../screens')

/** All looks, the order of the pictures. */
export const looks: readonly Look[] = themes.flatMap((theme) =>
  languages.map((language) => ({ theme, language })),
)

/**
 * Defines the tests that photograph the screen `name`: `draw` brings the app from its start to
 * that screen and calls `shoot`. The app is started with settings left at "system", in a system
 * of the look's theme and language.
 */
export function screen(name: string, draw: (scene: Scene) => Promise<void>): void {
  for (const look of looks) {
    test.describe(`${look.theme} ${look.language}`, () => {
      test.use(systemOf(look))
      test(name, async ({ app, profile }) => {
        const page = await readyWindow(app)
        await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
        await draw({ app, page, look, profile, shoot: (other) => shoot(page, other ?? name, look) })
      })
    })
  }
}

export async function shoot(page: Page, name: string, look: Look): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const path = resolve(folder, `${name}.${look.theme}.${look.language}.png`)
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
}

/** Options of `test`: Electron on Linux takes the language from the environment, elsewhere from the switch. */
export function systemOf({ language }: Look): {
  launchArgs: string[]
  launchEnv: Record<string, string>
} {
  const posix = `${language === 'en' ? 'en_US' : language.replace('-', '_')}.UTF-8`
  return {
    launchArgs: [`--lang=${language}`],
    launchEnv: { LANGUAGE: posix, LC_ALL: 'C.UTF-8', LANG: posix },
  }
}
