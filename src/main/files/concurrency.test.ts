import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { SerialQueue, inParallel } from './concurrency'

it('does one thing at a time, in order, and continues after an error', async () => {
  const queue = new SerialQueue()
  const log: string[] = []
  const job = (name: string, wait: number) =>
    queue.run(async () => {
      log.push(`${name} begins`)
      await delay(wait)
      log.push(`${name} ends`)
      if (name === 'b') throw new Error('b failed')
      return name
    })
  const jobs = [job('a', 10), job('b', 5), job('c', 0)]
  expect(queue.isIdle).toBe(false)
  void jobs[0]?.then(() => job('d', 1))
  await queue.whenIdle()
  expect(queue.isIdle).toBe(true)
  expect(log).toEqual('abcd'.split('').flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect((await Promise.allSettled(jobs)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

it('works at several items at once and stops at the first error', async () => {
  let [running, most] = [0, 0]
  const results = await inParallel(
    Array.from({ length: 100 }, (_, index) => index),
    async (index) => {
      most = Math.max(most, ++running)
      await delay(index % 3)
      running--
      return index * 2
    },
  )
  expect(results).toEqual(Array.from({ length: 100 }, (_, index) => index * 2))
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(16)

  const begun: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await delay(1)
    if (item === 3) throw new Error('third')
  }
  const items = Array.from({ length: 1000 }, (_, index) => index)
  await expect(inParallel(items, work)).rejects.toThrow('third')
  expect(running).toBe(0)
  expect(begun.length).toBeLessThan(50)
})
