import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import type { GameDocument } from '@shared/games/documents'
import { levelFromSetup, type Setup } from '@shared/games/mayan/rules/setup'
import { PositionTable } from '@shared/games/mayan/solver/positionTable'
import { SolveTask } from '@shared/games/mayan/solver/solveTask'
import { DEFAULT_LIMITS } from '@shared/search/limits'
import { TaskRunner } from '@shared/search/task'
import type { ExportFile, StoredLevel } from '@shared/library/model'

const main = { written: [] as ExportFile[], searches: 0 }
vi.mock('../../api/bridge', () => ({
  bridge: {
    call: (channel: string, request: unknown) => {
      if (channel === 'record.readAll') return Promise.resolve({})
      main.written.push(...(request as readonly ExportFile[]))
      return Promise.resolve({ ok: true, names: [], folder: '/folder' })
    },
    on: () => () => undefined,
  },
}))
vi.mock('../../api/runJob', () => ({
  runJob: ({ setup }: { setup: Setup }) => {
    main.searches++
    const level = levelFromSetup(setup)
    if (!level.ok) throw new Error('no level')
    const task = new SolveTask(level.value, new PositionTable(1 << 20))
    return Promise.resolve(new TaskRunner(task, DEFAULT_LIMITS, () => 0).run(Infinity))
  },
}))

const { useExporting } = await import('./exporting')
const { useExportChoice } = await import('./useExportChoice')

const mayan = (title: string, stacks: number[][], steps: number): GameDocument => ({
  game: 'mayan',
  title,
  setup: { stacks, steps },
})
const board = (title: string, border: 'inside' | 'outside'): GameDocument => {
  const rows = [
    [1, 2],
    [2, 1],
  ]
  return { game: 'lianliankan', title, setup: { rows, border } }
}
const SOUND = mayan('Sound', [[1], [1], [], [1], []], 1)
const HOLES = mayan('Holes', [[2], [2], [], [2], []], 1)
const UNSOLVABLE = mayan('Unsolvable', [[1], [], [], [], []], 2)
const HOLES_UNSOLVABLE = mayan('Both', [[2], [], [], [], []], 2)
const LONG = mayan('Long', [[1], [1], [], [1], []], 6)
const INSIDE = board('Inside', 'inside')
const OUTSIDE = board('Outside', 'outside')

beforeEach(() => {
  Object.assign(main, { written: [], searches: 0 })
  setActivePinia(createPinia())
  vi.stubGlobal('requestIdleCallback', () => 0)
})

async function openFor(...documents: readonly GameDocument[]) {
  const levels = documents.map((document, at): StoredLevel => ({
    id: `l${at}`,
    packId: 'my-levels',
    document,
    modified: 0,
  }))
  const choice = effectScope().run(useExportChoice)
  if (choice === undefined) throw new Error('no dialog')
  const exporting = useExporting()
  const settled = () => vi.waitFor(() => expect(choice.isBusy.value).toBe(false))
  const open = async (these = levels) => {
    await exporting.open(these)
    await settled()
  }
  await open()
  /** As the button does. */
  const write = async (renumbers?: boolean) => {
    choice.write(renumbers)
    await settled()
  }
  const titlesOf = (part: 'refusals' | 'notes') =>
    choice.prepared.value?.[part].map(({ title }) => title) ?? []
  const isOpen = () => exporting.levels.length > 0
  return { ...choice, open, write, titlesOf, isOpen }
}
const names = () => main.written.map(({ name }) => name)
const contentOf = (name: string) => main.written.find((file) => file.name === name)?.content

describe('the forms that are offered', () => {
  it('are those of every game that is chosen, and say for how many levels', async () => {
    const { forms } = await openFor(INSIDE, SOUND, OUTSIDE)
    const offered = forms.value.map(({ id, part }) => [id, part?.values?.['count'] ?? 'all'])
    expect(offered).toEqual([
      ['hdu', 2],
      ['code', 'all'],
      ['json', 'all'],
      ['picture', 'all'],
      ['contest', 1],
      ['pack', 'all'],
    ])
  })

  it('have one chosen, regardless of the last choice for another game', async () => {
    const { chosen, open } = await openFor(SOUND)
    expect(chosen.value).toBe('contest')
    chosen.value = 'contest'
    const other: StoredLevel = { id: 'b', packId: 'my-levels', document: INSIDE, modified: 0 }
    await open([other])
    expect(chosen.value).toBe('hdu')
    await open([{ ...other, document: SOUND }])
    expect(chosen.value).toBe('contest')
  })
})

