/**
 * The disk refuses in the middle of a change, at every one of its calls, once or from then on: no
 * level is lost or there twice, and what is reported is what is on disk.
 */
import { cpSync, rmSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestChannel } from '../../shared/ipc/contract'
import type { GameDocument } from '../../shared/games/documents'
import { startHistory } from '../../shared/library/history'
import { HOME_PACK_ID, type Library as State } from '../../shared/library/model'
import { runs } from '../../../test/runs'
import type { Handlers } from '../ipc'
import { folderInMemory } from '../../../test/main/disks'
import { stepsOf } from '../../../test/main/levels'
import { refuseCall, REFUSAL_MODES, type RefusalMode } from '../../../test/main/refusals'
import { libraryHandlers } from './handlers'
import { Library } from './library'

const home = { packId: HOME_PACK_ID, before: null }
const level = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[1], [], [], [], []], steps },
})

/** Every how many calls one is refused; which ones differs from case to case. `npm run soak` takes every one. */
const STEP = runs(1) > 1 ? 1 : 3
/** Never more calls than this. */
const MOST_CALLS = 200

/** Levels 0 to 3 in the home pack, 4 to 6 in another, 7 to 9 of a third that is in the trash. */
const made = { root: '', pack: '', gone: '', ids: [] as string[] }
beforeAll(async () => {
  made.root = await folderInMemory()
  const library = new Library(made.root)
  made.pack = (await library.createPack('Other')).id
  made.gone = (await library.createPack('Gone')).id
  for (const [packId, steps] of [
    [HOME_PACK_ID, [0, 1, 2, 3]],
    [made.pack, [4, 5, 6]],
    [made.gone, [7, 8, 9]],
  ] as const) {
    const levels = await library.create(steps.map(level), { packId, before: null })
    made.ids.push(...levels.map(({ id }) => id))
  }
  for (const id of made.ids) await library.save(id, startHistory(level(made.ids.indexOf(id))))
  await library.trashPack(made.gone)
  await library.whenIdle()
})

afterAll(() => {
  rmSync(made.root, { recursive: true })
})

const sender = {} as never
type Channel = Extract<keyof Handlers, `${'library' | 'pack'}.${string}`>
type Answer = Awaited<ReturnType<Handlers['library.trash']>>

/** What may happen to how many levels: `gone` ones may be thrown away for good, `new` ones added. */
interface Case {
  readonly name: string
  readonly channel: Channel
  readonly request: () => unknown
  readonly gone?: number
  readonly added?: number
  /** What it is about, counted: those to which it has happened. */
  readonly done?: (state: State) => number
  readonly all?: number
}

const idsAt = (...indices: number[]) => indices.map((index) => made.ids[index] ?? '')
const countTrashed = (state: State) => state.trash.length - 3
const cases: readonly Case[] = [
  {
    name: 'trash',
    channel: 'library.trash',
    request: () => idsAt(0, 2, 5),
    done: countTrashed,
    all: 3,
  },
  {
    name: 'trash a pack',
    channel: 'pack.trash',
    request: () => made.pack,
    done: countTrashed,
    all: 3,
  },
  {
    name: 'restore, with their pack',
    channel: 'library.restore',
    request: () => idsAt(7, 8, 9),
    done: (state) => 3 - state.trash.length,
    all: 3,
  },
  {
    name: 'empty the trash',
    channel: 'library.emptyTrash',
    request: () => undefined,
    done: (state) => 3 - state.trash.length,
    all: 3,
    gone: 3,
  },
  {
    name: 'move',
    channel: 'library.move',
    request: () => ({ ids: idsAt(4, 1, 5), place: home }),
    done: (state) => 3 - (state.packs.find(({ id }) => id === made.pack)?.levelIds.length ?? 0),
    all: 2,
  },
  {
    name: 'create',
    channel: 'library.create',
    request: () => ({ documents: [level(20), level(21)], place: home }),
    added: 2,
  },
  { name: 'create a pack', channel: 'pack.create', request: () => 'New' },
  {
    name: 'rename a pack',
    channel: 'pack.rename',
    request: () => ({ id: made.pack, name: 'Renamed' }),
  },
]

const MODE_CASES = cases.flatMap((each) => REFUSAL_MODES.map((mode) => [each, mode] as const))

