import { mkdtemp, mkdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { emptySetup } from '../../shared/games/mayan/rules/setup'
import { writeAtomic } from '../files/writeAtomic'
import { DataFolder } from './dataFolder'
import { LibraryContext } from './context'

const document = { game: 'mayan', setup: emptySetup() } as const

it('a link that leads nowhere is refused like a file that can’t be read, a missing one is not', async () => {
  const folder = new DataFolder(await mkdtemp(join(tmpdir(), 'mayan-histories-')))
  const refused: string[] = []
  const { histories } = new LibraryContext(folder, writeAtomic, Date.now, ({ file }) =>
    refused.push(file),
  )
  expect(await histories.read('none', document)).toBeNull()
  expect(refused).toEqual([])
  const path = folder.history('linked')
  await mkdir(dirname(path), { recursive: true })
  await symlink(join(tmpdir(), 'nothing-is-here'), path)
  expect(await histories.read('linked', document)).toBeNull()
  expect(refused).toEqual(['history/linked.json'])
})
