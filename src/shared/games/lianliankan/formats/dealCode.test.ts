import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEED } from '../../../random'
import { BORDER_RULES, MAX_COLUMNS, MAX_ROWS, MAX_TYPE, MIN_SIDE } from '../rules/board'
import { dealKind, findDeal, parseDeal, printDeal } from './dealCode'

const deals = fc.record({
  rows: fc.integer({ min: MIN_SIDE, max: MAX_ROWS }),
  columns: fc.integer({ min: MIN_SIDE, max: MAX_COLUMNS }),
  border: fc.constantFrom(...BORDER_RULES),
  types: fc.integer({ min: 1, max: MAX_TYPE }),
  seed: fc.oneof(fc.nat(MAX_SEED), fc.constantFrom(0, MAX_SEED)),
})

describe('the word of a deal', () => {
  it('is read as it was written, for any options', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const word = printDeal(deal)
        expect(word).toMatch(/^\S{8,20}$/)
        expect(parseDeal(` ${word.toUpperCase()}\n`)).toEqual(deal)
        expect(findDeal(`A board (${word}), dealt`)).toEqual(deal)
        expect(word.startsWith(`${dealKind(deal)}#`)).toBe(true)
      }),
    )
  })

  it('looks as it is documented', () => {
    const deal = { rows: 8, columns: 12, border: 'outside', types: 24, seed: 0xe4665 } as const
    expect(printDeal(deal)).toBe('8x12o-24#k1ut')
    expect(parseDeal('8x12i-24#K1UT')).toEqual({ ...deal, border: 'inside' })
  })

  it('is recognized among other texts', () => {
    const wrong = ['', '8x12o-24', '8x12-24#k', '08x12o-24#k', '8x12o-24#', '8x12o-24#zzzzzzz']
    for (const text of [...wrong, '8x12o-0#k', '8 x12o-24#k', '8x12o-24#k!', '2x2o-ab-12']) {
      expect([text, parseDeal(text)]).toEqual([text, null])
    }
    expect(findDeal('Untitled level')).toBeNull()
  })
})
