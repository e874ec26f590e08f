/** 2,000 levels: the figures are printed; the limits are several times what a quiet machine needs. */
import { describe, expect, it } from 'vitest'
import type { GameDocument } from '../../shared/games/documents'
import { startHistory } from '../../shared/library/history'
import { HOME_PACK_ID } from '../../shared/library/model'
import { freshFolder } from '../testing/disks'
import { Library } from './library'

const COUNT = 2000
const home = { packId: HOME_PACK_ID, before: null }
const level = (number: number): GameDocument => ({
  game: 'mayan',
  setup: {
    stacks: [
      [1, 2, 1],
      [2, 1],
      [3, 4, 3],
      [4, 3],
      [5, 6, 5, 6],
    ],
    steps: 1 + (number % 5),
  },
  title: `Level ${number}`,
})

describe('a library of 2,000 levels', () => {
  it('is read, and changed without being read again', async () => {
    const figures: string[] = []
    const timed = async <T>(name: string, limit: number, work: () => Promise<T>): Promise<T> => {
      const start = performance.now()
      const result = await work()
      const taken = performance.now() - start
      figures.push(`${name} ${taken.toFixed(0)} ms`)
      expect(taken, name).toBeLessThan(limit)
      return result
    }
    const folder = await freshFolder()
    const documents = Array.from({ length: COUNT }, (_, index) => level(index))
    const writer = new Library(folder)
    await timed('create all', 60_000, () => writer.create(documents, home))
    const library = new Library(folder)
    const { levels } = await timed('read', 10_000, () => library.read())
    expect(levels).toHaveLength(COUNT)
    await timed('read again', 10_000, () => library.read())
    const ids = levels.map(({ id }) => id)
    const [first = ''] = ids
    await timed('first save', 500, () => library.save(first, startHistory(level(1))))
    await timed('next save', 500, () => library.save(first, startHistory(level(2))))
    await timed('move 10', 1000, () =>
      library.move(ids.slice(0, 10), { ...home, before: ids[99] ?? null }),
    )
    await timed('trash 10', 1000, () => library.trash(ids.slice(0, 10)))
    await timed('restore 10', 1000, () => library.restore(ids.slice(0, 10)))
    const pack = await library.createPack('Other')
    await timed('move all', 10_000, () => library.move(ids, { packId: pack.id, before: null }))
    await timed('trash all', 60_000, () => library.trash(ids))
    await timed('restore all', 60_000, () => library.restore(ids))
    process.stdout.write(`${COUNT} levels: ${figures.join(', ')}\n`)
  })
})
