/**
 * One app that tests hand on to each other, since its start takes longer than many of them. After
 * a test its window is closed as a person closes it, all that the app has written is removed, and
 * what it keeps in memory is as at the first start. The next test finds an empty data folder, and
 * gets another window, whose page has not read it yet.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { RECORD_KINDS } from '../../src/shared/ipc/contract'
import { DEFAULT_SETTINGS } from '../../src/shared/settings'
import { closeApp } from './closeApp'
import { launch, type Launched } from './launch'
import type { RequestLog } from './requestLog'
import { ask, HOME } from './storage'

/** What Chromium itself keeps in the data folder. */
const OF_CHROMIUM = /^(?:[A-Z][^.]*|blob_storage)$/

export class HandedOnApp {
  private folder: string | null = null
  private launched: Launched | null = null
  /** A test has had it since it was as new. */
  private isUsed = false

  constructor(private readonly requests: RequestLog) {}

  /** The data folder of the next test; it holds nothing yet, or Chromium's things alone. */
  async profile(): Promise<string> {
    this.folder ??= await mkdtemp(join(tmpdir(), 'mayan-e2e-'))
    return this.folder
  }

  /** The app with its window open, over what is in the profile now. */
  async take(): Promise<Launched> {
    const { launched } = this
    this.isUsed = true
    if (launched !== null) {
      await openWindow(launched.app)
      return launched
    }
    const options = { profile: await this.profile(), args: [], env: {}, requests: this.requests }
    return (this.launched = await launch(options))
  }

  /** Before a test starts an app of its own: only what the test has put there is in the folder. */
  async stepAside(): Promise<void> {
    if (this.launched === null || this.isUsed) return
    await this.close()
    await this.remove((name) => OF_CHROMIUM.test(name))
  }

  /** After the test that had it. @returns whether it can be handed on */
  async renew(): Promise<boolean> {
    const pages = this.launched?.app.windows() ?? []
    const [page] = pages
    if (this.launched === null || page === undefined || pages.length > 1) return false
    try {
      await ask(page, 'settings.update', DEFAULT_SETTINGS)
      await ask(page, 'recent.show', [])
      await emptyLibrary(page)
      await closeWindow(this.launched.app)
    } catch {
      return false
    }
    this.isUsed = false
    return true
  }

  /** @returns whether it closed without being killed */
  async close(): Promise<boolean> {
    const { launched } = this
    this.launched = null
    this.isUsed = false
    return launched === null || closeApp(launched.app, launched.child)
  }

  /** After every test. */
  async emptyProfile(): Promise<void> {
    if (this.launched === null) await this.end()
    else await this.remove((name) => !OF_CHROMIUM.test(name))
  }

  async end(): Promise<void> {
    await this.close()
    if (this.folder === null) return
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
    this.folder = null
  }

  private async remove(isGone: (name: string) => boolean): Promise<void> {
    const folder = await this.profile()
    const names = (await readdir(folder)).filter(isGone)
    const options = { recursive: true, force: true, maxRetries: 5 }
    await Promise.all(names.map((name) => rm(join(folder, name), options)))
  }
}

/**
 * By the app itself, once all is saved: what is removed under it would be in its trash. Records are
 * read since that waits for their writes, which would bring a game back after its file is removed.
 */
async function emptyLibrary(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await Promise.all(RECORD_KINDS.map((kind) => ask(page, 'record.readAll', kind)))
  const { levels, packs } = await ask(page, 'library.read', undefined)
  const ids = levels.map(({ id }) => id)
  if (ids.length > 0) await ask(page, 'library.trash', ids)
  for (const { id } of packs) if (id !== HOME.packId) await ask(page, 'pack.trash', id)
  await ask(page, 'library.emptyTrash', undefined)
}

/** Closes the window, with everything written; the app stays, as on macOS. */
async function closeWindow(app: ElectronApplication): Promise<void> {
  await app.evaluate(async ({ app: electronApp, BrowserWindow, clipboard }) => {
    electronApp.removeAllListeners('window-all-closed')
    const closed = new Promise<void>((done) => electronApp.once('window-all-closed', done))
    for (const window of BrowserWindow.getAllWindows()) window.close()
    await closed
    electronApp.on('window-all-closed', () => undefined)
    clipboard.clear()
  })
}

/** Opens a window as on macOS; closing it quits the app again. */
async function openWindow(app: ElectronApplication): Promise<void> {
  const opened = app.waitForEvent('window', { timeout: 10_000 })
  await app.evaluate(({ app: electronApp }) => {
    electronApp.emit('activate')
    electronApp.removeAllListeners('window-all-closed')
    electronApp.on('window-all-closed', () => electronApp.quit())
  })
  await opened
}
