import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barsOf } from './spectrum'

describe('the bars of a spectrum', () => {
  it('are one for each k, open where it was not counted', () => {
    const bars = barsOf(3, [
      { k: 1, count: '0' },
      { k: 2, count: '1' },
    ])
    expect(bars).toEqual([
      { k: 1, count: '0', height: 0 },
      { k: 2, count: '1', height: 1 },
      { k: 3, count: null, height: 0 },
    ])
  })

  it('grow with the count, whatever its size, and keep it exact', () => {
    const count = fc.bigInt({ min: 1n, max: 10n ** 60n })
    fc.assert(
      fc.property(count, count, (one, other) => {
        const [least, most] = one < other ? [one, other] : [other, one]
        const [low, high] = barsOf(2, [
          { k: 1, count: String(least) },
          { k: 2, count: String(most) },
        ])
        expect(low?.count).toBe(String(least))
        expect(low?.height).toBeGreaterThan(0)
        expect(low?.height).toBeLessThanOrEqual(high?.height ?? 0)
        expect(high?.height).toBeCloseTo(1)
      }),
    )
  })
})
