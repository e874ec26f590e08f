/**
 * Other programs write, replace, damage, delete and restore the files of levels, under the running app
 * and while it is closed, in random turns with what is done in the app. Nothing that was ever on disk
 * or on screen is lost: it is in the library, a step or a version of a level that is there, in the
 * trash, or set aside.
 */
import { copyFile, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { printLevelFile, type GameDocument } from '../../src/shared/games/documents'
import type { Random } from '../../src/shared/random'
import { backToLibrary, goTo, writeLevels } from '../support/library'
import { ask } from '../support/storage'
import { readyWindow } from '../support/test'
import { AMOUNTS } from './amounts'
import { expect, figure, test } from './support/faultTest'

const TURNS = AMOUNTS.outsideTurns
const HOUR = 3_600_000
const PACK = 'my-levels'

const GAMES: readonly ((title: string) => GameDocument)[] = [
  (title) => ({ game: 'mayan', setup: { stacks: [[1], [2, 1], [], [], []], steps: 3 }, title }),
  (title) => ({ game: 'lianliankan', setup: { rows: [[1, 1]], border: 'inside' }, title }),
]

interface Level {
  readonly id: string
  readonly path: string
  readonly make: (title: string) => GameDocument
}

/** A text that is in one state of one level and nowhere else, and what became of the state. */
class States {
  private count = 0
  /** Each with the level that it was a state of. */
  readonly seen = new Map<string, Level>()

  next(word: string): string {
    return `${word}-${++this.count}-x`
  }
}

type Change = (level: Level, mark: string, random: Random) => Promise<void>

/** What another program does to a file. */
const CHANGES: Readonly<Record<string, Change>> = {
  written: async ({ path, make }, mark, random) => {
    await writeFile(path, printLevelFile(make(mark)))
    await setTime(path, random)
  },
  'put in place': async ({ path, make }, mark, random) => {
    const other = `${path}.part`
    await writeFile(other, printLevelFile(make(mark)))
    await setTime(other, random)
    await rename(other, path)
  },
  damaged: async ({ path }, mark) => writeFile(path, `{"${mark}`),
  'of a newer version': async ({ path, make }, mark) => {
    const text = printLevelFile(make(mark)).replace(/"version": \d+/, '"version": 99')
    await writeFile(path, text)
  },
  deleted: async ({ path }) => rm(path, { force: true }),
}

async function setTime(path: string, random: Random): Promise<void> {
  const time = new Date(Date.now() + random.pick([-HOUR, 0, HOUR]))
  await utimes(path, time, time)
}

/** Everything below the data folder that holds a mark, and where. */
async function placesOf(profile: string): Promise<(mark: string) => string[]> {
  const folders = ['library', 'trash', 'snapshots', 'history']
  const texts = new Map<string, string>()
  for (const folder of folders) {
    const entries = await readdir(join(profile, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      texts.set(path, await readFile(path, 'utf8').catch(() => ''))
    }
  }
  return (mark) => [...texts].filter(([, text]) => text.includes(mark)).map(([path]) => path)
}

/** Where a state of a level is kept so that somebody finds it. */
async function isKept(profile: string, mark: string, { id }: Level): Promise<boolean> {
  const find = await placesOf(profile)
  const places = find(mark).map((path) => path.slice(profile.length + 1))
  const isThere = (await findLevel(profile, id)) !== null
  return places.some(
    (path) =>
      /^(?:library|trash)\//.test(path) || (isThere && /^(?:snapshots|history)\//.test(path)),
  )
}

async function findLevel(profile: string, id: string): Promise<string | null> {
  for (const path of [`library/${PACK}/${id}.json`, `trash/${id}.json`]) {
    if ((await readFile(join(profile, path), 'utf8').catch(() => '')) !== '') return path
  }
  return null
}

test('levels that other programs change, with the app running and closed', async ({
  profile,
  start,
  random,
}) => {
  test.setTimeout(120_000 + TURNS * 20_000)
  const states = new States()
  const levels = await prepare(profile, states)
  const aside = join(profile, 'aside')
  await mkdir(aside)
  const done = new Map<string, number>()
  const note = (what: string) => done.set(what, (done.get(what) ?? 0) + 1)
  let app: ElectronApplication | null = await start()
  let page: Page | null = await readyWindow(app)

  for (let turn = 0; turn < TURNS; turn++) {
    const level = random.pick(levels)
    if (page !== null && random.integer(0, 1) === 0) await edit(page, level, states)
    const what = random.pick([...Object.keys(CHANGES), 'restored', 'restarted'])
    note(`${what}${page === null ? ', closed' : ''}`)
    if (what === 'restarted') {
      if (app !== null) await app.close()
      app = app === null ? await start() : null
      page = app === null ? null : await readyWindow(app)
    } else if (what === 'restored') {
      await change(profile, level, states, page, async () => {
        const copy = join(aside, `${level.id}-${random.integer(0, turn)}`)
        await copyFile(copy, `${level.path}.part`).then(
          () => rename(`${level.path}.part`, level.path),
          () => undefined,
        )
      })
    } else {
      await copyFile(level.path, join(aside, `${level.id}-${turn}`)).catch(() => undefined)
      await change(profile, level, states, page, async () => {
        const mark = states.next('out')
        await CHANGES[what]?.(level, mark, random)
        if (what !== 'deleted') states.seen.set(mark, level)
      })
    }
    // At once, or when the app has followed.
    if (page !== null && random.integer(0, 1) === 0) await edit(page, level, states)
    if (page !== null) await choose(page, random)
  }
  if (app !== null) await app.close()
  const last = await start()
  await readyWindow(last)
  for (const [mark, level] of states.seen) {
    await expect.poll(() => isKept(profile, mark, level), { message: mark }).toBe(true)
  }
  await last.close()
  const list = [...done].map(([what, count]) => `${count} × ${what}`).join(', ')
  figure(`${TURNS} turns of other programs, ${states.seen.size} states, none lost: ${list}`)
})

/** Two levels of each game, each with a state that the app has read and written. */
async function prepare(profile: string, states: States): Promise<readonly Level[]> {
  const documents = [...GAMES, ...GAMES].map((make) => make(states.next('first')))
  await writeLevels(profile, PACK, documents)
  return documents.map((_, index) => {
    const id = `${PACK}-${String(index + 1).padStart(4, '0')}`
    const path = join(profile, 'library', PACK, `${id}.json`)
    return { id, path, make: GAMES[index % GAMES.length] ?? ((title) => ({ title }) as never) }
  })
}

/**
 * Another program's turn. What it replaces was there for the app only if the app has had the time to
 * see it; two programs that overwrite each other's files meanwhile are not the app's business.
 */
async function change(
  profile: string,
  level: Level,
  states: States,
  page: Page | null,
  work: () => Promise<void>,
): Promise<void> {
  const now = await readFile(level.path, 'utf8').catch(() => '')
  const [mark] = [...states.seen.keys()].filter((one) => now.includes(one))
  if (mark !== undefined && !(await isElsewhere(profile, level, mark))) {
    if (page !== null) await ask(page, 'library.read', undefined)
    // What only a newer version of the app can read is left to others.
    if (page === null || now.includes('"version": 99')) states.seen.delete(mark)
  }
  await work()
}

async function isElsewhere(profile: string, { path }: Level, mark: string): Promise<boolean> {
  const find = await placesOf(profile)
  return find(mark).some((place) => place !== path)
}

/** Gives a level another title on screen, where it can be opened now. */
async function edit(page: Page, level: Level, states: States): Promise<void> {
  const mark = states.next('screen')
  const field = page.getByLabel('Title')
  const here = page.url().includes(level.id)
  try {
    if (!here) {
      await backToLibrary(page)
      await goTo(page, 'My levels')
      await page.locator(`[data-level-id="${level.id}"]`).click({ timeout: 2000 })
      await expect(page).toHaveURL(new RegExp(level.id), { timeout: 2000 })
    }
    await field.fill(mark, { timeout: 2000 })
    await field.press('Tab', { timeout: 2000 })
    if ((await field.inputValue({ timeout: 500 })) === mark) states.seen.set(mark, level)
  } catch {
    // The level is deleted, or is being deleted.
  }
}

/** The user is asked about some changes, and answers now and then. */
async function choose(page: Page, random: Random): Promise<void> {
  const name = random.pick(['Use the other version', 'Keep this one', 'Dismiss'])
  const button = page.getByRole('button', { name }).first()
  if (random.integer(0, 2) > 0 && (await button.isVisible())) {
    await button.click({ timeout: 1000 }).catch(() => undefined)
  }
}
