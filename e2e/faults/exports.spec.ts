/**
 * The window is closed, the app quits or is ended by a signal at random moments of an export or an
 * import: all of it is there, or nothing, and nothing else is in the user's folder.
 */
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ElectronApplication } from '@playwright/test'
import { Library } from '../../src/main/library/library'
import { printLevelCode } from '../../src/shared/games/mayan/formats/levelCode'
import { dropFiles, goTo, writeLevels } from '../support/library'
import { levelDocument } from '../support/storage'
import { readyWindow } from '../support/test'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'

const LEVELS = 1200

/** How the app is ended; a window that waits for an export closes afterwards. */
const ENDINGS = ['close', 'quit', 'SIGTERM'] as const

test(`closing during an export of ${LEVELS} levels`, async ({ profile, start, random }) => {
  test.setTimeout(AMOUNTS.closings * 60_000)
  const documents = Array.from({ length: LEVELS }, (_, at) => levelDocument(`Level ${at % 400}`))
  await writeLevels(profile, 'my-levels', documents)
  const counts = { all: 0, none: 0 }
  for (let run = 0; run < AMOUNTS.closings; run++) {
    const app = await start()
    const page = await readyWindow(app)
    const folder = await mkdtemp(join(tmpdir(), 'mayan-export-'))
    await answerDialogs(app, folder)
    await goTo(page, 'My levels')
    await page.getByTestId('card').first().focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+Shift+S')
    await page.getByRole('radio', { name: /level code/i }).check()
    await page.getByRole('button', { name: 'Choose where…' }).click()
    await delay(random.integer(0, 1500))
    await end(app, ENDINGS[run % ENDINGS.length] ?? 'close')
    const names = await readdir(folder)
    counts[names.length === 0 ? 'none' : 'all']++
    expect([0, LEVELS]).toContain(names.length)
    expect(names.filter((name) => !name.endsWith('.txt'))).toEqual([])
    expect(await readdir(join(profile, 'exports')).catch(() => [])).toEqual([])
    await rm(folder, { recursive: true })
  }
  figure(
    `${AMOUNTS.closings} ends during an export: ${counts.all} whole, ${counts.none} not at all`,
  )
})

test(`closing during an import of ${LEVELS} levels`, async ({ profile, start, random }) => {
  test.setTimeout(AMOUNTS.closings * 60_000)
  const { setup } = levelDocument('')
  const code = printLevelCode(setup)
  const codes = `${Array.from({ length: LEVELS }, () => code).join('\n')}\n`
  const counts = { all: 0, none: 0 }
  let before = 0
  for (let run = 0; run < AMOUNTS.closings; run++) {
    const app = await start()
    const page = await readyWindow(app)
    await dropFiles(page, [['codes.txt', codes]])
    await delay(random.integer(0, 800))
    await end(app, ENDINGS[run % ENDINGS.length] ?? 'close')
    const { levels, faults } = await new Library(profile).read()
    expect(faults).toEqual([])
    const added = levels.length - before
    counts[added === 0 ? 'none' : 'all']++
    expect([0, LEVELS]).toContain(added)
    await rm(join(profile, 'library'), { recursive: true })
    before = 0
  }
  figure(
    `${AMOUNTS.closings} ends during an import: ${counts.all} whole, ${counts.none} not at all`,
  )
})

/** The system's dialogs: the one part that tests can't click. */
async function answerDialogs(app: ElectronApplication, folder: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, folder)
}

async function end(app: ElectronApplication, how: (typeof ENDINGS)[number]): Promise<void> {
  const left = once(app.process(), 'exit')
  if (how === 'SIGTERM') app.process().kill(how)
  else {
    await app
      .evaluate(({ app: electronApp, BrowserWindow }, closes) => {
        if (closes) BrowserWindow.getAllWindows()[0]?.close()
        else electronApp.quit()
      }, how === 'close')
      .catch(() => undefined)
  }
  await left
}
