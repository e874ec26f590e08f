import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameDocument } from '@shared/games/documents'
import { STARTER_LEVELS } from '@shared/games/mayan/starter/starterLevels'
import type { History, Library, SaveResult } from '@shared/library/model'

/** Main, as far as the stores ask it: each answer is given when the test says so. */
const asked: { channel: string; request: unknown; answer: (value: unknown) => void }[] = []
vi.mock('../api/bridge', () => ({
  bridge: {
    call: (channel: string, request: unknown) =>
      new Promise((answer) => asked.push({ channel, request, answer })),
    on: () => () => undefined,
  },
}))
vi.mock('@vueuse/core', () => ({
  useMediaQuery: () => ({ value: false }),
  useEventListener: () => undefined,
}))

const { useLibrary } = await import('./library')
const { useOpenLevel } = await import('./openLevel')
const { useNotices } = await import('./notices')
const { useRoute } = await import('./route')
const { useToasts } = await import('./toasts')
const { useSaver } = await import('./saver')

const level = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[], [], [], [], []], steps },
})
const stored = (id: string, steps: number) => ({
  id,
  packId: 'my-levels',
  document: level(steps),
  modified: 0,
})
const LIBRARY: Library = {
  packs: [{ id: 'my-levels', name: null, levelIds: ['a', 'b'] }],
  levels: [stored('a', 1), stored('b', 2)],
  trash: [],
  faults: [],
}
const STARTER = STARTER_LEVELS[0]?.id ?? ''
const SAVED: SaveResult = { ok: true, modified: 1 }
const FULL: SaveResult = { ok: false, code: 'no-space', message: '' }

const settle = () => new Promise((done) => setTimeout(done))
/** The oldest question on a channel that was not answered yet. */
async function answer(channel: string, value: unknown): Promise<unknown> {
  await settle()
  const at = asked.findIndex((question) => question.channel === channel)
  const [question] = at < 0 ? [] : asked.splice(at, 1)
  if (question === undefined) throw new Error(`nobody asked ${channel}`)
  question.answer(value)
  await settle()
  return question.request
}

beforeEach(async () => {
  asked.length = 0
  vi.stubGlobal('window', {})
  setActivePinia(createPinia())
  void useLibrary().load()
  await answer('library.read', LIBRARY)
})

afterEach(() => vi.useRealTimers())

async function openStored(id: string): Promise<void> {
  void useOpenLevel().open(id)
  await answer('library.history', null)
}

describe('opening a level', () => {
  it('means the last one asked for, however long each takes', async () => {
    const open = useOpenLevel()
    const slow = open.open('a')
    const quick = open.open(STARTER)
    await settle()
    expect(await quick).toBe(true)
    await answer('library.history', null)
    expect(await slow).toBe(false)
    expect(open.id).toBe(STARTER)
  })

  it('leaves a level that is being copied with its own changes', async () => {
    const open = useOpenLevel()
    await open.open(STARTER)
    open.change(level(7))
    const other = open.open('b')
    await answer('library.create', { ok: true, value: [stored('copy', 7)] })
    const saved = (await answer('library.save', SAVED)) as { id: string; history: History }
    expect(saved).toMatchObject({ id: 'copy', history: { present: level(7) } })
    await answer('library.history', null)
    expect(await other).toBe(true)
    expect(open.id).toBe('b')
    expect(open.document).toEqual(level(2))
  })
})

