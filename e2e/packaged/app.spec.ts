/** The packaged app works: from the archive alone, with its solver, and opens files it is given. */
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { closeApp } from '../support/closeApp'
import { openSample } from '../support/library'
import { expectVerdict, fixture, solverPids } from '../support/mayan'
import { expect, OPEN, SHIPPED, switches, test } from '../support/packaged'

interface Opened {
  readonly app: ElectronApplication
  readonly page: Page
}

/** The package without fuses, with a debugger: main can be inspected. */
async function withApp(profile: string, look: (opened: Opened) => Promise<void>): Promise<void> {
  const app = await _electron.launch({
    executablePath: OPEN.executable,
    args: switches(profile),
    timeout: 30_000,
  })
  const child = app.process()
  try {
    await look({ app, page: await app.firstWindow() })
  } finally {
    await closeApp(app, child)
  }
}

test('runs packaged, and proves the contest sample from within the archive', async ({
  profile,
}) => {
  await withApp(profile, async ({ app, page }) => {
    const about = await app.evaluate(({ app: electronApp }) => ({
      isPackaged: electronApp.isPackaged,
      path: electronApp.getAppPath(),
      name: electronApp.getName(),
    }))
    expect(about).toMatchObject({ isPackaged: true, name: 'Mayan Studio' })
    expect(about.path).toBe(join(OPEN.resources, 'app.asar'))
    await openSample(page)
    await expectVerdict(page, 'sound')
    expect(await solverPids(app)).toHaveLength(1)
  })
})

test('as it is shipped, it shows its library and proves the sample', async ({ start }) => {
  const page = await start(SHIPPED).page()
  await openSample(page)
  await expectVerdict(page, 'sound')
})

for (const [how, nameOf] of [
  ['path', (path: string) => path],
  ['address', (path: string) => pathToFileURL(path).href],
] as const) {
  test(`a double click on a level opens it: named by its ${how}`, async ({ profile, start }) => {
    const path = join(profile, 'My level.mayan')
    await copyFile(fixture('level.json'), path)
    const page = await start(SHIPPED, [nameOf(path)]).page()
    await expect(page.getByTestId('board')).toBeVisible({ timeout: 15_000 })
  })
}
