import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportLevel, type LevelForm } from './exportLevel'
import { parseHduText, printHduText } from './hduText'
import { setups } from './reference/arbitraries'
import type { Setup } from './setup'

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

describe('parseHduText', () => {
  it.each([
    ['a board alone', BOARD],
    ['no queries', `${BOARD}0\n`],
    ['queries', `${BOARD}2\n1 1 2 3\n1 3 2 1\n`],
    ['queries and 0 0', `${BOARD}1\n1 1 2 3\n0 0\n`],
    ['no queries and 0 0', `${BOARD}0\n0 0\n`],
    ['0 0 instead of queries', `${BOARD}0 0\n`],
    ['anything after 0 0', `${BOARD}0\n0 0\nx`],
    ['CRLF and a byte-order mark', `\uFEFF${BOARD.replaceAll('\n', '\r\n')}`],
    ['everything on one line', BOARD.replaceAll(/\s+/g, '\t')],
  ])('accepts %s', (_, text) => {
    expect(parseHduText(text)).toEqual({ ok: true, value: board })
  })

  it.each([
    ['nothing', ' \n', { code: 'no-board', line: 2, column: 1 }],
    ['a word', '2 x', { code: 'not-an-integer', token: 'x', line: 1, column: 3 }],
    ['one row', '1 3', { code: 'board-rows', token: '1', least: 2, most: 20, line: 1, column: 1 }],
    ['21 rows', '21 3', { code: 'board-rows', token: '21', line: 1, column: 1 }],
    ['31 columns', '2\n31', { code: 'board-columns', token: '31', most: 30, line: 2, column: 1 }],
    ['no columns', '2', { code: 'ends-in-size', line: 1, column: 2 }],
    ['a type 41', '2 2\n1 41', { code: 'tile-type', token: '41', most: 40, line: 2, column: 3 }],
    ['a negative type', '2 2\n-1', { code: 'tile-type', token: '-1', line: 2, column: 1 }],
    ['half a board', '2 2\n1 1\n1', { code: 'ends-in-board', read: 3, cells: 4, line: 3 }],
    ['51 queries', `${BOARD}51`, { code: 'query-count', token: '51', line: 4, column: 1 }],
    ['a row 3', `${BOARD}1\n1 1 3 1`, { code: 'query-row', token: '3', line: 5, column: 5 }],
    ['a column 0', `${BOARD}1\n1 0 3 1`, { code: 'query-column', token: '0', line: 5, column: 3 }],
    ['half a query', `${BOARD}2\n1 1 1 1\n1`, { code: 'ends-in-queries', read: 1, queries: 2 }],
    ['a second board', `${BOARD}0\n${BOARD}`, { code: 'after-board', token: '2', line: 5 }],
  ])('rejects %s with its place', (_, text, error) => {
    expect(parseHduText(text)).toMatchObject({ ok: false, error })
  })

  it('reads what it prints', () => {
    fc.assert(
      fc.property(setups('inside'), (setup) => {
        expect(parseHduText(printHduText(setup))).toEqual({ ok: true, value: setup })
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