async function copyOf(root: string): Promise<string> {
  const copy = await folderInMemory()
  cpSync(root, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** As a new start of the app would find it, without touching what is there. */
async function foundAt(root: string): Promise<State> {
  const copy = await copyOf(root)
  const state = await new Library(copy).read()
  rmSync(copy, { recursive: true })
  return state
}

/** Without times, which a copy may round. */
function viewOf({ packs, levels, trash, faults }: State) {
  const plain = (list: State['levels'] | State['trash']) =>
    list.map(({ id, packId, document }) => `${packId}/${id} ${stepsOf(document)}`).sort()
  return { packs, levels: plain(levels), trash: plain(trash), faults }
}

/** Every level there is, by its number. */
function numbersOf({ levels, trash }: State): number[] {
  return [...levels, ...trash].map(({ document }) => stepsOf(document)).sort((a, b) => a - b)
}

function ask(library: Library, { channel, request }: Case): Promise<unknown> {
  const handlers: Partial<Record<RequestChannel, unknown>> = libraryHandlers(library)
  const handler = handlers[channel] as (...args: unknown[]) => Promise<unknown>
  return handler(request(), sender)
}

/** Every level is still itself, at most once, and all that may not go or come are there. */
function expectKept(state: State, { gone = 0, added = 0 }: Case): void {
  const numbers = numbersOf(state)
  expect(new Set(numbers).size).toBe(numbers.length)
  const kept = numbers.filter((number) => number < 10)
  if (gone === 0) expect(kept).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  else expect(kept.filter((number) => number < 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect([0, added]).toContain(numbers.length - kept.length)
}

/** What an answer says is there; null where it does not say. */
function reportedBy(answer: Answer, before: State): State | null {
  if (!answer.ok) return answer.partly?.library ?? before
  return 'packs' in answer.value ? answer.value : null
}

/** It was refused: the number reported is the number done. */
function expectExtent(answer: Answer, reported: State, { done: countDone, all }: Case): void {
  if (answer.ok) return
  expect(answer).toMatchObject({ code: 'failed', message: expect.stringContaining('EIO') })
  if (countDone === undefined || all === undefined) return
  const { done, left } = answer.partly ?? { done: 0, left: all }
  expect(done).toBe(countDone(reported))
  expect(done + left).toBe(all)
}

/** Nothing that could not be removed comes back once the levels that it was about have changed. */
async function expectNothingLater(root: string, library: Library, state: State, one: Case) {
  const about = JSON.stringify(one.request() ?? null)
  const isAbout = (name: string) => about.includes(`"${name}"`)
  for (const { id, packId, document } of state.levels) {
    if (!isAbout(id) && !isAbout(packId)) continue
    await library.save(id, startHistory({ ...document, notes: 'changed' }))
  }
  expect(numbersOf(await new Library(root).read())).toEqual(numbersOf(state))
}

/** @returns whether anything was refused */
async function runRefused(one: Case, mode: RefusalMode, call: number): Promise<boolean> {
  const root = await copyOf(made.root)
  const library = new Library(root)
  const before = await library.read()
  const refusals = refuseCall(call, 'EIO', mode)
  const answer = (await ask(library, one).finally(refusals.end)) as Answer

  const reported = reportedBy(answer, before)
  const isMaking = one.channel === 'library.create' || one.channel === 'pack.create'
  if (reported !== null) {
    expectExtent(answer, reported, one)
    if (!isMaking) expect(viewOf(await foundAt(root))).toEqual(viewOf(reported))
  }
  // Whatever was in the way is gone with the next change.
  const next = await library.move([], home)
  const found = await new Library(root).read()
  expect(found).toEqual(next)
  expectKept(found, one)
  if (!answer.ok && isMaking) expect(viewOf(found)).toEqual(viewOf(before))
  if (mode === 'from then on') await expectNothingLater(root, library, found, one)

  if (!answer.ok) expect(await ask(library, one)).toMatchObject({ ok: true })
  expectKept(await new Library(root).read(), one)
  rmSync(root, { recursive: true })
  return refusals.hasRefused()
}

describe('a disk that refuses in the middle of a change', () => {
  it.each(MODE_CASES.map(([one, mode], index) => [one.name, mode, one, index] as const))(
    '%s (%s): no level lost or there twice, and reported as it is',
    async (_, mode, one, index) => {
      let call = 1 + (index % STEP)
      while (await runRefused(one, mode, call)) {
        call += STEP
        expect(call).toBeLessThan(MOST_CALLS)
      }
      expect(call).toBeGreaterThan(4)
    },
  )
})

it('a library that was left half-done is read also where the disk refuses to put it in order', async () => {
  const root = await copyOf(made.root)
  const [id = ''] = idsAt(7)
  const trashed = join(root, 'trash', `${id}.json`)
  const kept = `${trashed}.kept`
  await cp(trashed, kept)
  await new Library(root).restore([id])
  await cp(kept, trashed)
  await rm(kept)
  const library = new Library(root)
  await library.whenIdle()
  const refusals = refuseCall(1, 'EROFS', 'from then on')
  const state = await library.read().finally(refusals.end)
  expect(state.levels.map((one) => one.id)).toContain(id)
  expect(state.trash.map((one) => one.id)).not.toContain(id)
  rmSync(root, { recursive: true })
})
