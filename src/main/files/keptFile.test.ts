import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeptFile } from './keptFile'

/** What was written, what was told, and whether the disk takes it. */
const disk = { isFull: false, tries: 0, written: [] as string[], told: [] as unknown[] }

function keptFile(): KeptFile {
  return new KeptFile('settings.json', {
    onRefusal: (refusal) => disk.told.push(refusal?.code ?? null),
    write: (_, content) => {
      disk.tries++
      if (disk.isFull) return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
      disk.written.push(String(content))
      return Promise.resolve()
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(disk, { isFull: false, tries: 0, written: [], told: [] })
})
afterEach(() => vi.useRealTimers())

it('writes what it is given, and has nothing to tell', async () => {
  const file = keptFile()
  await Promise.all([file.put('a'), file.put('b')])
  expect(disk.written.at(-1)).toBe('b')
  expect(file.isIdle).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.told).toEqual([])
})

it('tells what is refused and tries again until it is written, once', async () => {
  const file = keptFile()
  disk.isFull = true
  await file.put('a')
  expect(disk.told).toEqual(['no-space'])
  expect(file.isIdle).toBe(false)
  await vi.advanceTimersByTimeAsync(9000)
  expect(disk.tries).toBe(4)
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(disk.written).toEqual(['a'])
  expect(disk.told.slice(-2)).toEqual(['no-space', null])
  expect(file.isIdle).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toEqual(['a'])
})

it('writes the newest with the next change, and not the refused one after it', async () => {
  const file = keptFile()
  disk.isFull = true
  await file.put('a')
  disk.isFull = false
  await file.put('b')
  expect(disk.told).toEqual(['no-space', null])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toEqual(['b'])
})

it('tries once more at the end, and then holds up nothing', async () => {
  const file = keptFile()
  disk.isFull = true
  await file.put('a')
  await file.whenIdle()
  expect(disk.tries).toBe(2)
  expect(file.isIdle).toBe(true)
  disk.isFull = false
  await file.put('b')
  await file.whenIdle()
  expect(disk.written).toEqual(['b'])
})
