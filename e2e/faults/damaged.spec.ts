/**
 * Damaged files of every kind: the app starts, shows what can be read as it was written, reports
 * the rest, overwrites none of them, and keeps working.
 */
import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { printLevelFile } from '../../src/shared/games/documents'
import { startHistory } from '../../src/shared/library/history'
import type { Random } from '../../src/shared/random'
import { chooseInDialog } from '../support/mayan'
import { ask, change, HOME } from '../support/storage'
import { readyWindow } from '../support/test'
import { AMOUNTS, isLong, SEED } from './amounts'
import { DAMAGES, writeDamaged } from './support/damage'
import { expect, figure, test } from './support/faultTest'
import {
  MAYAN,
  OPENED_KINDS,
  ownerOf,
  RECENT_FILE,
  SETTINGS_FILE,
  STORED_KINDS,
  type StoredKind,
} from './support/storedKinds'

test.setTimeout(900_000)

/** Each has one settings file, and with it one kind of damage to it. */
const ROUNDS = isLong ? DAMAGES.length : 2
const STORED = Math.round(AMOUNTS.damagedFiles * 0.7)
const OPENED = AMOUNTS.damagedFiles - STORED
const BATCH = 30

interface Damaged {
  readonly kind: StoredKind
  readonly id: string
  readonly path: string
  readonly damage: string
  readonly bytes: Buffer | null
}

async function damageProfile(root: string, count: number, random: Random): Promise<Damaged[]> {
  const damaged: Damaged[] = []
  for (let index = 0; index < count; index++) {
    const kind = STORED_KINDS[index % STORED_KINDS.length] as StoredKind
    const damage = random.pick(DAMAGES)
    const id = `damaged-${index}`
    const path = join(root, kind.path(id))
    damaged.push({
      kind,
      id,
      path,
      damage,
      bytes: await writeDamaged(path, kind.whole, damage, random),
    })
    if (kind.name !== 'history' && kind.name !== 'snapshot') continue
    await mkdir(join(root, 'library/my-levels'), { recursive: true })
    await writeFile(join(root, 'library/my-levels', `${ownerOf(id)}.json`), printLevelFile(MAYAN))
  }
  return damaged
}

/** Where it is, or where it was set aside, with what it had in it. */
async function expectKept({ path, bytes, damage }: Pick<Damaged, 'path' | 'bytes' | 'damage'>) {
  const all = await readdir(dirname(path))
  const names = all.filter(
    (name) => name === basename(path) || name.startsWith(`${basename(path)}.corrupt-`),
  )
  const kept = await Promise.all(
    names.map(async (name) => {
      const there = join(dirname(path), name)
      if (bytes !== null) return (await readFile(there).catch(() => null))?.equals(bytes) ?? false
      const stats = await lstat(there)
      return damage === 'a folder' ? stats.isDirectory() : stats.isSymbolicLink()
    }),
  )
  expect(kept.filter(Boolean).length, `${path}, ${damage}`).toBe(1)
}

/** Each level is listed as unreadable or says what was written. @returns how many are readable */
async function expectShownAsWritten(page: Page, damaged: readonly Damaged[]): Promise<number> {
  const library = await ask(page, 'library.read', undefined)
  const listed = library.faults.map(({ file }) => file)
  const found = new Map([...library.levels, ...library.trash].map((level) => [level.id, level]))
  let readable = 0
  for (const { kind, id, damage } of damaged) {
    if (kind.document === null) continue
    const level = found.get(id)
    if (level === undefined) expect(listed, `${kind.name}, ${damage}`).toContain(kind.path(id))
    else expect(level.document, `${kind.name}, ${damage}`).toEqual(kind.document)
    if (level !== undefined) readable++
  }
  return readable
}

/** What belongs to levels is asked for, and written where it could not be read. */
async function useTheRest(page: Page, damaged: readonly Damaged[]): Promise<void> {
  const progress = await ask(page, 'record.readAll', 'progress')
  await ask(page, 'record.readAll', 'analysis')
  for (const { kind, id } of damaged) {
    if (kind.name === 'snapshot') await ask(page, 'library.snapshots', ownerOf(id))
    if (kind.name === 'history') await useHistory(page, ownerOf(id))
    if (kind.name === 'progress' && !(id in progress)) {
      await ask(page, 'record.write', { kind: 'progress', key: id, text: '{}' })
    }
  }
}

