/**
 * One board as HDU 1175 has it: rows and columns, the types row by row, then maybe queries and
 * `0 0`. The border rule is always `inside`. Sizes and types are those of a board to play; the
 * judge has wider limits.
 */
import { err, ok, type Result } from '../../result'
import { integerOf, tokenize, type Token } from '../../text/tokens'
import { MAX_COLUMNS, MAX_ROWS, MAX_TYPE, MIN_SIDE } from './board'
import { MAX_QUERIES } from './judge/judgeError'
import { columnsOf, type Setup } from './setup'
import type { BoardTextError, BoardTextFault } from './textError'

/**
 * Reads one board. Any white space separates numbers; what stands behind `0 0` is not read.
 *
 * @returns a setup of a legal size and legal types, or the first fault with its line and column
 */
export function parseHduText(text: string): Result<Setup, BoardTextError> {
  const numbers = new Numbers(text)
  const rows = readRows(numbers)
  if (rows !== null) readQueries(numbers, rows.length, rows[0]?.length ?? 0)
  if (rows === null || numbers.error !== null) return err(numbers.error as BoardTextError)
  return ok({ rows, border: 'inside' })
}

/** The board without queries, as a whole text of one data set. */
export function printHduText(setup: Setup): string {
  const lines = [[setup.rows.length, columnsOf(setup)], ...setup.rows, [0], [0, 0]]
  return lines.map((numbers) => `${numbers.join(' ')}\n`).join('')
}

/** Null where the text is wrong. */
function readRows(numbers: Numbers): number[][] | null {
  if (numbers.isAtEnd) return numbers.fail({ code: 'no-board' })
  const rowCount = readSide(numbers, 'board-rows', MAX_ROWS)
  const columns = rowCount && readSide(numbers, 'board-columns', MAX_COLUMNS)
  if (rowCount === null || columns === null) return null
  const tiles: number[] = []
  const cells = rowCount * columns
  while (tiles.length < cells) {
    const type = numbers.take({
      least: 0,
      most: MAX_TYPE,
      end: { code: 'ends-in-board', read: tiles.length, cells },
      wrong: (token) => ({ code: 'tile-type', token, most: MAX_TYPE }),
    })
    if (type === null) return null
    tiles.push(type)
  }
  return Array.from({ length: rowCount }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns),
  )
}

function readSide(
  numbers: Numbers,
  code: 'board-rows' | 'board-columns',
  most: number,
): number | null {
  return numbers.take({
    least: MIN_SIDE,
    most,
    end: { code: 'ends-in-size' },
    wrong: (token) => ({ code, token, least: MIN_SIDE, most }),
  })
}

/** Queries are checked and not kept: a wrong one may mean that the board is not what was meant. */
function readQueries(numbers: Numbers, rows: number, columns: number): void {
  if (numbers.isAtEnd || numbers.takeEnd()) return
  const queries = numbers.take({
    least: 0,
    most: MAX_QUERIES,
    end: { code: 'ends-before-queries' },
    wrong: (token) => ({ code: 'query-count', token, most: MAX_QUERIES }),
  })
  if (queries === null) return
  for (let index = 0; index < 4 * queries; index++) {
    const [code, most] =
      index % 2 === 0 ? (['query-row', rows] as const) : (['query-column', columns] as const)
    const at = numbers.take({
      least: 1,
      most,
      end: { code: 'ends-in-queries', read: Math.floor(index / 4), queries },
      wrong: (token) => ({ code, token, most }),
    })
    if (at === null) return
  }
  if (!numbers.isAtEnd && !numbers.takeEnd()) numbers.failAtNext()
}

/** What a number must be, and what is wrong where it is not or where there is none. */
interface Wanted {
  readonly least: number
  readonly most: number
  readonly end: BoardTextFault
  readonly wrong: (token: string) => BoardTextFault
}

/** The numbers of a text, until the first fault. */
class Numbers {
  error: BoardTextError | null = null
  private readonly tokens: readonly Token[]
  private readonly end: Omit<Token, 'text'>
  private next = 0

  constructor(text: string) {
    const { tokens, end } = tokenize(text)
    this.tokens = tokens
    this.end = end
  }

  get isAtEnd(): boolean {
    return this.next === this.tokens.length
  }

  take({ least, most, end, wrong }: Wanted): number | null {
    const token = this.tokens[this.next]
    if (token === undefined) return this.fail(end)
    const value = integerOf(token)
    if (value === null) return this.fail({ code: 'not-an-integer', token: token.text }, token)
    if (value < least || value > most) return this.fail(wrong(token.text), token)
    this.next++
    return value
  }

  /** Takes `0 0`, and with it the rest; a query count of 0 is one 0 more or less. */
  takeEnd(): boolean {
    const [first, second] = this.tokens.slice(this.next, this.next + 2)
    if (first?.text !== '0' || second?.text !== '0') return false
    this.next = this.tokens.length
    return true
  }

  failAtNext(): null {
    const token = this.tokens[this.next] ?? { text: '', ...this.end }
    return this.fail({ code: 'after-board', token: token.text }, token)
  }

  fail(fault: BoardTextFault, place: Omit<Token, 'text'> = this.end): null {
    this.error = { ...fault, line: place.line, column: place.column }
    return null
  }
}
