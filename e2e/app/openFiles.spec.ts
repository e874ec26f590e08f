/** One app for each data folder: a second start hands over its files and ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { fixture } from '../support/mayan'
import { expect, test } from '../support/test'

// What an app does from its start to its end.
test.use({ handOn: false })

const projectRoot = resolve(__dirname, '../..')

/** As the system would start it for a file; the exit code once it has ended. */
async function startAgain(profile: string, files: string[], cwd = projectRoot): Promise<unknown> {
  const executable = process.env['MAYAN_ELECTRON'] ?? ''
  const switches = ['--no-sandbox', `--user-data-dir=${profile}`]
  const child = spawn(executable, [projectRoot, ...switches, ...files], { cwd, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [unknown]
  return code
}

/** From now on the page keeps the names of the files that it is notified of. */
async function listen(page: Page) {
  return page.evaluateHandle(() => {
    const { api } = globalThis as unknown as {
      api: { on: (event: string, listener: (files: { name: string }[]) => void) => void }
    }
    const names: string[] = []
    api.on('file.opened', (files) => names.push(...files.map(({ name }) => name)))
    return names
  })
}

test('a second start hands over its files, by relative names too', async ({ profile, page }) => {
  const names = await listen(page)
  expect(await startAgain(profile, [fixture('sample.in')])).toBe(0)
  await expect.poll(() => names.jsonValue()).toEqual(['sample.in'])
  expect(await startAgain(profile, ['unsolvable.in', 'none.in'], fixture(''))).toBe(0)
  await expect.poll(() => names.jsonValue()).toEqual(['sample.in', 'unsolvable.in', 'none.in'])
  expect(await startAgain(profile, [])).toBe(0)
})

test('a second start brings the window back', async ({ profile, page, app }) => {
  await expect(page.locator('body')).toBeVisible()
  const isMinimized = () =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized())
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    // Without a window manager nothing is minimized: what matters is that it is asked to come back.
    if (window === undefined) return
    let minimized = true
    window.isMinimized = () => minimized
    window.restore = () => void (minimized = false)
  })
  expect(await isMinimized()).toBe(true)
  expect(await startAgain(profile, [])).toBe(0)
  await expect.poll(isMinimized).toBe(false)
})

test('ten starts at once: one app, every file arrives', async ({ profile, page }) => {
  test.slow()
  const names = await listen(page)
  const files = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const path = join(profile, `level ${index}.in`)
      await copyFile(fixture('sample.in'), path)
      return path
    }),
  )
  const codes = await Promise.all(files.map((file) => startAgain(profile, [file])))
  expect(codes).toEqual(Array(10).fill(0))
  await expect
    .poll(async () => (await names.jsonValue()).sort())
    .toEqual(files.map((file) => basename(file)))
})
