import { describe, expect, it } from 'vitest'
import { isInPlace, neighbourAt, neighbourFor, restoredOrder } from './order'

const order = ['a', 'b', 'c', 'd', 'e']

describe('the order of a pack', () => {
  it('finds the place of levels moved by one', () => {
    expect(neighbourFor(order, new Set(['b']), 1)).toBe('d')
    expect(neighbourFor(order, new Set(['b']), -1)).toBe('a')
    expect(neighbourFor(order, new Set(['e']), 1)).toBeNull()
    expect(neighbourFor(order, new Set(['a']), -1)).toBe('b')
    expect(neighbourFor(order, new Set(['b', 'd']), 1)).toBe('e')
  })

  it('finds the level that dropped ones come to stand before', () => {
    expect(neighbourAt(order, new Set(['b']), 2)).toBe('c')
    expect(neighbourAt(order, new Set(['c', 'd']), 2)).toBe('e')
    expect(neighbourAt(order, new Set(['e']), 4)).toBeNull()
    expect(neighbourAt(order, new Set(['a']), 5)).toBeNull()
  })

  it('knows when nothing would change', () => {
    expect(isInPlace(order, ['b'], 'c')).toBe(true)
    expect(isInPlace(order, ['d', 'e'], null)).toBe(true)
    expect(isInPlace(order, ['b'], 'a')).toBe(false)
    expect(isInPlace(order, ['b', 'd'], 'e')).toBe(false)
  })

  it('is restored around what came since', () => {
    expect(restoredOrder(['a', 'b', 'c'], ['c', 'a', 'b', 'new'])).toEqual(['a', 'b', 'c', 'new'])
    expect(restoredOrder(['a', 'b', 'c'], ['new', 'b', 'a', 'c'])).toEqual(['new', 'a', 'b', 'c'])
    expect(restoredOrder(['a', 'b', 'c'], ['a', 'c', 'new'])).toEqual(['a', 'b', 'c', 'new'])
    expect(restoredOrder(['a', 'b', 'c'], ['new'])).toEqual(['a', 'b', 'c', 'new'])
  })
})
