/** A walk through every screen and its states, by pointer and keyboard, in any language. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import type { GameDocument } from '../../src/shared/games/documents'
import { parseLevelCode } from '../../src/shared/games/mayan/formats/levelCode'
import { printPackFile } from '../../src/shared/library/storedFiles'
import { expectSaved } from './editor'
import { backToLibrary, cards, dropFiles, openSample, writeLevels } from './library'
import { chooseInDialog, expectVerdict, fixture } from './mayan'
import { drag, dragAll, enterPlay, expectLeft, pull } from './play'
import { expect } from './test'

export interface Walk {
  readonly app: ElectronApplication
  readonly page: Page
  /** Looks at the state that is on screen now. */
  readonly look: (state: string) => Promise<void>
}

const SOUND = '1/21/234/31/2434 3'

function level(title: string, code: string): GameDocument {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error(`The code ${code} can't be read`)
  return { game: 'mayan', setup: setup.value, title }
}

/** What the walk finds in the profile: levels of its own, an empty pack, a file that is damaged. */
export async function prepareWalk(profile: string): Promise<void> {
  const own = [
    level('Sound', SOUND),
    level('Too long', '1/21/234/31/2434 6'),
    level('Not a level', '1/1/1/-/- 1'),
    { ...level('Notes', SOUND), author: 'A designer', notes: 'What the level is about.' },
  ]
  await writeLevels(profile, 'my-levels', own)
  await writeFile(join(profile, 'library', 'my-levels', 'broken.json'), '{ "format": ')
  const pack = join(profile, 'library', 'winter-cup')
  await mkdir(pack, { recursive: true })
  await writeFile(join(pack, 'pack.json'), printPackFile({ name: 'Winter cup', order: [] }))
}

export async function walkEverywhere(walk: Walk): Promise<void> {
  for (const part of [walkLibrary, walkDialogs, walkEditor, walkPlayer]) await part(walk)
}

async function walkLibrary({ page, look }: Walk): Promise<void> {
  const pack = (index: number) => page.getByTestId('pack').nth(index).getByRole('button').first()
  await pack(0).click()
  await expect(cards(page).first()).toBeVisible()
  await look('library: starter pack')
  await page.keyboard.press('Control+f')
  await page.keyboard.type('nothing like it')
  await expect(page.getByTestId('empty')).toBeVisible()
  await look('library: nothing found')
  await page.keyboard.press('Escape')

  await pack(1).click()
  await expect(cards(page)).toHaveCount(4)
  for (const index of [0, 1]) {
    await cards(page)
      .nth(index)
      .click({ modifiers: ['Control'] })
  }
  await look('library: selection')
  await cards(page).first().click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  await look('library: menu of a card')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+s')
  await expect(page.getByTestId('export')).toBeVisible()
  await look('export')
  await page.getByTestId('export').getByRole('radio').first().check()
  await page.getByTestId('export').locator('button').last().click()
  await expect(page.getByTestId('export').getByRole('alert')).toBeVisible()
  await look('export: refused')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await cards(page).nth(1).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByTestId('toast')).toBeVisible()
  await look('library: deleted')

  await pack(2).click()
  await expect(page.getByTestId('empty')).toBeVisible()
  await look('library: empty pack')
  await page.getByTestId('pack').nth(2).locator('[aria-haspopup]').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('library: menu of a pack')
  await page.keyboard.press('Escape')
  const places = page.getByRole('navigation').getByRole('button')
  await places.last().click()
  await expect(cards(page)).toHaveCount(1)
  await look('trash')
  await places.nth(-2).click()
  await expect(page.getByTestId('fault')).toBeVisible()
  await look('faults')
  await pack(2).click()
  await dropFiles(page, [
    ['bad.in', '3\n1 0\n2 1 0\n2 99 0\n0\n0\n'],
    ['good.in', '1\n1 0\n1 0\n0\n1 0\n0\n'],
    ['good.out', '3 0 -1\n'],
  ])
  await expect(page.getByTestId('import-report')).toBeVisible()
  await look('import report')
  await page.getByTestId('import-report').getByRole('button').last().click()
}

async function walkDialogs({ page, look }: Walk): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await look('palette')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+,')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('settings')
  await page.keyboard.press('Escape')
  await cards(page).first().focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('shortcuts')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function walkEditor({ app, page, look }: Walk): Promise<void> {
  await openSample(page)
  await expectVerdict(page, 'sound')
  await look('editor')
  await page.getByTestId('stepper').getByRole('listitem').nth(1).getByRole('button').click()
  await expect(page.getByTestId('move-line')).toBeVisible()
  await look('editor: a solution stepped')
  await page.keyboard.press('Home')
  await page.getByRole('spinbutton').fill('4')
  await expectVerdict(page, 'cook')
  await expect(page.getByTestId('toast')).toBeVisible()
  await look('editor: cook, of a copy')
  await page.getByRole('spinbutton').fill('1')
  await page.getByRole('spinbutton').blur()
  await expectVerdict(page, 'unsolvable')
  await expectSaved(page)
  await look('editor: unsolvable')
  await page.keyboard.press('Control+h')
  await expect(page.getByTestId('versions')).toBeVisible()
  await expect(page.getByTestId('versions').getByRole('button').first()).toBeVisible()
  await look('versions')
  await page.keyboard.press('Escape')
  await page.getByRole('spinbutton').fill('')
  await expectVerdict(page, 'not-a-level')
  await look('editor: problems')

  await chooseInDialog(app, [fixture('long.in')])
  await page.keyboard.press('Control+o')
  await expectVerdict(page, 'searching')
  await expect(page.getByRole('progressbar')).toBeVisible()
  await look('editor: searching')
  await chooseInDialog(app, [fixture('broken.in')])
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look('editor: a file that could not be read')
  await backToLibrary(page)
  await page.getByTestId('pack').nth(1).getByRole('button').first().click()
  await cards(page).filter({ hasText: 'Notes' }).click()
  await expect(page.locator('textarea')).toBeVisible()
  await look('editor: notes')
}

async function walkPlayer({ page, look }: Walk): Promise<void> {
  await openSample(page)
  await enterPlay(page)
  await look('player')
  await pull(page, 2, 1, 0.7)
  await look('player: drag')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  for (const strength of ['winnable', 'block', 'move']) {
    await page.keyboard.press('Control+i')
    await expect(page.getByTestId('hint')).toHaveAttribute('data-kind', 'wins')
    await look(`player: hint, ${strength}`)
  }
  await dragAll(page, '00R')
  await page.keyboard.press('Control+i')
  await expect(page.getByTestId('hint')).toHaveAttribute('data-kind', 'loses')
  await look('player: lost')
  await dragAll(page, '10R 20R')
  await look('player: out of steps')
  await page.keyboard.press('Control+Shift+r')
  await dragAll(page, '21R 31R')
  await drag(page, { x: 3, y: 0, g: 1 })
  await expectLeft(page, 0)
  await expect(page.getByTestId('result')).toBeVisible()
  await look('player: result')
  await page.getByTestId('result').locator('button:has(.lucide-clapperboard)').click()
  await expect(page.getByTestId('replay')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByTestId('replay')).toHaveAttribute('data-step', '3')
  await look('replay')
}
