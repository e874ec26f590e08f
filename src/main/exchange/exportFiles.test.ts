import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ExportFile } from '../../shared/library/model'
import { writeAtomic, type WriteFile } from '../files/writeAtomic'
import { freshFolder } from '../../../test/main/disks'
import { exportFiles, type ExportDialogs } from './exportFiles'

const file = (name: string, content: ExportFile['content'] = `new ${name}`) => ({ name, content })

const options = async (write: WriteFile = writeAtomic) => ({ staging: await freshFolder(), write })

/** Answers with what the user chose; records the questions. */
function choose(answer: string | null): ExportDialogs & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    chooseFile: (name) => {
      asked.push(name)
      return Promise.resolve(answer)
    },
    chooseFolder: () => {
      asked.push('folder')
      return Promise.resolve(answer)
    },
  }
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  const texts = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])
  return Object.fromEntries((await Promise.all(texts)) as [string, string][])
}

describe('one file', () => {
  it('is written to the chosen place, over what the dialog has asked about', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'chosen.in'), 'old')
    const dialogs = choose(join(folder, 'chosen.in'))
    expect(await exportFiles([file('a/b.in', 'new')], dialogs, await options())).toEqual({
      ok: true,
      folder,
      names: ['chosen.in'],
    })
    expect(dialogs.asked).toEqual(['a-b.in'])
    expect(await textsIn(folder)).toEqual({ 'chosen.in': 'new' })
  })

  it('may be bytes', async () => {
    const folder = await freshFolder()
    await exportFiles(
      [file('a.png', Uint8Array.of(1, 2, 255))],
      choose(join(folder, 'a.png')),
      await options(),
    )
    expect([...(await readFile(join(folder, 'a.png')))]).toEqual([1, 2, 255])
  })

  it('gets its extension; then the dialog asked about another name', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'a.in'), 'old')
    const result = await exportFiles(
      [file('a.in', 'new')],
      choose(join(folder, 'a')),
      await options(),
    )
    expect(result).toMatchObject({ names: ['a (2).in'] })
    expect(await textsIn(folder)).toEqual({ 'a.in': 'old', 'a (2).in': 'new' })
  })

  it('is not written when the dialog is closed', async () => {
    expect(await exportFiles([file('a.in')], choose(null), await options())).toBeNull()
    expect(
      await exportFiles([file('a.in'), file('b.in')], choose(null), await options()),
    ).toBeNull()
  })
})

describe('a pair', () => {
  const pair = [file('level.in'), file('level.out')]

  it('is put side by side under the chosen name', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'chosen.in'), 'old')
    const dialogs = choose(join(folder, 'chosen.in'))
    expect(await exportFiles(pair, dialogs, await options())).toEqual({
      ok: true,
      folder,
      names: ['chosen.in', 'chosen.out'],
    })
    expect(dialogs.asked).toEqual(['level.in'])
    expect(await textsIn(folder)).toEqual({
      'chosen.in': 'new level.in',
      'chosen.out': 'new level.out',
    })
  })

  it('gets another name where the second file is there already', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'chosen.in'), 'old in')
    await writeFile(join(folder, 'chosen.out'), 'old out')
    expect(
      await exportFiles(pair, choose(join(folder, 'chosen.in')), await options()),
    ).toMatchObject({
      names: ['chosen (2).in', 'chosen (2).out'],
    })
    expect(await textsIn(folder)).toEqual({
      'chosen.in': 'old in',
      'chosen.out': 'old out',
      'chosen (2).in': 'new level.in',
      'chosen (2).out': 'new level.out',
    })
  })
})

describe('several files', () => {
  it('go into a folder, under names that are free', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'B.in'), 'old')
    const files = [file('a.in', '1'), file('b.in', '2'), file('a.in', '3')]
    expect(await exportFiles(files, choose(folder), await options())).toEqual({
      ok: true,
      folder,
      names: ['a.in', 'b (2).in', 'a (2).in'],
    })
    expect(await textsIn(folder)).toEqual({
      'B.in': 'old',
      'a.in': '1',
      'a (2).in': '3',
      'b (2).in': '2',
    })
  })

  it('are all written or none', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'old.in'), 'old')
    let left = 30
    const full: WriteFile = async (path, content) => {
      if (--left < 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      await writeAtomic(path, content)
    }
    const files = Array.from({ length: 50 }, (_, index) => file(`${index}.in`))
    expect(await exportFiles(files, choose(folder), await options(full))).toMatchObject({
      code: 'no-space',
    })
    expect(await textsIn(folder)).toEqual({ 'old.in': 'old' })
    left = 1
    const pair = [file('old.in'), file('old.out')]
    expect(
      await exportFiles(pair, choose(join(folder, 'old.in')), await options(full)),
    ).toMatchObject({
      code: 'no-space',
    })
    expect(await textsIn(folder)).toEqual({ 'old.in': 'old' })
  })

  it('can’t go where a folder has the name', async () => {
    const folder = await freshFolder()
    await mkdir(join(folder, 'a.in'))
    expect(
      await exportFiles([file('a.in')], choose(join(folder, 'a.in')), await options()),
    ).toMatchObject({
      ok: false,
    })
  })
})

describe('an export that is given up', () => {
  const files = Array.from({ length: 200 }, (_, index) => file(`${index}.in`))

  it('leaves nothing, neither where the user wants it nor where files wait', async () => {
    const [folder, staging] = [await freshFolder(), await freshFolder()]
    const giveUp = new AbortController()
    const run = {
      staging,
      signal: giveUp.signal,
      onProgress: (done: number) => {
        if (done === 60) giveUp.abort()
      },
    }
    expect(await exportFiles(files, choose(folder), run)).toBeNull()
    expect(await readdir(folder)).toEqual([])
    expect(await readdir(staging)).toEqual([])
  })

  it('shows no file before all are written', async () => {
    const folder = await freshFolder()
    const seen = new Set<number>()
    const write: WriteFile = async (path, content) => {
      await writeAtomic(path, content)
      seen.add((await readdir(folder)).length)
    }
    await exportFiles(files, choose(folder), await options(write))
    expect([...seen]).toEqual([0])
    expect(await readdir(folder)).toHaveLength(200)
  })
})
