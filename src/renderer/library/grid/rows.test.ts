import { describe, expect, it } from 'vitest'
import { rowsInSight, scrollFor, sheetOf } from './rows'

const card = { minWidth: 180, height: 260, gap: 16 }
const pitch = card.height + card.gap

describe('the sheet of cards', () => {
  it('has as many columns as fit', () => {
    expect(sheetOf(34, 960, card)).toEqual({ columns: 4, rows: 9, height: 9 * pitch - 16 })
    expect(sheetOf(34, 964, card).columns).toBe(5)
    expect(sheetOf(3, 50, card)).toMatchObject({ columns: 1, rows: 3 })
    expect(sheetOf(0, 960, card)).toMatchObject({ rows: 0, height: 0 })
  })

  it('draws what is in sight, a row around it, and the row of the focus', () => {
    const sheet = sheetOf(2000, 964, card)
    const view = { top: 10 * pitch, height: 600 }
    expect(rowsInSight(sheet, view, pitch, 1, null)).toEqual([9, 10, 11, 12, 13])
    expect(rowsInSight(sheet, view, pitch, 1, 2)).toEqual([2, 9, 10, 11, 12, 13])
    expect(rowsInSight(sheet, view, pitch, 1, 399)).toEqual([9, 10, 11, 12, 13, 399])
    expect(rowsInSight(sheet, view, pitch, 1, 400)).toEqual([9, 10, 11, 12, 13])
    expect(rowsInSight(sheetOf(0, 964, card), view, pitch, 1, 0)).toEqual([])
  })

  it('scrolls no more than it takes', () => {
    const view = { top: 500, height: 600 }
    expect(scrollFor(2, view, card, 8)).toBeNull()
    expect(scrollFor(1, view, card, 8)).toBe(pitch - 8)
    expect(scrollFor(4, view, card, 8)).toBe(4 * pitch + 260 + 8 - 600)
    expect(scrollFor(0, view, card, 8)).toBe(0)
  })
})
