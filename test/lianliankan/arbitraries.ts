/** Random boards for property tests. */
import fc from 'fast-check'
import { MAX_SEED, Random } from '../../src/shared/random'
import {
  BORDER_RULES,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_TYPE,
  MIN_SIDE,
  type BorderRule,
  type Cell,
} from '../../src/shared/games/lianliankan/rules/board'
import type { Position } from '../../src/shared/games/lianliankan/rules/position'
import type { Setup } from '../../src/shared/games/lianliankan/rules/setup'

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

/** Any board that a text may hold: legal sizes and types, many or few cells empty. */
export function setups(...borders: readonly BorderRule[]): fc.Arbitrary<Setup> {
  const type = fc.integer({ min: 1, max: MAX_TYPE })
  return fc
    .record({
      rows: fc.integer({ min: MIN_SIDE, max: MAX_ROWS }),
      columns: fc.integer({ min: MIN_SIDE, max: MAX_COLUMNS }),
      emptyWeight: fc.constantFrom(0, 1, 20),
    })
    .chain(({ rows, columns, emptyWeight }) => {
      const tile = fc.oneof(
        { arbitrary: fc.constant(0), weight: emptyWeight },
        { arbitrary: type, weight: 1 },
      )
      const row = fc.array(tile, { minLength: columns, maxLength: columns })
      return fc.record({
        rows: fc.array(row, { minLength: rows, maxLength: rows }),
        border: fc.constantFrom(...borders),
      })
    })
}

/**
 * A legal board of 2 × 2 to 4 × 4 with few tiles, every type an even number of times: one of two is
 * as full as it may be.
 */
export function smallLevels(maxTiles: number): fc.Arbitrary<Position> {
  return fc
    .record({
      rows: fc.integer({ min: 2, max: 4 }),
      columns: fc.integer({ min: 2, max: 4 }),
      border: fc.constantFrom(...BORDER_RULES),
      types: fc.integer({ min: 2, max: 6 }),
      pairs: fc.oneof(fc.constant(maxTiles / 2), fc.integer({ min: 1, max: maxTiles / 2 })),
      seed: fc.nat(MAX_SEED),
    })
    .map(({ rows, columns, border, types, pairs, seed }) => {
      const count = Math.min(pairs, Math.floor((rows * columns) / 2))
      const random = new Random(seed)
      const ofPairs = Array.from({ length: count }, () => random.integer(1, types))
      const empty = Array<number>(rows * columns - 2 * count).fill(0)
      return { rows, columns, border, tiles: random.shuffled([...ofPairs, ...ofPairs, ...empty]) }
    })
}
