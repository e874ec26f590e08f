import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { useLate } from './patience'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is late only after a while without interruption', async () => {
  const lasts = shallowRef(false)
  const scope = effectScope()
  const isLate = scope.run(() => useLate(lasts, 150))
  const set = async (value: boolean) => {
    lasts.value = value
    await nextTick()
  }
  await set(true)
  vi.advanceTimersByTime(149)
  await set(false)
  await set(true)
  vi.advanceTimersByTime(149)
  expect(isLate?.value).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isLate?.value).toBe(true)
  await set(false)
  expect(isLate?.value).toBe(false)
  await set(true)
  scope.stop()
  vi.advanceTimersByTime(1000)
  expect(isLate?.value).toBe(false)
})
