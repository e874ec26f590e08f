import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeptFile } from './keptFile'

/** What was written, what was reported, and whether the disk takes it. */
const disk = { isFull: false, tries: 0, written: [] as string[], reported: [] as unknown[] }

function keptFile(): KeptFile {
  return new KeptFile('settings.json', {
    onRefusal: (refusal) => disk.reported.push(refusal?.code ?? null),
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
  Object.assign(disk, { isFull: false, tries: 0, written: [], reported: [] })
})
afterEach(() => vi.useRealTimers())

it('writes what it is given, and reports nothing', async () => {
  const file = keptFile()
  await Promise.all([file.put('a'), file.put('b')])
  expect(disk.written.at(-1)).toBe('b')
  expect(file.isIdle).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.reported).toEqual([])
})

it('reports what is refused and retries until it is written, once', async () => {
  const file = keptFile()
  disk.isFull = true
  await file.put('a')
  expect(disk.reported).toEqual(['no-space'])
  expect(file.isIdle).toBe(false)
  await vi.advanceTimersByTimeAsync(9000)
  expect(disk.tries).toBe(4)
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(disk.written).toEqual(['a'])
  expect(disk.reported.slice(-2)).toEqual(['no-space', null])
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
  expect(disk.reported).toEqual(['no-space', null])
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
