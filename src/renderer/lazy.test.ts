import { expect, it } from 'vitest'
import { loadOnce } from './lazy'

it('loads once, and again only after a failure', async () => {
  let count = 0
  const load = loadOnce(() =>
    ++count === 1 ? Promise.reject(new Error('no')) : Promise.resolve(count),
  )
  const first = load()
  expect(load()).toBe(first)
  await expect(first).rejects.toThrow('no')
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
