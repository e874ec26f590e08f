import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Library, LibraryChange, StoredLevel, TrashedLevel } from '@shared/library/model'

/** What main answers next, and what it was asked. */
const main = { answers: [] as unknown[], asked: [] as (readonly [string, unknown])[] }
vi.mock('../../api/bridge', () => ({
  bridge: {
    call: (channel: string, request: unknown) => {
      main.asked.push([channel, request])
      return Promise.resolve(main.answers.shift())
    },
    on: () => () => undefined,
  },
}))

const { useLibrary } = await import('../../stores/library')
const { useNotices } = await import('../../stores/notices')
const { useOpenLevel } = await import('../../stores/openLevel')
const { useRoute } = await import('../../stores/route')
const { useSaver } = await import('../../stores/saver')
const { useChanges } = await import('./changes')
const { useImports } = await import('../exchange/imports')
const { useUndos } = await import('./undos')

const stored = (id: string): StoredLevel => ({
  id,
  packId: 'my-levels',
  document: { game: 'mayan', setup: { stacks: [[], [], [], [], []], steps: 1 } },
  modified: 0,
})
const trashed = (id: string): TrashedLevel => ({ ...stored(id), trashed: 1 })
const library = (here: string[], thrown: string[]): Library => ({
  packs: [{ id: 'my-levels', name: null, levelIds: here }],
  levels: here.map(stored),
  trash: thrown.map(trashed),
  faults: [],
})
const FULL = { ok: false, code: 'no-space', message: '' } as const
const refused = (done: number, left: number, now: Library): LibraryChange => ({
  ...FULL,
  partly: { done, left, library: now },
})

beforeEach(async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  Object.assign(main, { answers: [library(['a', 'b', 'c'], [])], asked: [] })
  setActivePinia(createPinia())
  await useLibrary().load()
})

const shown = () => [...useLibrary().levels.keys()].filter((id) => id.length === 1)
const attempt = (work: Promise<unknown>) => work.catch(useNotices().reportUnexpected)

it('reports how many it was and why not the rest, shows what is there, and can undo it', async () => {
  main.answers = [refused(2, 1, library(['c'], ['a', 'b']))]
  await attempt(useChanges().trash(['a', 'b', 'c']))
  expect(shown()).toEqual(['c'])
  expect(useLibrary().trash).toHaveLength(2)
  expect(useNotices().errors).toMatchObject([
    {
      title: { key: 'changePart.trash', values: { done: 2, all: 3 } },
      detail: { key: 'changeFault.no-space' },
      hint: { key: 'changePart.left' },
    },
  ])
  main.answers = [{ ok: true, value: library(['a', 'b', 'c'], []) }]
  await useUndos().undo()
  expect(main.asked.at(-1)).toEqual(['library.restore', ['a', 'b', 'c']])
  expect(shown()).toEqual(['a', 'b', 'c'])
})

it.each([
  ['nothing could be done', refused(0, 3, library(['a', 'b', 'c'], []))],
  ['nothing was begun', { ...FULL, partly: null }],
])('says that nothing was changed where %s, and has nothing to undo', async (_, answer) => {
  main.answers = [answer]
  await attempt(useChanges().trash(['a', 'b', 'c']))
  expect(shown()).toEqual(['a', 'b', 'c'])
  expect(useNotices().errors).toMatchObject([{ title: { key: 'changeFault.title' }, hint: null }])
  expect(useUndos().canUndo).toBe(false)
})

it.each(['a new level', 'a copy'])(
  'says that nothing was changed where %s is refused, and has nothing to undo',
  async (kind) => {
    const place = { packId: 'my-levels', before: null }
    const { add, copy } = useChanges()
    const level = stored('a')
    main.answers = [FULL]
    await attempt(
      kind === 'a copy' ? copy([level], place, 'library.duplicated') : add([level.document], place),
    )
    expect(main.asked.at(-1)?.[0]).toBe('library.create')
    expect(shown()).toEqual(['a', 'b', 'c'])
    expect(useNotices().errors).toMatchObject([
      { title: { key: 'changeFault.title' }, detail: { key: 'changeFault.no-space' }, hint: null },
    ])
    expect(useUndos().canUndo).toBe(false)
  },
)

it('says so where only the pack of the levels could not go', async () => {
  main.answers = [refused(3, 0, library([], ['a', 'b', 'c']))]
  await attempt(useChanges().trashPack({ id: 'other', name: 'Other', levelIds: ['a', 'b', 'c'] }))
  expect(useNotices().errors).toMatchObject([{ title: { key: 'changePart.pack' }, hint: null }])
  expect(useUndos().canUndo).toBe(true)
})

it('can be undone once more where the disk refused the way back', async () => {
  main.answers = [
    { ok: true, value: library(['c'], ['a', 'b']) },
    { ...FULL, partly: null },
  ]
  await useChanges().trash(['a', 'b'])
  await attempt(useUndos().undo())
  expect(useUndos().canUndo).toBe(true)
  main.answers = [{ ok: true, value: library(['a', 'b', 'c'], []) }]
  await useUndos().undo()
  expect(shown()).toEqual(['a', 'b', 'c'])
  expect(useUndos().canUndo).toBe(false)
})

const PASTED = '33/1/-/2/3 2'

/** Pasted while a level is on screen: it is open then. */
async function pasteBeside(id: string): Promise<void> {
  main.answers = [null]
  useRoute().showLevel(id)
  await useOpenLevel().open(id)
  main.answers = [{ ok: true, value: [stored('p')] }, null]
  await useImports().importText(PASTED)
  expect(useRoute().route).toMatchObject({ screen: 'level', id: 'p' })
  await useOpenLevel().open('p')
}

it('undoes a paste in the editor: the last edit is saved first, and the level before is back', async () => {
  await pasteBeside('a')
  useOpenLevel().change({ ...stored('p').document, title: 'edited' })
  const saved = { ok: true, modified: 2 }
  main.answers = [saved, { ok: true, value: library(['a', 'b', 'c'], ['p']) }]
  await useUndos().undo()
  expect(main.asked.slice(-2)).toMatchObject([
    ['library.save', { id: 'p', history: { present: { title: 'edited' } } }],
    ['library.trash', ['p']],
  ])
  expect(useRoute().route).toEqual({ screen: 'level', id: 'a', mode: 'edit' })
  main.answers = [null]
  expect(await useOpenLevel().open('a')).toBe(true)
  expect(useSaver().state).toEqual({ kind: 'saved' })
  expect(useSaver().unsaved).toEqual([])
})

it('writes what was edited last before a level is thrown away', async () => {
  main.answers = [null]
  await useOpenLevel().open('a')
  useOpenLevel().change({ ...stored('a').document, title: 'edited' })
  main.answers = [
    { ok: true, modified: 2 },
    { ok: true, value: library(['b', 'c'], ['a']) },
  ]
  await useChanges().trash(['a'])
  expect(main.asked.slice(-2).map(([channel]) => channel)).toEqual([
    'library.save',
    'library.trash',
  ])
})
