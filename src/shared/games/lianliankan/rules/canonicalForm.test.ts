import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalForm } from './canonicalForm'

const rows = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([height, width]) => {
    const row = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: width, maxLength: width })
    return fc.array(row, { minLength: height, maxLength: height })
  })
const formOf = (rows: number[][]) => canonicalForm({ rows, border: 'inside' })

it('is the same for mirror images and other names, another for another border', () => {
  fc.assert(
    fc.property(rows, fc.shuffledSubarray([4, 5, 6], { minLength: 3 }), (board, names) => {
      const renamed = board.map((row) =>
        row.map((type) => (type === 0 ? 0 : (names[type - 1] ?? 0))),
      )
      const form = formOf(board)
      expect(formOf(renamed)).toBe(form)
      expect(formOf([...renamed].reverse())).toBe(form)
      expect(formOf(board.map((row) => [...row].reverse()))).toBe(form)
      expect(canonicalForm({ rows: board, border: 'outside' })).not.toBe(form)
    }),
  )
})

it('keeps apart what differs', () => {
  expect(formOf([[1, 1, 2, 2]])).not.toBe(formOf([[1, 2, 1, 2]]))
  expect(
    formOf([
      [1, 1],
      [0, 0],
    ]),
  ).toBe(
    formOf([
      [0, 0],
      [7, 7],
    ]),
  )
  expect(
    formOf([
      [1, 0],
      [1, 0],
    ]),
  ).not.toBe(
    formOf([
      [1, 1],
      [0, 0],
    ]),
  )
})
