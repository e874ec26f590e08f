import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { startHistory, withStep } from '@shared/library/history'
import type { ChangedOutside, Library, StoredLevel } from '@shared/library/model'

/** Main: what it answers, what was requested, and what it emits. */
const main = {
  answers: {} as Record<string, (request: never) => unknown>,
  asked: [] as (readonly [string, unknown])[],
  emit: null as ((changed: ChangedOutside) => void) | null,
}
vi.mock('../../api/bridge', () => ({
  bridge: {
    call: (channel: string, request: never) => {
      main.asked.push([channel, request])
      return Promise.resolve(main.answers[channel]?.(request))
    },
    on: (event: string, listener: (changed: ChangedOutside) => void) => {
      if (event === 'library.changed') main.emit = listener
      return () => undefined
    },
  },
}))
vi.mock('@vueuse/core', () => ({
  useMediaQuery: () => ({ value: false }),
  useEventListener: () => undefined,
}))

const { useLibrary } = await import('../../stores/library')
const { useOpenLevel } = await import('../../stores/openLevel')
const { useNotices } = await import('../../stores/notices')
const { useRoute } = await import('../../stores/route')
const { useSaver } = await import('../../stores/saver')
const { useToasts } = await import('../../stores/toasts')
const { useOutsideChanges } = await import('./useOutsideChanges')
const { useChanges } = await import('../changes/changes')
const { useUndos } = await import('../changes/undos')

type Make = (number: number) => GameDocument
const GAMES: readonly (readonly [string, Make])[] = [
  ['Mayan', (steps) => ({ game: 'mayan', setup: { stacks: [[1], [], [], [], []], steps } })],
  ['Lianliankan', (tile) => ({ game: 'lianliankan', setup: { rows: [[tile]], border: 'inside' } })],
]
const stored = (id: string, document: GameDocument): StoredLevel => ({
  id,
  packId: 'my-levels',
  document,
  modified: 0,
})
function library(levels: readonly StoredLevel[], trash: readonly StoredLevel[] = []): Library {
  return {
    packs: [{ id: 'my-levels', name: null, levelIds: levels.map(({ id }) => id) }],
    levels,
    trash: trash.map((level) => ({ ...level, trashed: 0 })),
    faults: [],
  }
}
const settle = () => new Promise((done) => setTimeout(done))
const saves = () => main.asked.filter(([channel]) => channel === 'library.save')