describe('a copy of a built-in level that the disk refuses', () => {
  const created = (steps: number) => ({ ok: true, value: [stored('copy', steps)] })
  const countOf = (channel: string) => asked.filter((one) => one.channel === channel).length

  /** Edited, refused and reported. */
  async function refused() {
    const open = useOpenLevel()
    await open.open(STARTER)
    open.change(level(7))
    await answer('library.create', FULL)
    expect(useSaver().state).toMatchObject({ kind: 'refused', code: 'no-space' })
    expect(useSaver().unsaved).toEqual([level(7)])
    // What is done with it must not be taken for the built-in one's.
    expect(open).toMatchObject({ id: STARTER, ownId: null })
    expect(useNotices().errors).toMatchObject([{ title: { key: 'unsaved.title' } }])
    return open
  }

  it('is retried automatically, with what was changed since, and made once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const open = useOpenLevel()
    await open.open(STARTER)
    open.change(level(7))
    for (let attempt = 0; attempt < 3; attempt++) {
      await vi.advanceTimersByTimeAsync(3000)
      expect(countOf('library.create')).toBe(1)
      asked.pop()?.answer(FULL)
      await vi.advanceTimersByTimeAsync(100)
      open.change(level(8 + attempt))
    }
    await vi.advanceTimersByTimeAsync(3000)
    expect(asked.at(-1)?.request).toMatchObject({ documents: [level(10)] })
    // While it is being made nothing else makes one.
    open.change(level(11))
    void useSaver().flush()
    await vi.advanceTimersByTimeAsync(9000)
    expect(countOf('library.create')).toBe(1)
    asked.pop()?.answer(created(10))
    await vi.advanceTimersByTimeAsync(0)
    expect(open.id).toBe('copy')
    expect(asked.at(-1)?.request).toMatchObject({ id: 'copy', history: { present: level(11) } })
    asked.pop()?.answer(SAVED)
    await vi.advanceTimersByTimeAsync(9000)
    expect(asked).toEqual([])
    expect(useSaver().state).toEqual({ kind: 'saved' })
    expect(useNotices().errors).toEqual([])
    expect(open.undoCount).toBe(5)
  })

  it('is kept while another level is open, and found again', async () => {
    const open = await refused()
    const other = open.open('b')
    await answer('library.create', FULL)
    await answer('library.history', null)
    expect(await other).toBe(true)
    const back = open.open(STARTER)
    await answer('library.create', FULL)
    expect(await back).toBe(true)
    expect(open.document).toEqual(level(7))
    expect(open.undoCount).toBe(1)
    void useSaver().flush()
    await answer('library.create', created(7))
    await answer('library.save', SAVED)
    expect(open).toMatchObject({ id: 'copy', ownId: 'copy' })
    expect(useSaver().unsaved).toEqual([])
  })

  it('changes no level that is open when it is made at last', async () => {
    const open = await refused()
    void open.open('b')
    await answer('library.create', FULL)
    await answer('library.history', null)
    void useSaver().flush()
    await answer('library.create', created(7))
    expect(await answer('library.save', SAVED)).toMatchObject({
      id: 'copy',
      history: { present: level(7), past: [{}] },
    })
    expect(open.id).toBe('b')
    expect(open.document).toEqual(level(2))
  })
})

describe('a level that leaves the library while it is open', () => {
  const GONE: SaveResult = { ok: false, code: 'gone', message: 'a' }
  const without = (id: string): Library => ({
    ...LIBRARY,
    levels: LIBRARY.levels.filter((one) => one.id !== id),
    trash: [{ ...stored(id, 1), trashed: 1 }],
  })
  /** Thrown away, from wherever. */
  async function throwAway(id: string): Promise<void> {
    void useLibrary().moveToTrash([id])
    await answer('library.trash', { ok: true, value: without(id) })
  }

  it('is closed, for the library', async () => {
    const open = useOpenLevel()
    await openStored('a')
    useRoute().showLevel('a')
    await throwAway('a')
    expect(open).toMatchObject({ id: null, packId: null, document: null, undoCount: 0 })
    expect(useRoute().route).toEqual({ screen: 'library' })
    expect(asked).toEqual([])
    // It can be opened again when it is back.
    void useLibrary().restore(['a'])
    await answer('library.restore', { ok: true, value: LIBRARY })
    await openStored('a')
    expect(open.document).toEqual(level(1))
  })

  it('becomes a new level where something was not saved, and nothing stays unsaved', async () => {
    const open = useOpenLevel()
    await openStored('a')
    useRoute().showLevel('a')
    open.change(level(5))
    await throwAway('a')
    await answer('library.save', GONE)
    expect(await answer('library.create', { ok: true, value: [stored('new', 5)] })).toMatchObject({
      documents: [level(5)],
    })
    await answer('library.save', SAVED)
    expect(open).toMatchObject({ id: 'new', document: level(5), undoCount: 1 })
    expect(useRoute().route).toMatchObject({ screen: 'level', id: 'new' })
    expect(useSaver().state).toEqual({ kind: 'saved' })
    expect(useSaver().unsaved).toEqual([])
    expect(useToasts().toast?.message.key).toBe('status.kept-as-new')
  })

  it('becomes one level only, however many saves of it are under way', async () => {
    const open = useOpenLevel()
    await openStored('a')
    open.change(level(5))
    void useSaver().flush()
    open.change(level(6))
    void useSaver().flush()
    await throwAway('a')
    await answer('library.save', GONE)
    await answer('library.save', GONE)
    await answer('library.create', { ok: true, value: [stored('new', 5)] })
    await answer('library.save', SAVED)
    expect(asked.filter(({ channel }) => channel !== 'page.edited')).toEqual([])
    expect(open).toMatchObject({ id: 'new', document: level(6), undoCount: 2 })
    expect(useSaver().unsaved).toEqual([])
  })

  it('stays open as long as the disk refuses the new level', async () => {
    const open = useOpenLevel()
    await openStored('a')
    open.change(level(5))
    await throwAway('a')
    await answer('library.save', GONE)
    await answer('library.create', FULL)
    expect(open).toMatchObject({ id: 'a', document: level(5) })
    expect(useSaver().stateOf('a')).toMatchObject({ kind: 'refused', code: 'no-space' })
  })
})

