/**
 * The board code, one word for chat and addresses: `2x4i-ab3ba1-12` is
 *
 * - rows `x` columns, and `i` or `o` for the border rule inside or outside;
 * - the cells row by row: `a`…`z` for types 1…26, `A`…`N` for 27…40, a number for a run of empty
 *   cells, as long as it gets;
 * - two characters that check all before them: one that is changed is noticed, two that are
 *   exchanged are, and of other errors all but one in a thousand.
 *
 * A board has one code.
 */
import { err, ok, type Result } from '../../../result'
import { MAX_COLUMNS, MAX_ROWS, MIN_SIDE, type BorderRule } from '../rules/board'
import { columnsOf, type Setup } from '../rules/setup'
import type { BoardTextError, BoardTextFault } from './textError'

const TYPE_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN'
const BORDER_LETTERS: Record<BorderRule, string> = { inside: 'i', outside: 'o' }

/** Without i, l, o, u: nothing to be taken for a digit. */
const CHECK_DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
/** The largest prime of two digits; the factor's powers are all numbers below it. */
const CHECK_PRIME = 1021
const CHECK_FACTOR = 31

/** Whether a text is meant as the code of a board, whole or dealt; it may be a wrong one. */
export function isLevelCode(text: string): boolean {
  return /^\s*\d+x\d+[a-z]*-/i.test(text)
}

/**
 * Reads a board code; white space around it is not counted. A code without any small letter was
 * turned into capitals, and is turned back: a printed one has a small `x` at least.
 *
 * @returns a setup of a legal size and legal types, or the first fault with its column (the line is
 * that of the code)
 */
export function parseLevelCode(text: string): Result<Setup, BoardTextError> {
  const written = text.trim()
  const code = /[a-z]/.test(written) ? written : written.toLowerCase()
  const before = text.slice(0, text.indexOf(written))
  const lines = before.split(/\r\n|\n|\r/)
  const fail = (index: number, fault: BoardTextFault): Result<never, BoardTextError> =>
    err({ ...fault, line: lines.length, column: (lines.at(-1) ?? '').length + index + 1 })

  if (code === '') return fail(0, { code: 'no-board' })
  const [, rowsText = '', columnsText = '', border, cellsText = '', check] =
    /^([1-9]\d*)x([1-9]\d*)([io])-([^-]*)-([^-]*)$/.exec(code) ?? []
  if (check === undefined) return fail(0, { code: 'not-a-board-code' })

  const [rows, columns] = [Number(rowsText), Number(columnsText)]
  const sizes = { token: rowsText, least: MIN_SIDE, most: MAX_ROWS }
  if (rows < MIN_SIDE || rows > MAX_ROWS) return fail(0, { code: 'board-rows', ...sizes })
  if (columns < MIN_SIDE || columns > MAX_COLUMNS) {
    const columnSizes = { token: columnsText, least: MIN_SIDE, most: MAX_COLUMNS }
    return fail(rowsText.length + 1, { code: 'board-columns', ...columnSizes })
  }
  const cellsAt = rowsText.length + columnsText.length + 3
  const tiles = readCells(cellsText, rows * columns)
  if (!tiles.ok) return fail(cellsAt + tiles.error.index, tiles.error.fault)
  const checkAt = code.length - check.length
  if (check !== checkOf(code.slice(0, checkAt))) return fail(checkAt, { code: 'code-check' })
  return ok({
    rows: Array.from({ length: rows }, (_, row) =>
      tiles.value.slice(row * columns, (row + 1) * columns),
    ),
    border: border === BORDER_LETTERS.inside ? 'inside' : 'outside',
  })
}

/** The code of a setup of a legal size and legal types. */
export function printLevelCode(setup: Setup): string {
  const cells = setup.rows
    .flat()
    .map((type) => (type === 0 ? ' ' : (TYPE_LETTERS[type - 1] ?? '?')))
    .join('')
    .replace(/ +/g, ({ length }) => String(length))
  const size = `${setup.rows.length}x${columnsOf(setup)}${BORDER_LETTERS[setup.border]}`
  return `${size}-${cells}-${checkOf(`${size}-${cells}-`)}`
}

interface CellsFault {
  readonly index: number
  readonly fault: BoardTextFault
}

/** The types of a number of cells. */
function readCells(text: string, cells: number): Result<number[], CellsFault> {
  const tiles: number[] = []
  for (const { 0: token, index } of text.matchAll(/\d+|./gsu)) {
    const type = TYPE_LETTERS.indexOf(token) + 1
    const isRun = /^\d/.test(token)
    if (isRun && token.startsWith('0')) return err({ index, fault: { code: 'code-run' } })
    if (!isRun && type === 0) return err({ index, fault: { code: 'code-character', token } })
    const length = isRun ? Number(token) : 1
    if (tiles.length + length > cells) {
      return err({ index, fault: { code: 'code-more-cells', cells } })
    }
    for (let count = 0; count < length; count++) tiles.push(type)
  }
  if (tiles.length === cells) return ok(tiles)
  return err({
    index: text.length,
    fault: { code: 'code-cells', read: tiles.length, cells },
  })
}

/** Two characters for ASCII text. */
function checkOf(text: string): string {
  let sum = 0
  for (const character of text) {
    sum = (sum * CHECK_FACTOR + (character.codePointAt(0) ?? 0)) % CHECK_PRIME
  }
  const [high, low] = [Math.floor(sum / CHECK_DIGITS.length), sum % CHECK_DIGITS.length]
  return `${CHECK_DIGITS[high] ?? ''}${CHECK_DIGITS[low] ?? ''}`
}
