import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameCell, MAX_TURNS, type BorderRule, type Cell } from './board'
import { BitLanes } from './lanes'
import { findPath, lengthOf, type Path } from './link'
import { areAlike, isInside, tileAt, type Position } from './position'
import { boards, cellsIn } from '../../../../../test/lianliankan/arbitraries'
import { plainLink } from '../../../../../test/lianliankan/plainLink'
import { runs } from '../../../../../test/runs'

function position(lines: readonly string[], border: BorderRule = 'inside'): Position {
  const tiles = lines.flatMap((line) => [...line].map((sign) => (sign === '.' ? 0 : Number(sign))))
  return { rows: lines.length, columns: lines[0]?.length ?? 0, border, tiles }
}
const cell = (row: number, column: number): Cell => ({ row, column })
const pathIn = (board: Position, a: Cell, b: Cell) => findPath(new BitLanes(board), a, b)

/** The cells of a path without its ends, in steps of one. */
function cellsBetween(path: Path): Cell[] {
  const cells = path.flatMap((from, index) => {
    const to = path[index + 1]
    if (to === undefined) return []
    const [dr, dc] = [Math.sign(to.row - from.row), Math.sign(to.column - from.column)]
    const steps = Math.abs(to.row - from.row) + Math.abs(to.column - from.column)
    return Array.from({ length: steps }, (_, step) =>
      cell(from.row + dr * (step + 1), from.column + dc * (step + 1)),
    )
  })
  return cells.slice(0, -1)
}

function expectRightPath(board: Position, path: Path, [a, b]: readonly [Cell, Cell]): void {
  expect(path[0]).toEqual(a)
  expect(path.at(-1)).toEqual(b)
  for (const [index, to] of path.entries()) {
    const from = path[index - 1]
    if (from === undefined) continue
    expect((from.row === to.row) !== (from.column === to.column)).toBe(true)
    const before = path[index - 2]
    if (before !== undefined) expect(before.row === from.row).not.toBe(from.row === to.row)
  }
  for (const on of cellsBetween(path)) {
    expect(isSameCell(on, a) || isSameCell(on, b)).toBe(false)
    expect(tileAt(board, on)).toBe(0)
    if (board.border === 'inside') expect(isInside(board, on)).toBe(true)
  }
}

describe('a link', () => {
  it('joins neighbours, straight lines, one turn and two', () => {
    const board = position(['11.2', '..2.', '3..3', '4.5.', '.5.4'])
    expect(pathIn(board, cell(0, 0), cell(0, 1))).toHaveLength(2)
    expect(pathIn(board, cell(0, 3), cell(1, 2))).toHaveLength(3)
    expect(pathIn(board, cell(2, 0), cell(2, 3))).toHaveLength(2)
  })

  it('is blocked by a third tile of the same type', () => {
    expect(pathIn(position(['111', '222']), cell(0, 0), cell(0, 2))).toBeNull()
  })

  it('runs around the board only under the rule that allows it', () => {
    const lines = ['121', '343']
    expect(pathIn(position(lines, 'inside'), cell(0, 0), cell(0, 2))).toBeNull()
    expect(pathIn(position(lines, 'outside'), cell(0, 0), cell(0, 2))).toEqual([
      cell(0, 0),
      cell(-1, 0),
      cell(-1, 2),
      cell(0, 2),
    ])
  })

  it('takes the fewest turns, then the shortest way', () => {
    const board = position(['1....', '2....', '3.1..', '.....'])
    const path = pathIn(board, cell(0, 0), cell(2, 2))
    expect(path).toEqual([cell(0, 0), cell(0, 2), cell(2, 2)])
  })

  it('is what a search cell by cell finds, and its path is free', () => {
    let links = 0
    fc.assert(
      fc.property(boards({ maxRows: 6, maxColumns: 7, maxType: 3 }), (board) => {
        const cells = cellsIn(board)
        for (const a of cells) {
          for (const b of cells) {
            if (!areAlike(board, [a, b])) continue
            const path = pathIn(board, a, b)
            const link = plainLink(board, a, b)
            expect(path && { turns: path.length - 2, steps: lengthOf(path) }).toEqual(link)
            if (path === null) continue
            links++
            expect(path.length - 2).toBeLessThanOrEqual(MAX_TURNS)
            expectRightPath(board, path, [a, b])
          }
        }
      }),
      { numRuns: runs(60) },
    )
    expect(links).toBeGreaterThan(100)
  })

  it('is found on the largest board, whose ring takes the last bit', () => {
    fc.assert(
      fc.property(
        boards({ maxRows: 20, maxColumns: 30, maxType: 2 }),
        fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 20 }),
        (board, numbers) => {
          const cells = cellsIn(board).filter((at) => tileAt(board, at) !== 0)
          for (const [index, number] of numbers.entries()) {
            const a = cells[number % cells.length]
            const b = cells[(number * 7 + index) % cells.length]
            if (a === undefined || b === undefined || !areAlike(board, [a, b])) continue
            const path = pathIn(board, a, b)
            expect(path && { turns: path.length - 2, steps: lengthOf(path) }).toEqual(
              plainLink(board, a, b),
            )
          }
        },
      ),
      { numRuns: runs(30) },
    )
  })
})
