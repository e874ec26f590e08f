/** The verification panel, live: part by part, kept, cancelled, gone on with, and fast. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import {
  blocks,
  boardCode,
  chooseInDialog,
  expectVerdict,
  fixture,
  solverPids,
} from '../support/mayan'
import { openSample } from '../support/library'
import { expect, test } from '../support/test'

/** For the sample: soon decided, and long to analyse to the end, since it has very many solutions. */
const LONG_STEPS = 20

const steps = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Steps n' })
const moves = (page: Page): Locator => page.getByTestId('stepper').getByRole('listitem')
const cancelButton = (page: Page): Locator => page.getByRole('button', { name: 'Cancel' })
const goOnButton = (page: Page): Locator => page.getByRole('button', { name: 'Go on searching' })

test.beforeEach(({ page }) => openSample(page))

/** The nodes that the panel says were searched. */
async function nodesSaid(page: Page): Promise<number> {
  const said = await page.getByText(/[\d,]+ nodes in/).textContent()
  return Number(/([\d,]+) nodes/.exec(said ?? '')?.[1]?.replaceAll(',', ''))
}

async function openLong(app: ElectronApplication, page: Page): Promise<void> {
  await chooseInDialog(app, [fixture('long.in')])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('long')
  await expectVerdict(page, 'searching')
}

test('the verdict is there before the rest, and a cancel keeps what was found', async ({
  page,
}) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await steps(page).fill(String(LONG_STEPS))
  await expectVerdict(page, 'cook')
  await expect(page.getByText(`Solved in exactly ${LONG_STEPS}, but already in 3.`)).toBeVisible()
  await expect(cancelButton(page)).toBeVisible()
  await expect(page.getByTestId('spectrum').getByRole('listitem').nth(2)).toHaveText(/moves: 1/)
  await cancelButton(page).click()
  await expect(goOnButton(page)).toBeVisible()
  await expectVerdict(page, 'cook')
  await expect(
    page.getByText('What follows is incomplete: the search was cancelled.'),
  ).toBeVisible()
  await expect(page.getByTestId('spectrum').getByRole('listitem').nth(2)).toHaveText(/moves: 1/)
})

test('what was known of another level is not shown as if it were of this one', async ({
  app,
  page,
}) => {
  await expectVerdict(page, 'sound')
  await expect(page.getByTestId('spectrum')).toBeVisible()
  await openLong(app, page)
  await expect(cancelButton(page)).toBeVisible()
  await expect(page.getByTestId('spectrum')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sound' })).toHaveCount(0)
})

test('a cancelled search resumes where it stopped', async ({ app, page }) => {
  await openLong(app, page)
  await expect(page.getByText(/fewer than \d+ moves: proved/)).toBeVisible()
  await cancelButton(page).click()
  await expectVerdict(page, 'undecided')
  const before = await nodesSaid(page)
  const [pid] = await solverPids(app)
  await goOnButton(page).click()
  await expectVerdict(page, 'searching')
  await cancelButton(page).click()
  await expectVerdict(page, 'undecided')
  expect(await nodesSaid(page)).toBeGreaterThan(before)
  await expect(page.getByText(/fewer than \d+ moves: proved/)).toBeVisible()
  expect(await solverPids(app)).toEqual([pid])
})

test('a search whose process is gone fails, and the next one works', async ({ app, page }) => {
  await openLong(app, page)
  const [pid] = await solverPids(app)
  process.kill(Number(pid), 'SIGKILL')
  await expectVerdict(page, 'failed')
  await page.getByRole('button', { name: 'Verify again' }).click()
  await expectVerdict(page, 'searching')
  await steps(page).fill('1')
  await expectVerdict(page, 'unsolvable')
})

test('a cook is shown on the board, first and apart', async ({ page }) => {
  await openSample(page)
  await steps(page).fill('4')
  await expectVerdict(page, 'cook')
  await expect(page.getByRole('heading', { name: 'Cook in 3' })).toBeVisible()
  await expect(page.getByTestId('minimum').getByRole('radio')).toBeChecked()
  await expect(moves(page)).toHaveText(['21→', '31→', '30→'])
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(blocks(page)).toHaveCount(0)
  await page.getByTestId('ideas').getByRole('radio').first().click()
  await expect(moves(page)).toHaveCount(4)
  await expect.poll(() => boardCode(page)).toBe('1/21/234/31/2434')
})

test('what n would have to be is shown where n has no solution', async ({ page }) => {
  await openSample(page)
  await steps(page).fill('2')
  await expectVerdict(page, 'unsolvable')
  await expect(page.getByRole('heading', { name: 'Solvable in 3' })).toBeVisible()
  await expect(moves(page)).toHaveText(['21→', '31→', '30→'])
})

test('one solution is called the only one', async ({ page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await expect(page.getByRole('heading', { name: 'The only solution' })).toBeVisible()
  await expect(page.getByText('Unique', { exact: true })).toBeVisible()
})

test('a verdict that is known comes back without a search', async ({ page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await steps(page).fill('4')
  await expectVerdict(page, 'cook')
  await steps(page).fill('3')
  await expectVerdict(page, 'sound')
  await expect(page.getByText(/Proved earlier/)).toBeVisible()
  await page.getByRole('button', { name: 'Verify again' }).click()
  await expectVerdict(page, 'sound')
  await expect(page.getByText(/Proved earlier/)).toBeHidden()
})

test('a hint in the player leaves the editor its verdicts', async ({ page }) => {
  await expectVerdict(page, 'sound')
  await page.keyboard.press('F5')
  await expect(page.getByTestId('play')).toBeVisible()
  await page.keyboard.press('Control+i')
  await expect(page.getByTestId('hint')).toHaveAttribute('data-kind', 'wins')
  await page.keyboard.press('F5')
  await steps(page).fill('4')
  await expectVerdict(page, 'cook')
})

test('the old verdict is marked until the new one is there', async ({ app, page }) => {
  await openLong(app, page)
  await cancelButton(page).click()
  await expectVerdict(page, 'undecided')
  await steps(page).fill('13')
  await expect(page.getByText('Stale', { exact: true })).toBeVisible()
  await expect(page.getByTestId('verdict')).toHaveText('Undecided')
  await steps(page).fill('1')
  await expectVerdict(page, 'unsolvable')
  await expect(page.getByText('Stale', { exact: true })).toBeHidden()
})

/** Boards of sound levels of three to five moves, from a few blocks to many. */
const BOARDS = [
  '1/21/234/31/2434',
  '24/2433433/-/14214/12',
  '23/43122/4/133121/42',
  '-/4133133/144/5252244/45255',
  '1121153/531244/2243325/5/5',
  '-/3232323/42424/4141414/-',
]

/** Milliseconds from each change of n, made in the page, to the headline about it. */
function measureChanges(page: Page, values: readonly number[]): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const field = document.querySelector<HTMLInputElement>('input[type=number]')
    const verdict = document.querySelector<HTMLElement>('[data-testid=verdict]')
    if (field === null || verdict === null) throw new Error('no panel')
    const times: number[] = []
    for (const value of wanted) {
      const isThere = () =>
        verdict.dataset['verdict'] !== 'searching' && verdict.dataset['about'] === String(value)
      const start = performance.now()
      field.value = String(value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          done()
        })
        observer.observe(verdict, { attributes: true })
      })
      times.push(performance.now() - start)
      await new Promise((done) => setTimeout(done, 50))
    }
    return times
  }, values)
}

