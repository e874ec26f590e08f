import { expect, it, vi } from 'vitest'
import type { RequestChannel } from '../shared/ipc/contract'
import { AheadAnswers } from './aheadAnswers'

it('gives the answer that was asked for, once', async () => {
  const ask = vi.fn((channel: RequestChannel) => Promise.resolve(`${channel} answered`))
  const ahead = new AheadAnswers(ask)
  const asked = ask.mock.calls.length
  expect(await ahead.take('library.read')).toBe('library.read answered')
  expect(ahead.take('library.read')).toBeNull()
  expect(ask).toHaveBeenCalledTimes(asked)
})

it('knows nothing of what depends on a payload', () => {
  expect(new AheadAnswers(() => Promise.resolve()).take('library.save')).toBeNull()
})

it('asks again where it was refused', async () => {
  let calls = 0
  const ask = (channel: RequestChannel) => {
    if (channel !== 'settings.read') return Promise.resolve()
    return calls++ === 0 ? Promise.reject(new Error('too early')) : Promise.resolve('there')
  }
  expect(await new AheadAnswers(ask).take('settings.read')).toBe('there')
})