describe('saving', () => {
  it('calls no level unsaved but the one that is', async () => {
    const open = useOpenLevel()
    await openStored('a')
    open.change(level(5))
    void open.open('b')
    await answer('library.save', FULL)
    await answer('library.history', null)
    const saver = useSaver()
    expect(saver.stateOf('a')).toMatchObject({ kind: 'refused' })
    expect(saver.stateOf('b')).toEqual({ kind: 'saved' })
    open.change(level(6))
    expect(saver.stateOf('b')).toEqual({ kind: 'saving' })
    expect(saver.state).toMatchObject({ kind: 'refused' })
  })

  it('keeps what the disk refused of one level while another is edited', async () => {
    const open = useOpenLevel()
    await openStored('a')
    open.change(level(5))
    void open.open('b')
    await answer('library.save', FULL)
    await answer('library.history', null)
    open.change(level(6))

    void useSaver().flush()
    const first = (await answer('library.save', SAVED)) as { id: string; history: History }
    const second = (await answer('library.save', SAVED)) as { id: string; history: History }
    const presents = Object.fromEntries([first, second].map((s) => [s.id, s.history.present]))
    expect(presents).toEqual({ a: level(5), b: level(6) })
    expect(useSaver().state).toEqual({ kind: 'saved' })
  })

  it('opens a level again as it was left, though the disk refused it', async () => {
    const open = useOpenLevel()
    await openStored('a')
    open.change(level(5))
    void open.open('b')
    await answer('library.save', FULL)
    await answer('library.history', null)
    void open.open('a')
    await answer('library.save', FULL)
    expect(open.document).toEqual(level(5))
    expect(open.undoCount).toBe(1)
  })

  it('is not called saved while a later change is still being written', async () => {
    const open = useOpenLevel()
    await openStored('a')
    open.change(level(5))
    void useSaver().flush()
    open.change(level(6))
    void useSaver().flush()
    await answer('library.save', SAVED)
    expect(useSaver().state).toEqual({ kind: 'saving' })
    await answer('library.save', SAVED)
    expect(useSaver().state).toEqual({ kind: 'saved' })
  })

  it('never puts an older state, which was refused, over a newer one', async () => {
    const open = useOpenLevel()
    await openStored('a')
    open.change(level(5))
    void useSaver().flush()
    open.change(level(6))
    void useSaver().flush()
    await answer('library.save', FULL)
    await answer('library.save', SAVED)
    void useSaver().flush()
    await settle()
    expect(asked.filter(({ channel }) => channel === 'library.save')).toEqual([])
    expect(useSaver().state).toEqual({ kind: 'saved' })
  })
})
