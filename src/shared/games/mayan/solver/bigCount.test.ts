import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCount, addOne, COUNT_WORDS, readCount } from './bigCount'

const count = fc.bigInt({ min: 0n, max: (1n << 119n) - 1n })

function limbsOf(value: bigint): number[] {
  return Array.from({ length: COUNT_WORDS }, (_, limb) =>
    Number((value >> BigInt(30 * limb)) & ((1n << 30n) - 1n)),
  )
}

describe('counts', () => {
  it('add like big integers, wherever they begin', () => {
    fc.assert(
      fc.property(count, count, (a, b) => {
        const words = Int32Array.from([7, ...limbsOf(a), ...limbsOf(b)])
        addCount(words, 1, words, 1 + COUNT_WORDS)
        expect(readCount(words, 1)).toBe(a + b)
        expect(readCount(words, 1 + COUNT_WORDS)).toBe(b)
        expect(words[0]).toBe(7)
      }),
    )
  })

  it('count on over the edges of their limbs', () => {
    for (const value of [0n, (1n << 30n) - 1n, (1n << 60n) - 1n, (1n << 90n) - 1n, 1n << 53n]) {
      const words = Int32Array.from(limbsOf(value))
      addOne(words, 0)
      expect(readCount(words, 0)).toBe(value + 1n)
    }
  })
})
