/** What was read before anybody asked is answered once; the next answer is from disk again. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HOME_PACK_ID } from '../../shared/library/model'
import { freshFolder } from '../../../test/main/disks'
import { Library } from './library'

it('is answered once, also to who asks while it is read', async () => {
  const root = await freshFolder()
  const document = { game: 'mayan', setup: { stacks: [[1], [], [], [], []], steps: 1 } } as const
  const place = { packId: HOME_PACK_ID, before: null }
  const [level] = await new Library(root).create([document], place)
  const library = new Library(root)
  library.readAhead()
  const first = await library.read()
  expect(first.levels).toMatchObject([{ id: level?.id }])
  await rm(join(root, 'library', HOME_PACK_ID, `${level?.id ?? ''}.json`))
  expect((await library.read()).levels).toEqual([])
})

it('spares the first answer a reading', async () => {
  const root = await freshFolder()
  const library = new Library(root)
  library.readAhead()
  await library.whenIdle()
  const place = { packId: HOME_PACK_ID, before: null }
  const document = { game: 'mayan', setup: { stacks: [[1], [], [], [], []], steps: 1 } } as const
  await new Library(root).create([document], place)
  expect((await library.read()).levels).toEqual([])
  expect((await library.read()).levels).toHaveLength(1)
})
