import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'
import { freshFolder } from '../../../test/main/disks'
import { exportFolder } from './exportFolder'

const files = [
  { name: '01.in', content: 'level' },
  { name: '01.out', content: 'answer' },
]
const options = async (write: WriteFile = writeAtomic) => ({ staging: await freshFolder(), write })
const choose = (answer: string | null) => ({ chooseFolder: () => Promise.resolve(answer) })

describe('a folder of files', () => {
  it('is made where the user says, and nothing else is', async () => {
    const parent = await freshFolder()
    const folder = join(parent, 'kit')
    expect(await exportFolder({ name: 'kit', files }, choose(parent), await options())).toEqual({
      ok: true,
      folder,
      names: ['01.in', '01.out'],
    })
    expect(await readdir(parent)).toEqual(['kit'])
    expect((await readdir(folder)).sort()).toEqual(['01.in', '01.out'])
    expect(await readFile(join(folder, '01.out'), 'utf8')).toBe('answer')
  })

  it('gets a number where its name is taken, by a file or a folder', async () => {
    const parent = await freshFolder()
    await mkdir(join(parent, 'kit'))
    await writeFile(join(parent, 'KIT (2)'), '')
    const result = await exportFolder({ name: 'kit', files }, choose(parent), await options())
    expect(result).toMatchObject({ ok: true, folder: join(parent, 'kit (3)') })
    expect(await readdir(join(parent, 'kit'))).toEqual([])
  })

  it('is not there at all where one file can’t be written', async () => {
    const parent = await freshFolder()
    const failing: WriteFile = async (path, content) => {
      if (path.endsWith('.out')) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      await writeAtomic(path, content)
    }
    const result = await exportFolder(
      { name: 'kit', files },
      choose(parent),
      await options(failing),
    )
    expect(result).toMatchObject({ ok: false, code: 'no-space' })
    expect(await readdir(parent)).toEqual([])
  })

  it('stays within the folder that was chosen, for any name', async () => {
    const parent = await freshFolder()
    const evil = [{ name: '../../01.in', content: 'level' }]
    const result = await exportFolder(
      { name: '../kit', files: evil },
      choose(parent),
      await options(),
    )
    expect(result).toMatchObject({ ok: true })
    const [made = ''] = await readdir(parent)
    expect(await readdir(join(parent, made))).toHaveLength(1)
  })

  it('is nothing where the dialog was closed, and refused where the folder is gone', async () => {
    expect(await exportFolder({ name: 'kit', files }, choose(null), await options())).toBeNull()
    const gone = join(await freshFolder(), 'gone')
    expect(await exportFolder({ name: 'kit', files }, choose(gone), await options())).toMatchObject(
      {
        ok: false,
        code: 'gone',
      },
    )
  })
})
