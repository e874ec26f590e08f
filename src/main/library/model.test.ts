/** Random sequences of what can be asked of the library, against a slow and obvious model. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printLevelFile, type GameDocument } from '../../shared/games/documents'
import { startHistory } from '../../shared/library/history'
import { HOME_PACK_ID, type LevelId, type Library as State } from '../../shared/library/model'
import { runs } from '../../../test/runs'
import { freshFolder } from '../../../test/main/disks'
import { stepsOf } from '../../../test/main/levels'
import { Library } from './library'

interface ModelLevel {
  readonly id: LevelId
  readonly steps: number
}

/** Packs as plain lists of what is shown, and the trash. */
interface Model {
  readonly packs: Map<string, { readonly name: string | null; levels: ModelLevel[] }>
  trash: ModelLevel[]
}

/** Numbers choose among what is there, so that every sequence means something. */
type Operation =
  | {
      readonly kind: 'create'
      readonly pack: number
      readonly before: number
      readonly count: number
    }
  | {
      readonly kind: 'move'
      readonly levels: number[]
      readonly pack: number
      readonly before: number
    }
  | { readonly kind: 'trash' | 'restore'; readonly levels: number[] }
  | { readonly kind: 'save'; readonly level: number; readonly steps: number }
  | { readonly kind: 'createPack' | 'emptyTrash' }
  | { readonly kind: 'renamePack' | 'trashPack'; readonly pack: number }
  | { readonly kind: 'addFile'; readonly pack: number }

const number = fc.nat({ max: 50 })
const numbers = fc.array(number, { minLength: 1, maxLength: 4 })
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      pack: number,
      before: number,
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      levels: numbers,
      pack: number,
      before: number,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('trash' as const, 'restore' as const),
      levels: numbers,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('save' as const), level: number, steps: number }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('createPack' as const, 'emptyTrash' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('renamePack' as const, 'trashPack' as const),
      pack: number,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('addFile' as const), pack: number }) },
)

const level = (steps: number): GameDocument => ({
  game: 'mayan',
  setup: { stacks: [[1], [], [], [], []], steps },
})

/** Applies operations to the library and the model alike. */
class Run {
  readonly model: Model = {
    packs: new Map([[HOME_PACK_ID, { name: null, levels: [] }]]),
    trash: [],
  }
  private count = 0

  constructor(
    readonly folder: string,
    readonly library: Library,
  ) {}

  async apply(operation: Operation): Promise<void> {
    switch (operation.kind) {
      case 'create':
        return this.create(operation.pack, operation.before, operation.count)
      case 'move':
        return this.move(this.levelsAt(operation.levels), operation.pack, operation.before)
      case 'trash':
        return this.trash(this.levelsAt(operation.levels))
      case 'restore':
        return this.restore(operation.levels)
      case 'save':
        return this.save(operation.level, operation.steps)
      case 'createPack': {
        const name = `Pack ${++this.count}`
        const { id } = await this.library.createPack(name)
        this.model.packs.set(id, { name, levels: [] })
        return
      }
      case 'renamePack': {
        const [id, pack] = this.packAt(operation.pack)
        const name = `Renamed ${++this.count}`
        await this.library.renamePack(id, name)
        this.model.packs.set(id, { ...pack, name })
        return
      }
      case 'trashPack': {
        const [id, { levels }] = this.packAt(operation.pack)
        if (id === HOME_PACK_ID) return
        await this.library.trashPack(id)
        this.model.trash.push(...levels)
        this.model.packs.delete(id)
        return
      }
      case 'emptyTrash':
        await this.library.emptyTrash()
        this.model.trash = []
        return
      case 'addFile':
        return this.addFile(operation.pack)
    }
  }

  private async create(pack: number, before: number, count: number): Promise<void> {
    const [packId, { levels }] = this.packAt(pack)
    const documents = Array.from({ length: count }, () => level(++this.count))
    const at = before % (levels.length + 1)
    const created = await this.library.create(documents, { packId, before: levels[at]?.id ?? null })
    levels.splice(at, 0, ...created.map(({ id, document }) => ({ id, steps: stepsOf(document) })))
  }

