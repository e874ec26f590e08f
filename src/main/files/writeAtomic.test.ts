import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asNobody, canMount, freshFolder, isRoot, onSmallDisk } from '../../../test/main/disks'
import { isTemporaryName, writeAtomic, writeFailure } from './writeAtomic'

async function failure(work: Promise<unknown>) {
  return work.then(
    () => null,
    (error: unknown) => writeFailure(error).code,
  )
}

describe('writeAtomic', () => {
  it('writes text and bytes, and makes the folder', async () => {
    const folder = await freshFolder()
    await writeAtomic(join(folder, 'a', 'b', 'text.json'), '关卡')
    await writeAtomic(join(folder, 'bytes.png'), Uint8Array.of(0, 255))
    expect(await readFile(join(folder, 'a', 'b', 'text.json'), 'utf8')).toBe('关卡')
    expect([...(await readFile(join(folder, 'bytes.png')))]).toEqual([0, 255])
    expect(await readdir(join(folder, 'a', 'b'))).toEqual(['text.json'])
  })

  it.skipIf(process.platform === 'win32')('keeps the mode, and a symlink a symlink', async () => {
    const folder = await freshFolder()
    const [real, link] = [join(folder, 'real.json'), join(folder, 'link.json')]
    await writeFile(real, 'old')
    await chmod(real, 0o640)
    await symlink('real.json', link)
    await writeAtomic(link, 'new')
    expect(await readFile(real, 'utf8')).toBe('new')
    expect((await stat(real)).mode & 0o777).toBe(0o640)
    expect((await lstat(link)).isSymbolicLink()).toBe(true)
  })

  it('has the new content on disk before what has to be there first, and the old in place', async () => {
    const path = join(await freshFolder(), 'a.json')
    await writeFile(path, 'old')
    await writeAtomic(path, 'new', async () => {
      expect(await readFile(path, 'utf8')).toBe('old')
      const [temporary = ''] = (await readdir(join(path, '..'))).filter(isTemporaryName)
      expect(await readFile(join(path, '..', temporary), 'utf8')).toBe('new')
    })
    expect(await readFile(path, 'utf8')).toBe('new')
  })

  it('changes and leaves nothing when it is stopped', async () => {
    const folder = await freshFolder()
    const path = join(folder, 'a.json')
    await writeFile(path, 'old')
    const stop = () => Promise.reject(new Error('stop'))
    await expect(writeAtomic(path, 'new', stop)).rejects.toThrow('stop')
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['a.json'])
  })

  it.skipIf(!canMount)('puts nothing in place that a full disk cut short', async () => {
    await onSmallDisk(64, async (root) => {
      const path = join(root, 'a.json')
      await writeAtomic(path, 'x'.repeat(20_000))
      expect(await failure(writeAtomic(path, 'y'.repeat(60_000)))).toBe('no-space')
      expect(await failure(writeAtomic(path, new Uint8Array(60_000)))).toBe('no-space')
      expect(await readFile(path, 'utf8')).toBe('x'.repeat(20_000))
      expect(await readdir(root)).toEqual(['a.json'])
      await writeAtomic(path, 'z'.repeat(30_000))
      expect(await readFile(path, 'utf8')).toBe('z'.repeat(30_000))
    })
  })

  it.skipIf(!canMount)('reports a read-only disk', async () => {
    await onSmallDisk(64, async (root, remount) => {
      await writeAtomic(join(root, 'a.json'), 'old')
      remount('ro')
      expect(await failure(writeAtomic(join(root, 'a.json'), 'new'))).toBe('read-only')
      expect(await failure(writeAtomic(join(root, 'new', 'b.json'), 'new'))).toBe('read-only')
      expect(await readFile(join(root, 'a.json'), 'utf8')).toBe('old')
    })
  })

  it.skipIf(!isRoot)('reports missing permission', async () => {
    const folder = await freshFolder()
    await chmod(folder, 0o755)
    const path = join(folder, 'a.json')
    await writeFile(path, 'old')
    expect(await asNobody(() => failure(writeAtomic(path, 'new')))).toBe('not-permitted')
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['a.json'])
  })

  it('does not write over a folder', async () => {
    const path = join(await freshFolder(), 'a.json')
    await mkdir(path)
    expect(await failure(writeAtomic(path, 'new'))).toBe('failed')
  })
})

describe('isTemporaryName', () => {
  it.each([
    ['a.json.2938475610', true],
    ['a.json.7', true],
    ['a.json', false],
    ['a.json.20240131', false],
    ['a.json.bak', false],
    ['a.json.12345678901', false],
    ['a.in.2938475610', false],
    ['a.json.corrupt-20261130T034000123Z', false],
  ])('%s: %s', (name, expected) => {
    expect(isTemporaryName(name)).toBe(expected)
  })
})
