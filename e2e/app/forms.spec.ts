/** Each form of levels by each way into the app: paste, drop, dialog, a folder, the new board. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { levelCodeOf } from '../../src/shared/games/registry'
import { printLevelFile, type GameDocument } from '../../src/shared/games/documents'
import { HDU_END, printHduSet } from '../../src/shared/games/lianliankan/formats/hduText'
import { printContestText } from '../../src/shared/games/mayan/formats/contestText'
import { printPackJson } from '../../src/shared/library/packJson'
import { backToLibrary, dropFiles, expectTitles, rail } from '../support/library'
import { boardText, playBoard, writeBoards, levelOf } from '../support/linkPlay'
import { chooseInDialog } from '../support/mayan'
import { ask } from '../support/storage'
import { expect, test } from '../support/test'

const LEVELS = [
  { game: 'mayan', setup: { stacks: [[1], [1], [], [1], []], steps: 1 } },
  { game: 'mayan', setup: { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 } },
] as const
const BOARDS = [
  {
    game: 'lianliankan',
    setup: {
      rows: [
        [1, 2, 1],
        [2, 0, 0],
      ],
      border: 'inside',
    },
  },
  {
    game: 'lianliankan',
    setup: {
      rows: [
        [1, 1],
        [3, 3],
      ],
      border: 'inside',
    },
  },
] as const
const BOTH: readonly GameDocument[] = [LEVELS[0], BOARDS[0]]

const codesOf = (documents: readonly GameDocument[]) =>
  documents.map((document) => levelCodeOf(document) ?? '').join('\n')

const FORMS: Readonly<Record<string, readonly [text: string, levels: readonly GameDocument[]]>> = {
  'contest texts': [LEVELS.map(({ setup }) => printContestText(setup)).join(''), LEVELS],
  'data sets of HDU 1175': [
    BOARDS.map(({ setup }) => printHduSet(setup)).join('') + HDU_END,
    BOARDS,
  ],
  'a board on one line': ['2 2 1 1 3 3 0 0 0', [BOARDS[1]]],
  'codes of both games': [codesOf(BOTH), BOTH],
  'level files of both games': [BOTH.map(printLevelFile).join(''), BOTH],
  'output of a command': [
    BOTH.map((document) => `${JSON.stringify({ code: levelCodeOf(document) })}\n`).join(''),
    BOTH,
  ],
  'a pack': [printPackJson('Packed', BOTH), BOTH],
}

/** The setups in the library, in the order of its packs. */
async function setupsIn(page: Page): Promise<unknown[]> {
  const { packs, levels } = await ask(page, 'library.read', undefined)
  const byId = new Map(levels.map((level) => [level.id, level.document.setup]))
  return packs.flatMap(({ levelIds }) => levelIds.map((id) => byId.get(id)))
}

const WAYS = {
  paste: async (app: ElectronApplication, page: Page, text: string) => {
    await app.evaluate(({ clipboard }, copied) => {
      clipboard.writeText(copied)
    }, text)
    await page.keyboard.press('Control+v')
  },
  drop: (_app: ElectronApplication, page: Page, text: string) =>
    dropFiles(page, [['levels.txt', text]]),
  dialog: async (app: ElectronApplication, page: Page, text: string) => {
    const file = join(await mkdtemp(join(tmpdir(), 'mayan-e2e-forms-')), 'LEVELS.IN')
    // As PowerShell writes it.
    await writeFile(file, Buffer.from(`\uFEFF${text}`, 'utf16le'))
    await chooseInDialog(app, [file])
    await page.keyboard.press('Control+o')
  },
}

for (const [way, bring] of Object.entries(WAYS)) {
  test(`every form comes in by ${way}, to the same levels`, async ({ app, page }) => {
    const expected: unknown[] = []
    const packed: unknown[] = []
    for (const [form, [text, levels]] of Object.entries(FORMS)) {
      await backToLibrary(page)
      await bring(app, page, text)
      const setups = levels.map(({ setup }) => setup)
      if (form === 'a pack') packed.push(...setups)
      else expected.push(...setups)
      await expect.poll(() => setupsIn(page), form).toEqual([...expected, ...packed])
      await expect(page.getByTestId('import-report')).toHaveCount(0)
    }
  })
}

test('a folder that is dropped is a pack of its levels', async ({ page }) => {
  const folder = join(await mkdtemp(join(tmpdir(), 'mayan-e2e-folder-')), 'Round 1')
  await mkdir(join(folder, 'more'), { recursive: true })
  const [first, second] = LEVELS.map(({ setup }) => printContestText(setup))
  await writeFile(join(folder, 'MAYAN1.IN'), first ?? '')
  await writeFile(join(folder, 'MAYAN1.OUT'), '3 0 -1\n')
  await writeFile(join(folder, 'more', 'b.in'), second ?? '')
  await writeFile(join(folder, 'more', 'b.ans'), '-1\n')
  await writeFile(join(folder, 'read me.txt'), 'Levels of the first round.\n')

  await expect(page.getByTestId('cards')).toBeVisible()
  // The system's own drag, with a real path.
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data })
  }
  await expect(rail(page).getByRole('button', { name: 'Round 1 2' })).toHaveCount(1)
  await expectTitles(page, ['MAYAN1', 'b'])
  const report = page.getByTestId('import-report')
  await expect(report).toContainText('This is the answer to Round 1/MAYAN1.IN')
  await expect(report).toContainText('This is the answer to Round 1/more/b.in')
  await expect(report.getByRole('alert')).toHaveCount(1)
  await expect(report.getByRole('alert')).toContainText('read me.txt')
})

test('letters of another judge: the report names the forms', async ({ app, page }) => {
  await expect(page.getByTestId('cards')).toBeVisible()
  await WAYS.paste(app, page, '3 3\nQZZ\nI0Q\nAAI\n')
  const report = page.getByTestId('import-report')
  await expect(report).toContainText('Line 2, column 1: “QZZ” is not a number.')
  await expect(report).toContainText('2x4i-ab3ba1-12')
})

test.describe('new board', () => {
  test.beforeEach(({ profile }) => writeBoards(profile, { Around: levelOf('11/22', 'outside') }))

  test('a code of a whole board, in capitals too, plays just that board', async ({ page }) => {
    await playBoard(page, 'Around')
    await page.keyboard.press('Control+Shift+N')
    const code = page.getByTestId('deal-code')
    const play = page.getByTestId('new-board').getByRole('button', { name: 'Play', exact: true })
    await code.fill('2x4i-ab3ba1-13')
    await expect(page.getByText('something was mistyped')).toBeVisible()
    await expect(play).toBeDisabled()
    await code.fill('2X4I-AB3BA1-12')
    await expect(page.getByText('The code of a whole board')).toBeVisible()
    await play.click()
    await expect(page.getByTestId('play-grid')).toBeVisible()
    await expect.poll(() => boardText(page)).toBe('12../.21.')
  })
})
