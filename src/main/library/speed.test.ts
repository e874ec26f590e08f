/** A large library: the times are printed; what is asserted is how much is written, which never varies. */
import { describe, expect, it } from 'vitest'
import type { GameDocument } from '../../shared/games/documents'
import { startHistory } from '../../shared/library/history'
import { HOME_PACK_ID } from '../../shared/library/model'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'
import { freshFolder } from '../../../test/main/disks'
import { Library } from './library'

const COUNT = 500
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

describe(`a library of ${COUNT} levels`, () => {
  it('is read once, and a change writes only what it changes', async () => {
    const figures: string[] = []
    let writes = 0
    const write: WriteFile = async (path, content, beforeCommit) => {
      writes++
      await writeAtomic(path, content, beforeCommit)
    }
    /** @param expected how many files are written */
    const timed = async <T>(name: string, expected: number, work: () => Promise<T>): Promise<T> => {
      writes = 0
      const start = performance.now()
      const result = await work()
      figures.push(`${name} ${(performance.now() - start).toFixed(0)} ms`)
      expect(writes, name).toBe(expected)
      return result
    }
    const folder = await freshFolder()
    const documents = Array.from({ length: COUNT }, (_, index) => level(index))
    const writer = new Library(folder, { write })
    // A level and its history each, and the order.
    await timed('create all', 2 * COUNT + 1, () => writer.create(documents, home))
    const library = new Library(folder, { write })
    const { levels } = await timed('read', 0, () => library.read())
    expect(levels).toHaveLength(COUNT)
    await timed('read again', 0, () => library.read())
    const ids = levels.map(({ id }) => id)
    const [first = ''] = ids
    const ten = ids.slice(0, 10)
    // The level, its history and a snapshot; soon after, no other snapshot.
    await timed('first save', 3, () => library.save(first, startHistory(level(1))))
    await timed('next save', 2, () => library.save(first, startHistory(level(2))))
    await timed('move 10', 1, () => library.move(ten, { ...home, before: ids[99] ?? null }))
    await timed('trash 10', 10, () => library.trash(ten))
    await timed('restore 10', 10, () => library.restore(ten))
    const pack = await library.createPack('Other')
    const place = { packId: pack.id, before: null }
    await timed('move all', 2, () => library.move(ids, place))
    await timed('trash all', COUNT, () => library.trash(ids))
    await timed('restore all', COUNT, () => library.restore(ids))
    process.stdout.write(`${COUNT} levels: ${figures.join(', ')}\n`)
  })
})
