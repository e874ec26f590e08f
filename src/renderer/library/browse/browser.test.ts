import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import type { Library, StoredLevel } from '@shared/library/model'

const main = { library: null as Library | null }
vi.mock('../../api/bridge', () => ({
  bridge: {
    call: (channel: string) => Promise.resolve(channel === 'library.read' ? main.library : {}),
    on: () => () => undefined,
  },
}))

const { useLibrary } = await import('../../stores/library')
const { useBrowser } = await import('./browser')
const { useDuplicates } = await import('./duplicates')
const { focusedOn, selectedOnly } = await import('./selection')

const mayan = (title: string, stacks: number[][] = [[1], [1], [], [1], []]): GameDocument => ({
  game: 'mayan',
  title,
  setup: { stacks, steps: 1 },
})
const board = (title: string, rows: number[][] = [[1, 1]]): GameDocument => ({
  game: 'lianliankan',
  title,
  setup: { rows, border: 'inside' },
})
const stored = (id: string, packId: string, document: GameDocument, modified = 0): StoredLevel => ({
  id,
  packId,
  document,
  modified,
})

/** Two packs; each holds levels of both games. */
const LIBRARY: Library = {
  packs: [
    { id: 'my-levels', name: null, levelIds: ['a', 'b'] },
    { id: 'pack', name: 'Pack', levelIds: ['c', 'd', 'e'] },
  ],
  levels: [
    stored('a', 'my-levels', mayan('Home')),
    stored('b', 'my-levels', board('Home board', [[2, 2]])),
    stored('c', 'pack', mayan('First', [[3], [3], [], [3], []]), 5),
    stored('d', 'pack', board('Second', [[1], [2], [2], [1]]), 9),
    stored('e', 'pack', mayan('Third', [[1, 2], [1], [2], [1], [2]])),
  ],
  trash: [],
  faults: [],
}

beforeEach(async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 0
  })
  main.library = LIBRARY
  setActivePinia(createPinia())
  await useLibrary().load()
})

const shown = () => useBrowser().levels.map(({ id }) => id)

describe('the library shows', () => {
  it('the pack with the latest change first', () => {
    useBrowser().showFirst()
    expect(useBrowser().place).toEqual({ kind: 'pack', packId: 'pack' })
    expect(shown()).toEqual(['c', 'd', 'e'])
  })

  it('levels of one game, of one query, and in another order', () => {
    const browser = useBrowser()
    browser.show({ kind: 'pack', packId: 'pack' })
    browser.game = 'mayan'
    expect(shown()).toEqual(['c', 'e'])
    browser.game = null
    browser.query = 'second'
    expect(shown()).toEqual(['d'])
    browser.query = ''
    browser.sort = 'modified'
    expect(shown()).toEqual(['d', 'c', 'e'])
  })

  it('the home pack once the pack on screen is removed', async () => {
    const browser = useBrowser()
    browser.show({ kind: 'pack', packId: 'pack' })
    const [home] = LIBRARY.packs
    useLibrary().show({ ...LIBRARY, packs: home ? [home] : [], levels: LIBRARY.levels.slice(0, 2) })
    await nextTick()
    expect(browser.place).toEqual({ kind: 'pack', packId: 'my-levels' })
  })

  it('levels that exist twice, of both games, side by side', () => {
    const twins = [
      stored('f', 'pack', mayan('Mirrored', [[], [4], [], [4], [4]])),
      stored('g', 'pack', board('Renamed', [[7, 7]])),
    ]
    const ids = ['c', 'd', 'e', 'f', 'g']
    useLibrary().show({
      ...LIBRARY,
      packs: [...LIBRARY.packs.slice(0, 1), { id: 'pack', name: 'Pack', levelIds: ids }],
      levels: [...LIBRARY.levels, ...twins],
    })
    const groups = useDuplicates().groups.map((group) => group.map(({ id }) => id))
    expect(groups).toEqual(expect.arrayContaining([expect.arrayContaining(['b', 'g'])]))
    expect(groups).toEqual(expect.arrayContaining([expect.arrayContaining(['a', 'c', 'f'])]))
    expect(useDuplicates().twinOf(board('Another', [[5, 5]]))?.document.game).toBe('lianliankan')
  })
})

describe('the order can be changed', () => {
  it('in a pack of the user that is shown as a whole', () => {
    const browser = useBrowser()
    expect(browser.canReorder).toBe(false)
    browser.show({ kind: 'pack', packId: 'pack' })
    expect(browser.canReorder).toBe(true)
    browser.game = 'lianliankan'
    expect(browser.canReorder).toBe(false)
    browser.game = null
    browser.query = 'i'
    expect(browser.canReorder).toBe(false)
    browser.query = ''
    browser.sort = 'title'
    expect(browser.canReorder).toBe(false)
    browser.show({ kind: 'all' })
    expect(browser.canReorder).toBe(false)
  })
})

describe('commands apply to', () => {
  it('the selected levels, in display order, or else the focused card', () => {
    const browser = useBrowser()
    browser.show({ kind: 'pack', packId: 'pack' })
    browser.select(focusedOn('d'))
    expect(browser.targets).toEqual([])
    browser.hasFocus = true
    expect(browser.targets).toEqual(['d'])
    browser.select(selectedOnly(['e', 'c']))
    expect(browser.targets).toEqual(['c', 'e'])
    expect(browser.targetLevels.map(({ document }) => document.title)).toEqual(['First', 'Third'])
  })

  it('nothing that is no longer shown', async () => {
    const browser = useBrowser()
    browser.show({ kind: 'pack', packId: 'pack' })
    browser.select(selectedOnly(['c', 'd']))
    browser.game = 'mayan'
    await nextTick()
    expect(browser.targets).toEqual(['c'])
  })

  it('new levels go to the pack on screen, from the built-in one to the home pack', () => {
    const browser = useBrowser()
    expect(browser.targetPackId).toBe('my-levels')
    browser.show({ kind: 'pack', packId: 'pack' })
    expect(browser.targetPackId).toBe('pack')
  })
})
