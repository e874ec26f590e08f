import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportLevel, type LevelForm } from './exportLevel'
import { parseHduTexts, printHduText } from './hduText'
import { setups } from '../../../../../test/lianliankan/arbitraries'
import type { Setup } from '../rules/setup'

const exportText = (setup: Setup, form: LevelForm) =>
  exportLevel({ game: 'lianliankan', setup }, form)

const BOARD = '2 3\n1 0 2\n2 0 1\n'
const board = {
  rows: [
    [1, 0, 2],
    [2, 0, 1],
  ],
  border: 'inside',
}

const setupsOf = (text: string) =>
  parseHduTexts(text).map(({ setup }) => (setup.ok ? setup.value : setup.error))

describe('parseHduTexts', () => {
  it.each([
    ['a board alone', BOARD],
    ['no queries', `${BOARD}0\n`],
    ['queries', `${BOARD}2\n1 1 2 3\n1 3 2 1\n`],
    ['queries and 0 0', `${BOARD}1\n1 1 2 3\n0 0\n`],
    ['no queries and 0 0', `${BOARD}0\n0 0\n`],
    ['0 0 instead of queries', `${BOARD}0 0\n`],
    ['CRLF and a byte-order mark', `\uFEFF${BOARD.replaceAll('\n', '\r\n')}`],
    ['everything on one line', BOARD.replaceAll(/\s+/g, '\t')],
  ])('accepts %s', (_, text) => {
    expect(setupsOf(text)).toEqual([board])
    for (const both of [`${text}${BOARD}`, `${text}${text}`]) {
      // Without a count of queries a second board can't be distinguished from queries.
      if (/\n0\s|\n2\s1 1|\n1\s1 1/.test(text)) expect(setupsOf(both)).toEqual([board, board])
    }
  })

  it('reads the example of the judge, and a board with its end on one line', () => {
    const example =
      '3 4\n1 2 3 4\n0 0 0 0\n4 3 2 1\n4\n1 1 3 4\n1 1 2 4\n1 1 3 3\n2 1 2 4\n' +
      '3 4\n0 1 4 3\n0 2 4 1\n0 0 0 0\n2\n1 1 2 4\n1 3 2 3\n0 0\n'
    expect(setupsOf(example)).toMatchObject([
      { rows: [[1, 2, 3, 4], {}, {}] },
      { rows: [[0, 1, 4, 3], {}, {}] },
    ])
    expect(setupsOf('2 4 0 0 0 0 1 0 9 1 0 0 0')).toEqual([
      {
        rows: [
          [0, 0, 0, 0],
          [1, 0, 9, 1],
        ],
        border: 'inside',
      },
    ])
  })

  it('reports what follows 0 0 and is no board, beside the board before it', () => {
    expect(setupsOf(`${BOARD}0\n0 0\nx`)).toMatchObject([
      board,
      { code: 'not-an-integer', line: 6, column: 1 },
    ])
  })

  it('gives high types the lowest free numbers', () => {
    const [read] = parseHduTexts('2 3\n1 500 41\n3 41 500\n0\n0 0\n')
    expect(read).toEqual({
      setup: {
        ok: true,
        value: {
          rows: [
            [1, 4, 2],
            [3, 2, 4],
          ],
          border: 'inside',
        },
      },
      isRenumbered: true,
    })
    const types = Array.from({ length: 42 }, (_, index) => index + 1)
    expect(setupsOf(`2 21\n${types.join(' ')}`)).toMatchObject([
      { code: 'too-many-types', count: 42, most: 40, line: 1 },
    ])
  })

  it.each([
    ['nothing', ' \n', { code: 'no-board', line: 2, column: 1 }],
    ['a word', '2 x', { code: 'not-an-integer', token: 'x', line: 1, column: 3 }],
    ['one row', '1 3 1 1 0', { code: 'board-rows', token: '1', least: 2, most: 20, column: 1 }],
    ['21 rows', '21 2', { code: 'board-rows', token: '21', line: 1, column: 1 }],
    ['31 columns', '2\n31', { code: 'board-columns', token: '31', most: 30, line: 2, column: 1 }],
    ['no columns', '2', { code: 'ends-in-size', line: 1, column: 2 }],
    ['letters', '2 2\nAB\nBA', { code: 'board-letters', token: 'AB', line: 2, column: 1 }],
    ['a negative type', '2 2\n-1', { code: 'negative-type', token: '-1', line: 2, column: 1 }],
    ['half a board', '2 2\n1 1\n1', { code: 'ends-in-board', read: 3, cells: 4, line: 3 }],
    ['51 queries', `${BOARD}51`, { code: 'query-count', token: '51', line: 4, column: 1 }],
    ['a row 3', `${BOARD}1\n1 1 3 1`, { code: 'query-row', token: '3', line: 5, column: 5 }],
    ['a column 0', `${BOARD}1\n1 0 3 1`, { code: 'query-column', token: '0', line: 5, column: 3 }],
    ['half a query', `${BOARD}2\n1 1 1 1\n1`, { code: 'ends-in-queries', read: 1, queries: 2 }],
  ])('rejects %s with its place', (_, text, error) => {
    expect(setupsOf(text)).toMatchObject([error])
  })

  it('continues after an unplayable board, as long as its end is known', () => {
    const wide = `2 31\n${'1 '.repeat(62)}\n1\n1 1 2 31\n`
    expect(setupsOf(`${wide}${BOARD}0\n2 2\n-1 1 1 1\n0\n${BOARD}0\n0 0`)).toMatchObject([
      { code: 'board-columns' },
      board,
      { code: 'negative-type' },
      board,
    ])
  })

  it('reads what it prints', () => {
    fc.assert(
      fc.property(setups('inside'), (setup) => {
        expect(setupsOf(printHduText(setup))).toEqual([setup])
      }),
    )
  })
})

describe('exportText', () => {
  it('writes a board and no queries', () => {
    expect(exportText({ ...board, border: 'inside' }, 'hdu')).toEqual({
      ok: true,
      value: `${BOARD}0\n0 0\n`,
    })
  })

  it('refuses what a form can’t say, and says all of it', () => {
    const setup = { rows: [[41, 1], [1]], border: 'outside' } as const
    const tall = { ...setup, rows: [...Array<number[]>(20).fill([1, 1]), [41, 1]] }
    const type = { code: 'type-out-of-range', cells: [{ row: 20, column: 0 }] }
    const size = { code: 'size-out-of-range', rows: 21, columns: 2 }
    expect(exportText(tall, 'hdu')).toMatchObject({
      ok: false,
      error: [{ code: 'hdu-border' }, size, type],
    })
    expect(exportText(tall, 'code')).toMatchObject({ ok: false, error: [size, type] })
  })

  it('writes boards that are no levels yet', () => {
    const odd = { rows: [...board.rows, [1, 0, 0]], border: 'inside' } as const
    for (const form of ['hdu', 'code'] as const) expect(exportText(odd, form).ok).toBe(true)
  })
})