describe.each(['hdu', 'code', 'json', 'contest'])('a mixed selection as %s', (form) => {
  it('has a file or a stated refusal for each level, before anything is written', async () => {
    const documents = [SOUND, INSIDE, LONG, OUTSIDE]
    const { chosen, write, titlesOf, isOpen } = await openFor(...documents)
    chosen.value = form
    await write()
    const refused = titlesOf('refusals')
    if (refused.length > 0) {
      expect(names()).toEqual([])
      await write()
    }
    expect(isOpen()).toBe(false)
    for (const { title = '' } of documents) {
      const hasFile = names().some((name) => name.startsWith(title))
      expect([title, hasFile, refused.includes(title)]).toEqual([title, hasFile, !hasFile])
    }
    const expected = { hdu: 1, code: 4, json: 4, contest: 2 }[form]
    expect(names()).toHaveLength(expected ?? 0)
  })
})

it('names the game that a form is for', async () => {
  const { chosen, write, prepared } = await openFor(SOUND, INSIDE)
  chosen.value = 'hdu'
  await write()
  expect(prepared.value?.refusals).toMatchObject([
    { title: 'Sound', texts: [{ key: 'exports.otherGame' }], canRenumber: false },
  ])
})

describe('colours with holes', () => {
  it('are renumbered in the files when that is wanted, and only there', async () => {
    const { write, titlesOf, canRenumber, isOpen } = await openFor(SOUND, HOLES)
    await write()
    expect(titlesOf('refusals')).toEqual(['Holes'])
    expect(canRenumber.value).toBe(true)
    await write(true)
    expect(names()).toEqual(['Sound.in', 'Sound.out', 'Holes.in', 'Holes.out'])
    expect(contentOf('Holes.in')).toBe(contentOf('Sound.in'))
    expect(contentOf('Holes.out')).toBe('3 0 -1\n')
    expect(isOpen()).toBe(false)
    expect(HOLES.setup).toEqual({ stacks: [[2], [2], [], [2], []], steps: 1 })
  })

  it('are left out otherwise', async () => {
    const { write } = await openFor(SOUND, HOLES)
    await write()
    await write()
    expect(names()).toEqual(['Sound.in', 'Sound.out'])
  })

  it('are no offer where something else is wrong, or the form takes them', async () => {
    const holesAndLong = mayan('Long holes', [[2], [2], [], [2], []], 6)
    const { chosen, write, canRenumber } = await openFor(holesAndLong)
    await write()
    expect(canRenumber.value).toBe(false)
    chosen.value = 'code'
    await write()
    expect(contentOf('Long holes.txt')).toBe('2/2/-/2/- 6\n')
  })
})

describe('a level that can’t be solved in n', () => {
  it('is said to be one before its -1 is written, and searched once', async () => {
    const { write, titlesOf, prepared, isOpen } = await openFor(SOUND, UNSOLVABLE)
    await write()
    expect(names()).toEqual([])
    expect(titlesOf('refusals')).toEqual([])
    expect(prepared.value?.notes).toEqual([
      { title: 'Unsolvable', texts: [{ key: 'exports.noSolution', values: { n: 2 } }] },
    ])
    await write()
    expect(contentOf('Unsolvable.out')).toBe('-1\n')
    expect(main.searches).toBe(2)
    expect(isOpen()).toBe(false)
  })

  it('is said to be one also when it is renumbered first', async () => {
    const { write, titlesOf } = await openFor(HOLES_UNSOLVABLE)
    await write()
    expect(titlesOf('refusals')).toEqual(['Both'])
    await write(true)
    expect(titlesOf('notes')).toEqual(['Both'])
    expect(names()).toEqual([])
    await write()
    expect(names()).toEqual(['Both.in', 'Both.out'])
  })
})