describe.each(GAMES)('a %s level that is open', (_, make) => {
  let scope: EffectScope

  beforeEach(async () => {
    main.asked = []
    main.answers = {
      'library.read': () => library([stored('a', make(1)), stored('b', make(2))]),
      'library.history': () => null,
      'library.save': () => ({ ok: true, modified: 1 }),
    }
    vi.stubGlobal('window', {})
    setActivePinia(createPinia())
    await useLibrary().load()
    scope = effectScope()
    scope.run(useOutsideChanges)
    await useOpenLevel().open('a')
    useRoute().showLevel('a')
  })
  afterEach(() => {
    scope.stop()
  })

  it('follows what others wrote as one step of undo', async () => {
    const open = useOpenLevel()
    open.change(make(3))
    await useSaver().flush()
    main.emit?.({
      library: library([stored('a', make(9)), stored('b', make(2))]),
      changes: [{ kind: 'changed', id: 'a', document: make(9) }],
    })
    expect(open.document).toEqual(make(9))
    expect(useToasts().toast?.message.key).toBe('outside.followed')
    await useSaver().flush()
    expect(saves().at(-1)?.[1]).toEqual({
      id: 'a',
      history: withStep(withStep(startHistory(make(1)), make(3)), make(9)),
    })
    open.undo()
    expect(open.document).toEqual(make(3))
  })

  it('keeps what is not saved yet, and the user chooses', async () => {
    const open = useOpenLevel()
    open.change(make(3))
    main.emit?.({
      library: library([stored('a', make(9)), stored('b', make(2))]),
      changes: [{ kind: 'changed', id: 'a', document: make(9) }],
    })
    expect(open.document).toEqual(make(3))
    const [notice] = useNotices().errors
    expect(notice).toMatchObject({ title: { key: 'outside.title' } })
    expect(notice?.actions.map(({ label }) => label.key)).toEqual([
      'outside.useOther',
      'outside.keepMine',
    ])
    await notice?.actions[0]?.run()
    expect(open.document).toEqual(make(9))
    expect(useNotices().errors).toEqual([])
    open.undo()
    expect(open.document).toEqual(make(3))
  })

  it('reports a conflict that a save has met', () => {
    for (const kind of ['overwritten', 'unreadable', 'deleted'] as const) {
      const change =
        kind === 'overwritten' ? { kind, id: 'a', document: make(9) } : { kind, id: 'a' }
      main.emit?.({ library: library([stored('a', make(3))]), changes: [change] })
      expect(useNotices().errors.at(-1)).toMatchObject({ detail: { key: `outside.${kind}` } })
    }
  })

  it('and is deleted by others: is closed, and can be restored as it was last', async () => {
    const open = useOpenLevel()
    open.change(make(3))
    main.emit?.({
      library: library([stored('b', make(2))], [stored('a', make(1))]),
      changes: [{ kind: 'deleted', id: 'a' }],
    })
    await settle()
    expect(open).toMatchObject({ id: null, document: null })
    expect(useRoute().route).toEqual({ screen: 'library' })
    expect(saves()).toHaveLength(1)
    expect(useToasts().toast).toMatchObject({ message: { key: 'outside.trashedOne' } })
    main.answers['library.restore'] = () => ({
      ok: true,
      value: library([stored('a', make(3)), stored('b', make(2))]),
    })
    useToasts().act()
    await settle()
    expect(main.asked.at(-1)).toEqual(['library.restore', ['a']])
  })

  it('and is closed by the undo of its paste: the library is shown, nothing is unsaved', async () => {
    main.answers['library.trash'] = () => ({
      ok: true,
      value: library([stored('b', make(2))], [stored('a', make(1))]),
    })
    useChanges().reportAdded(['a'], { key: 'library.undone' }, () => undefined)
    useOpenLevel().change(make(3))
    await useUndos().undo()
    await settle()
    expect(useOpenLevel().id).toBeNull()
    expect(useRoute().route).toEqual({ screen: 'library' })
    expect(saves()).toHaveLength(1)
    expect(useSaver().state).toEqual({ kind: 'saved' })
    expect(useSaver().unsaved).toEqual([])
  })

  it('and is gone for good: what is unsaved becomes another level, and sticks to none', async () => {
    main.answers['library.save'] = ({ id }: { readonly id: string }) =>
      id === 'a' ? { ok: false, code: 'gone', message: '' } : { ok: true, modified: 1 }
    main.answers['library.create'] = () => ({ ok: true, value: [stored('new', make(3))] })
    useOpenLevel().change(make(3))
    main.emit?.({
      library: library([stored('b', make(2))]),
      changes: [{ kind: 'deleted', id: 'a' }],
    })
    await settle()
    expect(useLibrary().levels.get('new')?.document).toEqual(make(3))
    expect(useSaver().state).toEqual({ kind: 'saved' })
    expect(useNotices().errors).toEqual([])
  })

  it('reports how many others there are', () => {
    main.emit?.({
      library: library([stored('a', make(1)), stored('b', make(7)), stored('c', make(8))]),
      changes: [
        { kind: 'changed', id: 'b', document: make(7) },
        { kind: 'added', id: 'c' },
      ],
    })
    expect(useToasts().toast?.message).toMatchObject({ key: 'outside.changed', count: 2 })
    expect(useLibrary().levels.get('b')?.document).toEqual(make(7))
  })
})
