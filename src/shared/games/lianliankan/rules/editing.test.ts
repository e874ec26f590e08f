import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEED } from '../../../random'
import { areaOf, cellsOfArea, isInArea, wholeArea } from './area'
import { BORDER_RULES, MAX_COLUMNS, MAX_ROWS, type Cell } from './board'
import {
  clearTiles,
  fillWithPairs,
  isOnBoard,
  mirror,
  moveTile,
  placeTile,
  removeTile,
  resize,
  setBorder,
  sizeOf,
  tilesBeyond,
} from './editing'
import { parseLevelCode, printLevelCode } from '../formats/levelCode'
import { setups } from '../../../../../test/lianliankan/arbitraries'
import { cellsByType, typeAt, type Setup } from './setup'
import { runs } from '../../../../../test/runs'

const BOARD: Setup = {
  rows: [
    [1, 0, 2],
    [3, 3, 0],
  ],
  border: 'outside',
}
const at = (row: number, column: number): Cell => ({ row, column })
const rowsOf = ({ rows }: Setup) => rows.map((row) => row.join('')).join('/')

const anySetup = setups(...BORDER_RULES)
/** Also beside the board. */
const anyCell = fc.record({
  row: fc.integer({ min: -1, max: MAX_ROWS }),
  column: fc.integer({ min: -1, max: MAX_COLUMNS }),
})
const anyArea = fc.tuple(anyCell, anyCell).map(([a, b]) => areaOf(a, b))
const type = fc.integer({ min: 1, max: 40 })
const countOf = (setup: Setup) => setup.rows.flat().filter((there) => there !== 0).length
const sortedTiles = (setup: Setup) => setup.rows.flat().sort((a, b) => a - b)

describe('editing a board', () => {
  it.each([
    ['places', placeTile(BOARD, at(0, 1), 9), '192/330'],
    ['replaces', placeTile(BOARD, at(0, 0), 9), '902/330'],
    ['removes', removeTile(BOARD, at(0, 2)), '100/330'],
    ['moves to an empty cell', moveTile(BOARD, at(0, 0), at(1, 2)), '002/331'],
    ['exchanges two tiles', moveTile(BOARD, at(0, 0), at(0, 2)), '201/330'],
    ['mirrors', mirror(BOARD), '201/033'],
    ['mirrors an area', mirror(BOARD, areaOf(at(0, 2), at(0, 1))), '120/330'],
    ['clears an area', clearTiles(BOARD, areaOf(at(0, 0), at(1, 1))), '002/000'],
    ['clears', clearTiles(BOARD), '000/000'],
    ['grows', resize(BOARD, { rows: 3, columns: 4 }), '1020/3300/0000'],
    ['shrinks', resize(BOARD, { rows: 2, columns: 2 }), '10/33'],
  ])('%s', (_, setup, rows) => {
    expect(rowsOf(setup)).toBe(rows)
    expect(setup.border).toBe('outside')
  })

  it.each<[string, (setup: Setup) => Setup]>([
    ['the tile that is there', (setup) => placeTile(setup, at(0, 0), 1)],
    ['a tile beside the board', (setup) => placeTile(setup, at(2, 0), 1)],
    ['nothing removed', (setup) => removeTile(setup, at(0, 1))],
    ['an empty cell moved', (setup) => moveTile(setup, at(0, 1), at(0, 0))],
    ['a tile moved beside the board', (setup) => moveTile(setup, at(0, 0), at(-1, 0))],
    ['a tile moved to where it is', (setup) => moveTile(setup, at(0, 0), at(0, 0))],
    ['tiles alike exchanged', (setup) => moveTile(setup, at(1, 0), at(1, 1))],
    ['the size it has', (setup) => resize(setup, { rows: 2, columns: 3 })],
    ['the rule it has', (setup) => setBorder(setup, 'outside')],
    ['an area beside the board', (setup) => clearTiles(setup, areaOf(at(5, 5), at(9, 9)))],
    ['an area that is its own mirror', (setup) => mirror(setup, areaOf(at(1, 0), at(1, 1)))],
  ])('leaves the very same board: %s', (_, edit) => {
    expect(edit(BOARD)).toBe(BOARD)
  })

  it('changes one cell, and takes it back', () => {
    fc.assert(
      fc.property(anySetup, anyCell, type, (setup, cell, wanted) => {
        const placed = placeTile(setup, cell, wanted)
        if (!isOnBoard(setup, cell)) expect(placed).toBe(setup)
        else expect(typeAt(placed, cell)).toBe(wanted)
        expect(placeTile(placed, cell, typeAt(setup, cell))).toEqual(setup)
      }),
    )
  })

  it('moves and mirrors without losing a tile, and both undo themselves', () => {
    fc.assert(
      fc.property(anySetup, anyCell, anyCell, anyArea, (setup, from, to, area) => {
        const moved = moveTile(setup, from, to)
        expect(sortedTiles(moved)).toEqual(sortedTiles(setup))
        if (moved !== setup) expect(moveTile(moved, to, from)).toEqual(setup)
        expect(mirror(mirror(setup))).toEqual(setup)
        expect(sortedTiles(mirror(setup, area))).toEqual(sortedTiles(setup))
        expect(mirror(mirror(setup, area), area)).toEqual(setup)
      }),
    )
  })

  it('keeps what fits another size, and counts what does not', () => {
    const size = fc.record({
      rows: fc.integer({ min: 2, max: MAX_ROWS }),
      columns: fc.integer({ min: 2, max: MAX_COLUMNS }),
    })
    fc.assert(
      fc.property(anySetup, size, (setup, wanted) => {
        const resized = resize(setup, wanted)
        expect(sizeOf(resized)).toEqual(wanted)
        expect(countOf(resized) + tilesBeyond(setup, wanted)).toBe(countOf(setup))
        for (const cell of cellsOfArea(wholeArea(resized))) {
          expect(typeAt(resized, cell)).toBe(typeAt(setup, cell))
        }
        const code = parseLevelCode(printLevelCode(resized))
        expect(code.ok && code.value).toEqual(resized)
      }),
      { numRuns: runs(40) },
    )
  })

  it('fills an area with pairs of the types chosen, by a seed, and nothing else', () => {
    const types = fc.uniqueArray(type, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(anySetup, anyArea, types, fc.nat(MAX_SEED), (setup, area, chosen, seed) => {
        const filled = fillWithPairs(setup, { area, types: chosen, seed })
        expect(fillWithPairs(setup, { area, types: chosen, seed })).toEqual(filled)
        const inside = cellsOfArea(wholeArea(setup)).filter((cell) => isInArea(area, cell))
        const only = clearTiles(filled)
        const part = inside.reduce((s, cell) => placeTile(s, cell, typeAt(filled, cell)), only)
        const counts = [...cellsByType(part)].map(([, cells]) => cells.length)
        expect(counts.every((count) => count % 2 === 0)).toBe(true)
        expect(countOf(part)).toBe(inside.length - (inside.length % 2))
        if (counts.length > 1) {
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
        }
        expect([...cellsByType(part).keys()].every((each) => chosen.includes(each))).toBe(true)
        expect(clearTiles(filled, area)).toEqual(clearTiles(setup, area))
      }),
      { numRuns: runs(60) },
    )
  })

  it('fills differently by another seed', () => {
    const empty = clearTiles(resize(BOARD, { rows: 6, columns: 6 }))
    const by = (seed: number) =>
      printLevelCode(fillWithPairs(empty, { area: wholeArea(empty), types: [1, 2, 3], seed }))
    expect(new Set([1, 2, 3, 4].map(by)).size).toBe(4)
  })
})
