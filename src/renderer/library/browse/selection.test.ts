import { describe, expect, it } from 'vitest'
import {
  allSelected,
  extendedTo,
  focusedOn,
  idAfter,
  keptWithin,
  NOTHING_SELECTED,
  selectedIn,
  toggled,
} from './selection'

const order = ['a', 'b', 'c', 'd', 'e']

describe('the selection', () => {
  it('toggles, and a range starts at the last toggled', () => {
    const two = toggled(toggled(NOTHING_SELECTED, 'd'), 'b')
    expect(selectedIn(two, order)).toEqual(['b', 'd'])
    expect(selectedIn(toggled(two, 'd'), order)).toEqual(['b'])
    const range = extendedTo(two, order, 'e')
    expect(selectedIn(range, order)).toEqual(['b', 'c', 'd', 'e'])
    expect(selectedIn(extendedTo(range, order, 'a'), order)).toEqual(['a', 'b'])
  })

  it('extends from where the keyboard is', () => {
    expect(selectedIn(extendedTo(focusedOn('c'), order, 'd'), order)).toEqual(['c', 'd'])
    expect(selectedIn(extendedTo(NOTHING_SELECTED, order, 'd'), order)).toEqual(['d'])
  })

  it('forgets what is no longer shown', () => {
    const all = allSelected(focusedOn('b'), order)
    const kept = keptWithin(all, ['a', 'c'])
    expect([...kept.ids]).toEqual(['a', 'c'])
    expect(kept.active).toBeNull()
  })

  it('walks within bounds', () => {
    expect(idAfter(NOTHING_SELECTED, order, 1)).toBe('a')
    expect(idAfter(focusedOn('b'), order, 2)).toBe('d')
    expect(idAfter(focusedOn('b'), order, -5)).toBe('a')
    expect(idAfter(focusedOn('b'), order, 9)).toBe('e')
    expect(idAfter(focusedOn('b'), [], 1)).toBeNull()
  })
})