test(
  'from edit to headline: median and 95th percentile',
  { tag: '@timing' },
  async ({ app, page, profile }) => {
    test.setTimeout(120_000)
    const searched: number[] = []
    const kept: number[] = []
    for (const [index, board] of BOARDS.entries()) {
      const path = join(profile, `board-${index}.in`)
      const stacks = board.split('/').map((stack) => [...stack.replace('-', ''), '0'].join(' '))
      await writeFile(path, [9, ...stacks].join('\n'))
      await chooseInDialog(app, [path])
      await page.keyboard.press('Control+o')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`board-${index}`)
      searched.push(...(await measureChanges(page, [1, 2, 4, 3, 5, 6])))
      kept.push(...(await measureChanges(page, [2, 4])))
    }
    expect(searched.length).toBeGreaterThanOrEqual(30)
    const percentile = (list: readonly number[], share: number) =>
      [...list].sort((a, b) => a - b)[Math.ceil(list.length * share) - 1]?.toFixed(0) ?? ''
    const line = (name: string, list: readonly number[]) =>
      `${name} (${list.length}): p50 ${percentile(list, 0.5)} ms, p95 ${percentile(list, 0.95)} ms`
    process.stdout.write(`edit → headline, ${line('searched', searched)}; ${line('kept', kept)}\n`)
    expect(Number(percentile(searched, 0.5))).toBeLessThan(1000)
  },
)

test('fifty quick edits end in one verdict, and nothing is left waiting', async ({ app, page }) => {
  await openSample(page)
  await expectVerdict(page, 'sound')
  const verdicts = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type=number]')
    const verdict = document.querySelector<HTMLElement>('[data-testid=verdict]')
    if (field === null || verdict === null) throw new Error('no panel')
    const seen: string[] = []
    const observer = new MutationObserver(() => seen.push(verdict.dataset['verdict'] ?? ''))
    observer.observe(verdict, { attributes: true, attributeFilter: ['data-verdict'] })
    for (let edit = 0; edit < 50; edit++) {
      field.value = String(12 + (edit % 2))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field.value = '2'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const start = performance.now()
    while (seen.at(-1) !== 'unsolvable' && performance.now() - start < 10_000) {
      await new Promise((done) => setTimeout(done, 10))
    }
    return seen.filter((kind) => kind !== 'searching')
  })
  expect(verdicts).toEqual(['unsolvable'])
  await expect(page.getByText('The minimum is 3.')).toBeVisible()
  expect(await solverPids(app)).toHaveLength(1)
})