  private async move(moved: readonly ModelLevel[], pack: number, before: number): Promise<void> {
    const [packId, target] = this.packAt(pack)
    const at = before % (target.levels.length + 1)
    const beforeId = target.levels[at]?.id ?? null
    const next = target.levels.slice(at).find((candidate) => !moved.includes(candidate))
    await this.library.move(
      moved.map(({ id }) => id),
      { packId, before: beforeId },
    )
    for (const [, other] of this.model.packs) {
      other.levels = other.levels.filter((candidate) => !moved.includes(candidate))
    }
    const place = next === undefined ? target.levels.length : target.levels.indexOf(next)
    target.levels.splice(place, 0, ...moved)
  }

  private async trash(trashed: readonly ModelLevel[]): Promise<void> {
    await this.library.trash(trashed.map(({ id }) => id))
    for (const [, pack] of this.model.packs) {
      pack.levels = pack.levels.filter((candidate) => !trashed.includes(candidate))
    }
    this.model.trash.push(...trashed)
  }

  /** Where they go is asked of the library: which places are right has its own tests. */
  private async restore(choices: readonly number[]): Promise<void> {
    const { trash, packs } = this.model
    const restored = [...new Set(choices.flatMap((choice) => trash[choice % trash.length] ?? []))]
    const before = new Map([...packs].map(([id, { levels }]) => [id, levels]))
    const state = await this.library.restore(restored.map(({ id }) => id))
    this.model.trash = trash.filter((candidate) => !restored.includes(candidate))
    const all = new Map(
      [...[...before.values()].flat(), ...restored].map((each) => [each.id, each]),
    )
    for (const { id, name, levelIds } of state.packs) {
      const levels = levelIds.flatMap((levelId) => all.get(levelId) ?? [])
      const others = levels.filter((candidate) => !restored.includes(candidate))
      expect(others).toEqual(before.get(id) ?? [])
      packs.set(id, { name, levels })
    }
  }

  private async save(choice: number, steps: number): Promise<void> {
    const [chosen] = this.levelsAt([choice])
    if (chosen === undefined) return
    expect(await this.library.save(chosen.id, startHistory(level(steps)))).toMatchObject({
      ok: true,
    })
    for (const [, pack] of this.model.packs) {
      pack.levels = pack.levels.map((each) => (each === chosen ? { ...each, steps } : each))
    }
  }

  /** As another program would. */
  private async addFile(pack: number): Promise<void> {
    const [packId, { levels }] = this.packAt(pack)
    const id = `other-${++this.count}`
    const folder = join(this.folder, 'library', packId)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${id}.json`), printLevelFile(level(this.count)))
    await this.library.read()
    levels.push({ id, steps: this.count })
  }

  private packAt(choice: number) {
    const packs = [...this.model.packs]
    const pack = packs[choice % packs.length]
    if (pack === undefined) throw new Error('there is the home pack')
    return pack
  }

  private levelsAt(choices: readonly number[]): ModelLevel[] {
    const all = [...this.model.packs.values()].flatMap(({ levels }) => levels)
    return [...new Set(choices.flatMap((choice) => all[choice % all.length] ?? []))]
  }
}

/** The same view of both. */
function viewOf({ packs, levels, trash, faults }: State) {
  const steps = new Map(levels.map(({ id, document }) => [id, stepsOf(document)]))
  return {
    packs: packs
      .map(({ id, name, levelIds }) => ({
        id,
        name,
        levels: levelIds.map((levelId) => ({ id: levelId, steps: steps.get(levelId) ?? -1 })),
      }))
      .sort(byId),
    trash: trash.map(({ id, document }) => ({ id, steps: stepsOf(document) })).sort(byId),
    faults: faults.length,
  }
}

function viewOfModel({ packs, trash }: Model) {
  return {
    packs: [...packs].map(([id, pack]) => ({ id, ...pack })).sort(byId),
    trash: [...trash].sort(byId),
    faults: 0,
  }
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1
}

describe('the library and a model of it', () => {
  it('agree after every operation, in memory and as read again from disk', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 15 }), async (operations) => {
        const folder = await freshFolder()
        const run = new Run(folder, new Library(folder))
        for (const operation of operations) {
          await run.apply(operation)
          const inMemory = await run.library.move([], { packId: HOME_PACK_ID, before: null })
          expect(viewOf(inMemory)).toEqual(viewOfModel(run.model))
          expect(await new Library(folder).read()).toEqual(inMemory)
        }
        await rm(folder, { recursive: true })
      }),
      { numRuns: runs(20) },
    )
  })
})
