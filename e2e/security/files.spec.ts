/** What strangers' files and names can do: be shown as text, be reported, and nothing else. */
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printLevelFile } from '../../src/shared/games/documents'
import { MAX_LEVELS } from '../../src/shared/ipc/bounds'
import { printPackJson } from '../../src/shared/library/packJson'
import { card, cards, dropFiles, goTo, writeLevels } from '../support/library'
import { ask, levelDocument } from '../support/storage'
import { expect, test } from '../support/test'

const MARKUP = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>'
const isWindows = process.platform === 'win32'

function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}

test('names that are markup are shown as text', async ({ profile, start }) => {
  await writeLevels(profile, 'my-levels', [
    { ...levelDocument(MARKUP), author: MARKUP, notes: MARKUP },
  ])
  await writeLevels(profile, 'other', [levelDocument('x')], MARKUP.slice(0, 90))
  const page = await (await start()).firstWindow()
  await goTo(page, 'My levels')
  await expect(page.getByTestId('card-title')).toHaveText([MARKUP])
  await expect(page.getByTestId('pack').filter({ hasText: '<img src=x' })).toBeVisible()
  await cards(page).first().click()
  await expect(page.getByTestId('board')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
  await expect(page.locator('textarea')).toHaveValue(MARKUP)
  await page.keyboard.press('Control+l')
  await cards(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(page.getByTestId('toast')).toBeVisible()
  await dropFiles(page, [[`${MARKUP.slice(0, 60)}.in`, MARKUP]])
  await expect(page.getByTestId('import-report')).toContainText('<img src=x')
  expect(await page.locator('img[src="x"], script:not([src])').count()).toBe(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('a name can’t turn the words after it around', async ({ page }) => {
  await dropFiles(page, [['evil\u202Eni.exe\u001B[31m.in', '1 2 3 \u202Exyz\u001B[2J']])
  const report = page.getByTestId('import-report')
  await expect(report).toBeVisible()
  expect(await report.textContent()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\p{Cc}/u)
})

test.describe('links within the data folder', () => {
  test.skip(isWindows, 'links need a privilege on Windows')

  test('what they lead to is neither shown, moved nor removed', async ({ profile, start }) => {
    const outside = await mkdtemp(join(tmpdir(), 'mayan-outside-'))
    const secret = join(outside, 'secret.json')
    await writeFile(secret, 'SECRET')
    await mkdir(join(outside, 'folder'))
    await writeFile(join(outside, 'folder', 'a.json'), 'SECRET')
    await writeLevels(profile, 'my-levels', [levelDocument('Kept')])
    const library = join(profile, 'library')
    await symlink(secret, join(library, 'my-levels', 'linked.json'))
    await symlink('/dev/zero', join(library, 'my-levels', 'endless.json'))
    await symlink('/proc/self/environ', join(library, 'my-levels', 'environment.json'))
    await symlink('loop.json', join(library, 'my-levels', 'loop.json'))
    await symlink(join(outside, 'folder'), join(library, 'elsewhere'))
    await mkdir(join(profile, 'trash'))
    await symlink(secret, join(profile, 'trash', 'trashed.json'))
    await mkdir(join(profile, 'snapshots'))
    await symlink(join(outside, 'folder'), join(profile, 'snapshots', 'my-levels-0001'))

    const page = await (await start()).firstWindow()
    await expect(page.getByTestId('pack').first()).toBeVisible()
    const read = await ask(page, 'library.read', undefined)
    expect(JSON.stringify(read)).not.toContain('SECRET')
    expect(read.packs.map(({ id }) => id)).not.toContain('elsewhere')
    expect(read.levels.map(({ document }) => document.title)).toEqual(['Kept'])
    expect(read.faults.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'library/my-levels/endless.json',
        'library/my-levels/environment.json',
        'library/my-levels/linked.json',
      ]),
    )
    expect(await ask(page, 'library.snapshots', 'my-levels-0001')).toEqual([])
    await ask(page, 'library.trash', ['my-levels-0001'])
    await ask(page, 'library.emptyTrash', undefined)
    expect(await readFile(secret, 'utf8')).toBe('SECRET')
    expect(await readdir(join(outside, 'folder'))).toEqual(['a.json'])
    await rm(outside, { recursive: true })
  })

  test('a pipe in place of a file keeps nobody waiting', async ({ profile, start }) => {
    await mkdir(join(profile, 'library', 'my-levels'), { recursive: true })
    for (const name of ['settings.json', 'recent.json', 'library/my-levels/a.json']) {
      execFileSync('mkfifo', [join(profile, name)])
    }
    const page = await (await start()).firstWindow()
    await expect(page.getByTestId('pack').first()).toBeVisible()
    expect(await ask(page, 'settings.read', undefined)).toMatchObject({ language: 'system' })
  })
})

test('files that are too large, too deep or no text are reported', async ({ profile, start }) => {
  const folder = join(profile, 'library', 'my-levels')
  await writeLevels(profile, 'my-levels', [levelDocument('Kept')])
  await mkdir(join(profile, 'trash'))
  const head = '"format": "mayan-studio/trashed-level", "version": 1'
  const rest = '"modified": 1, "pack": {"id": "a", "name": null}, "position": 0, "trashed": 1'
  await Promise.all([
    writeFile(join(folder, 'large.json'), ' '.repeat(5 << 20)),
    writeFile(join(folder, 'deep.json'), deep(400_000)),
    writeFile(join(folder, 'binary.json'), Uint8Array.of(0xff, 0xfe, 0)),
    writeFile(join(folder, 'keys.json'), `{"${'k'.repeat(500_000)}": 1}`),
    writeFile(join(profile, 'trash', 'deep.json'), `{${head}, "level": ${deep(400_000)}, ${rest}}`),
    writeFile(join(profile, 'settings.json'), deep(400_000)),
    writeFile(join(profile, 'recent.json'), `{"levels": ${deep(20_000)}}`),
  ])
  const page = await (await start()).firstWindow()
  await goTo(page, 'My levels')
  await expect(page.getByTestId('card-title')).toHaveText(['Kept'])
  const { faults } = await ask(page, 'library.read', undefined)
  expect(Object.fromEntries(faults.map(({ file, error }) => [file, error.code]))).toMatchObject({
    'library/my-levels/large.json': 'too-large',
    'library/my-levels/deep.json': 'not-a-level-file',
    'library/my-levels/binary.json': 'not-text',
    'trash/deep.json': 'not-a-level-file',
  })
})

test('a level called as what every object has', async ({ profile, start }) => {
  const folder = join(profile, 'library', 'my-levels')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'constructor.json'), printLevelFile(levelDocument('Constructor')))
  const page = await (await start()).firstWindow()
  await goTo(page, 'My levels')
  await card(page, 'Constructor').click()
  await expect(page.getByTestId('board')).toBeVisible()
  await expect(page.getByTestId('verdict')).toHaveAttribute('data-verdict', /./)
})

test.describe('what is dropped', () => {
  test('a pack with more levels than text should hold is taken or refused, not hung on', async ({
    page,
  }) => {
    test.slow()
    const line = '1/1/2/2/12 3\n'
    await dropFiles(page, [
      ['many.txt', line.repeat(MAX_LEVELS + 1)],
      [
        'deep.json',
        `{"format": "mayan-studio/pack", "version": 1, "name": "x", "levels": [${deep(200_000)}]}`,
      ],
      ['large.in', '1'.repeat((1 << 20) + 1)],
      ['token.in', '1'.repeat(1 << 20)],
      ['slashes.in', '/'.repeat(1 << 20)],
    ])
    const report = page.getByTestId('import-report')
    await expect(report).toBeVisible({ timeout: 20_000 })
    await expect(report).toContainText('large.in')
    // However long the token, its mention is short.
    expect((await report.textContent())?.length).toBeLessThan(20_000)
    await report.getByRole('button', { name: 'Dismiss' }).click()
    await expect(report).toHaveCount(0)
    await expect(page.getByTestId('pack').first()).toBeVisible()
  })

  test('a pack’s names go to no path', async ({ profile, page }) => {
    const text = printPackJson('../../../escape', [levelDocument('../../x'), levelDocument('con')])
    await dropFiles(page, [['pack.json', text]])
    await expect(page.getByTestId('pack').filter({ hasText: '../../../escape' })).toBeVisible()
    const [folder] = (await readdir(join(profile, 'library'))).filter(
      (name) => name !== 'my-levels' && !name.startsWith('.'),
    )
    expect(folder).toMatch(/^escape-[0-9a-f]{6}$/)
    // A save that is under way has a file of its own.
    for (const name of await readdir(join(profile, 'library', folder ?? ''))) {
      expect(name).toMatch(/^(pack|[0-9a-f-]{36})\.json(\.\d+)?$/)
    }
  })
})
