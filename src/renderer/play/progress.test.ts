import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** What was written, and whether the disk takes it. */
const disk = { isFull: false, written: [] as unknown[] }
vi.mock('../api/bridge', () => ({
  bridge: {
    call: (channel: string, request: unknown) => {
      if (channel !== 'record.write') return Promise.resolve({})
      if (disk.isFull) return Promise.resolve({ ok: false, code: 'no-space', message: '' })
      disk.written.push(request)
      return Promise.resolve({ ok: true, value: null })
    },
    on: () => () => undefined,
  },
}))

const { defineProgress } = await import('./progress')
const { useNotices } = await import('../stores/notices')

const { useProgress } = defineProgress('test.progress', {
  load: () => Promise.resolve({ parseProgress: () => null }),
  print: ({ code }) => code,
  none: (code: string) => ({ code, best: null }),
  codeOf: String,
})

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
  Object.assign(disk, { isFull: false, written: [] })
})
afterEach(() => vi.useRealTimers())

it('is rewritten until the disk takes it, and reported once', async () => {
  disk.isFull = true
  const progress = useProgress()
  progress.put('a', { code: 'first', best: null })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toEqual([])
  expect(useNotices().errors).toMatchObject([
    { title: { key: 'dataUnsaved.progress' }, detail: { key: 'dataUnsaved.no-space' } },
  ])
  disk.isFull = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(disk.written).toEqual([{ kind: 'progress', key: 'a', text: 'first' }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toHaveLength(1)
  expect(useNotices().errors).toEqual([])
})
