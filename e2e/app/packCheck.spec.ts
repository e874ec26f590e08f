/** The gate of a pack: checked, shown, and written as a report. */
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cards, goTo, writeLevels } from '../support/library'
import { expect, readyWindow, test } from '../support/test'

const SAMPLE = [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]

test('the faults of a pack are listed, and its report is written', async ({ profile, start }) => {
  const author = 'Me'
  const mayan = (title: string, stacks: number[][], steps: number) =>
    ({ game: 'mayan', setup: { stacks, steps }, title, author }) as const
  await writeLevels(profile, 'my-levels', [
    mayan('Sample', SAMPLE, 3),
    mayan('Cooked', [[1], [1], [], [1], []], 2),
    mayan('From the other side', [...SAMPLE].reverse(), 3),
    mayan('Easy', [[1], [1], [], [1], []], 1),
    {
      game: 'lianliankan',
      setup: {
        rows: [
          [1, 1],
          [2, 2],
        ],
        border: 'inside',
      },
      title: 'Pair',
      author,
    },
  ])
  const app = await start()
  const page = await readyWindow(app)
  await goTo(page, 'My levels')
  await expect(cards(page)).toHaveCount(5)
  await page.keyboard.press('Control+Shift+Enter')
  const dialog = page.getByTestId('pack-check')
  await expect(page.getByTestId('pack-summary')).toContainText('does not pass: 2 faults and 2')
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Level 2: it is solved in fewer moves/,
    /Level 3: the same as level 1/,
    /Level 2: easier than level 1/,
    /Level 4: easier than level 3/,
  ])

  const folder = await mkdtemp(join(tmpdir(), 'mayan-report-'))
  await app.evaluate(
    ({ dialog: dialogs }, path) => {
      dialogs.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path })
    },
    join(folder, 'report.html'),
  )
  await dialog.getByRole('button', { name: 'Write the report' }).click()
  const names = async () => (await readdir(folder)).sort()
  await expect.poll(names).toEqual(['report.html', 'report.json'])
  const page1 = await readFile(join(folder, 'report.html'), 'utf8')
  expect(page1).toContain('From the other side')
  expect(page1.match(/<svg /g)).toHaveLength(5)
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as {
    passed: boolean
    levels: { verdict: string; figures: Record<string, number> }[]
  }
  expect(report.passed).toBe(false)
  expect(report.levels.map(({ verdict }) => verdict)).toEqual([
    'sound',
    'cook',
    'sound',
    'sound',
    'sound',
  ])
  expect(report.levels[0]?.figures).toMatchObject({ n: 3, minimum: 3, ideas: 1 })

  await dialog.getByRole('button', { name: /Level 2: it is solved/ }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Cooked')
})

test('the built-in pack passes', async ({ page }) => {
  test.slow()
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByTestId('pack-summary')).toContainText('The pack passes', {
    timeout: 60_000,
  })
})
