/** What the tests of the Mayan screen share: its parts, and the solver processes behind it. */
import { resolve } from 'node:path'
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import { soonHas } from './soon'
import { expect } from './test'

export function fixture(name: string): string {
  return resolve(__dirname, '../fixtures', name)
}

export function blocks(page: Page): Locator {
  return page.getByTestId('board').locator('[data-colour]')
}

/** The board as a level code without n, read off the blocks on screen. */
export async function boardCode(page: Page): Promise<string> {
  const stacks = await blocks(page).evaluateAll((elements) => {
    const columns = Array.from({ length: 5 }, () => Array<string>(7).fill(''))
    for (const element of elements) {
      const { x, y, colour } = (element as HTMLElement).dataset
      const column = columns[Number(x)]
      if (column) column[Number(y)] = colour === '10' ? 'a' : String(colour)
    }
    return columns.map((column) => column.join('') || '-')
  })
  return stacks.join('/')
}

export async function verify(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Verify/ }).click()
}

export async function expectVerdict(page: Page, kind: string, timeout = 10_000): Promise<void> {
  await soonHas(page.getByTestId('verdict'), 'data-verdict', kind)
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', kind, { timeout })
}

/** The open dialog answers with these files: the one part of the system that tests can't click. */
export async function chooseInDialog(app: ElectronApplication, paths: string[]): Promise<void> {
  await app.evaluate(({ dialog }, filePaths) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: filePaths.length === 0, filePaths })
  }, paths)
}

/** Process ids of the running solver workers. */
export function solverPids(app: ElectronApplication): Promise<number[]> {
  return app.evaluate(({ app: electronApp }) =>
    electronApp
      .getAppMetrics()
      .filter(({ type, name, serviceName }) => {
        return type === 'Utility' && /solver/i.test(`${name ?? ''} ${serviceName ?? ''}`)
      })
      .map(({ pid }) => pid),
  )
}
