/** Random boards for property tests. */
import fc from 'fast-check'
import { BORDER_RULES, type Cell } from '../board'
import type { Position } from '../position'

export interface BoardBounds {
  readonly maxRows: number
  readonly maxColumns: number
  readonly maxType: number
}

/** Any board, its types at random, about half of its cells empty; some types may be odd. */
export function boards({ maxRows, maxColumns, maxType }: BoardBounds): fc.Arbitrary<Position> {
  return fc
    .tuple(fc.integer({ min: 2, max: maxRows }), fc.integer({ min: 2, max: maxColumns }))
    .chain(([rows, columns]) =>
      fc.record({
        rows: fc.constant(rows),
        columns: fc.constant(columns),
        border: fc.constantFrom(...BORDER_RULES),
        tiles: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: maxType })), {
          minLength: rows * columns,
          maxLength: rows * columns,
        }),
      }),
    )
}

export function cellsIn({ rows, columns }: Position): Cell[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns),
    column: index % columns,
  }))
}
