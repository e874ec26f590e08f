import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEED, Random } from './random'

const seed = fc.integer({ min: 0, max: MAX_SEED })

describe('Random', () => {
  it('gives the same numbers for the same seed, for good', () => {
    const random = new Random(12345)
    expect(Array.from({ length: 8 }, () => random.integer(0, 99))).toMatchInlineSnapshot(`
      [
        42,
        33,
        33,
        1,
        32,
        85,
        58,
        10,
      ]
    `)
  })

  it('stays within its range and reaches both ends', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 5 }), (start, width) => {
        const random = new Random(start)
        const drawn = new Set(Array.from({ length: 300 }, () => random.integer(-2, width - 2)))
        expect([...drawn].sort((a, b) => a - b)).toEqual(
          Array.from({ length: width + 1 }, (_, index) => index - 2),
        )
      }),
    )
  })

  it('shuffles without losing anything, every order as likely', () => {
    const orders = new Map<string, number>()
    const random = new Random(1)
    for (let draw = 0; draw < 6000; draw++) {
      const order = random.shuffled(['a', 'b', 'c']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    expect(Math.min(...orders.values())).toBeGreaterThan(850)
  })

  it('picks from what there is', () => {
    expect(new Random(0).pick(['only'])).toBe('only')
    expect(() => new Random(0).pick([])).toThrow()
  })
})