async function useHistory(page: Page, id: string): Promise<void> {
  const history = await ask(page, 'library.history', id)
  if (history !== null) {
    expect(history.present).toEqual(MAYAN)
    return
  }
  const changed = startHistory({ ...MAYAN, title: 'Changed' })
  expect(await ask(page, 'library.save', { id, history: changed })).toMatchObject({ ok: true })
}

test('damaged files in the data folder', async ({ profile, start, random, noteDelay }) => {
  let reported = 0
  let read = 0
  for (let round = 0; round < ROUNDS; round++) {
    const root = join(profile, `round-${round}`)
    const damaged = await damageProfile(root, Math.ceil(STORED / ROUNDS), random)
    const damage = DAMAGES[round % DAMAGES.length] ?? ''
    const settings = join(root, 'settings.json')
    const settingsBytes = await writeDamaged(settings, SETTINGS_FILE, damage, random)
    await writeDamaged(join(root, 'recent.json'), RECENT_FILE, damage, random)

    const app = await start([`--user-data-dir=${root}`])
    const page = await readyWindow(app)
    read += await expectShownAsWritten(page, damaged)
    await useTheRest(page, damaged)
    await change(page, 'library.create', { documents: [MAYAN], place: HOME })
    expect(await ask(page, 'settings.update', { sound: false })).toMatchObject({ sound: false })

    const rail = page.getByRole('button', { name: /^Unreadable files/ })
    await rail.click()
    await expect(page.getByTestId('fault').first()).toBeVisible()
    for (const message of await page.getByTestId('fault').allTextContents()) {
      expect(message.length).toBeGreaterThan(20)
    }
    reported += await page.getByTestId('fault').count()
    await noteDelay(app)
    await app.close()
    for (const file of damaged) if (file.kind.name !== 'verdict') await expectKept(file)
    const isObject = settingsBytes !== null && isJsonObject(settingsBytes)
    if (!isObject) await expectKept({ path: settings, bytes: settingsBytes, damage })
  }
  figure(
    `${STORED} damaged files in data folders, ${ROUNDS} starts: 0 crashes, 0 written over,`,
    `${reported} listed, ${read} levels readable and as they were; seed ${SEED}`,
  )
})

function isJsonObject(bytes: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

test('damaged files that are opened', async ({ profile, app, page, random }) => {
  const folder = join(profile, 'given')
  let bad = 0
  for (let first = 0; first < OPENED; first += BATCH) {
    const files: Pick<Damaged, 'path' | 'bytes' | 'damage'>[] = []
    for (let index = first; index < Math.min(first + BATCH, OPENED); index++) {
      const [ending = '', whole = ''] = OPENED_KINDS[index % OPENED_KINDS.length] ?? []
      // One is always bad, so that there is a report.
      const damage = index === first ? 'a folder' : random.pick(DAMAGES)
      const path = join(folder, `${index} ${ending}`)
      files.push({ path, damage, bytes: await writeDamaged(path, whole, damage, random) })
    }
    await chooseInDialog(
      app,
      files.map(({ path }) => path),
    )
    await page.keyboard.press('Control+o')
    const report = page.getByTestId('import-report')
    const rows = report.locator('li')
    await expect(rows.filter({ hasText: `${first} ` }).first()).toBeVisible()
    await expect(rows).toHaveCount(files.length)
    for (const [index, { path, damage }] of files.entries()) {
      const row = rows.nth(index)
      const words = (await row.textContent()) ?? ''
      expect(words, damage).toContain(basename(path))
      // Told what is wrong, or taken as a level, or both.
      expect(words.length, words).toBeGreaterThan(basename(path).length + 8)
      if ((await row.getByRole('alert').count()) > 0) bad++
    }
    await report.getByRole('button', { name: 'Dismiss' }).click()
    await expect(report).toHaveCount(0)
    for (const file of files) await expectKept(file)
  }
  const state = await ask(page, 'library.read', undefined)
  expect(state.faults).toEqual([])
  figure(
    `${OPENED} damaged files opened: ${bad} reported, the others readable;`,
    `0 crashes; seed ${SEED}`,
  )
})
