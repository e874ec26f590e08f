/**
 * Boards as HDU 1175 has them: rows and columns, the types row by row, queries, and `0 0` at the end
 * of all. The border rule is always `inside`. Sizes are those of a board to play; the judge has wider
 * limits.
 */
import { err, ok, type Result } from '../../../result'
import { integerOf, Tokens, type TextPlace } from '../../../text/tokens'
import { MAX_COLUMNS, MAX_ROWS, MAX_TYPE, MIN_SIDE } from '../rules/board'
import { MAX_QUERIES, MAX_SIDE, MAX_TILE_TYPE } from '../judge/judgeError'
import { columnsOf, type Setup } from '../rules/setup'
import type { BoardTextError, BoardTextFault } from './textError'

/** One data set of a text. */
export interface HduBoard {
  readonly setup: Result<Setup, BoardTextError>
  /** It had types above the highest, which were given free numbers. */
  readonly isRenumbered: boolean
}

/**
 * Reads the boards of all data sets. Any white space separates numbers; queries and `0 0` may be
 * missing, and texts may stand one after the other.
 *
 * @returns for each data set a setup of a legal size and legal types, or its first fault with line
 * and column; one at least. What stands behind a set whose own end is not known is not read.
 */
export function parseHduTexts(text: string): readonly HduBoard[] {
  const numbers = new Numbers(text)
  const boards: HduBoard[] = []
  do {
    boards.push(readBoard(numbers))
    numbers.skipEnd()
  } while (!numbers.isAtEnd)
  return boards
}

/** What closes a text of data sets. */
export const HDU_END = '0 0\n'

/** The board without queries, as a whole text of one data set. */
export function printHduText(setup: Setup): string {
  return `${printHduSet(setup)}${HDU_END}`
}

/** One of several data sets; `HDU_END` closes the last. */
export function printHduSet(setup: Setup): string {
  const lines = [[setup.rows.length, columnsOf(setup)], ...setup.rows, [0]]
  return lines.map((numbers) => `${numbers.join(' ')}\n`).join('')
}

function readBoard(numbers: Numbers): HduBoard {
  numbers.beginSet()
  const start = numbers.place
  const rows = readRows(numbers)
  if (rows !== null) readQueries(numbers, rows.length, rows[0]?.length ?? 0)
  const { error } = numbers
  if (rows === null || error !== null) {
    return { setup: err(error as BoardTextError), isRenumbered: false }
  }
  const types = new Set(rows.flat().filter((type) => type > 0))
  const isRenumbered = [...types].some((type) => type > MAX_TYPE)
  if (types.size > MAX_TYPE) {
    const fault = { code: 'too-many-types', count: types.size, most: MAX_TYPE } as const
    return { setup: err({ ...fault, ...start }), isRenumbered: false }
  }
  const setup = { rows: isRenumbered ? renumbered(rows, types) : rows, border: 'inside' } as const
  return { setup: ok(setup), isRenumbered }
}

/** Types that are high get the lowest numbers that no other type has. */
function renumbered(rows: readonly number[][], types: ReadonlySet<number>): number[][] {
  const free = Array.from({ length: MAX_TYPE }, (_, index) => index + 1).filter(
    (type) => !types.has(type),
  )
  const high = [...types].filter((type) => type > MAX_TYPE).sort((a, b) => a - b)
  const numberOf = new Map(high.map((type, index) => [type, free[index] ?? 0]))
  return rows.map((row) => row.map((type) => numberOf.get(type) ?? type))
}

/** Null where the text has no board that can be read to its end. */
function readRows(numbers: Numbers): number[][] | null {
  if (numbers.isAtEnd) return numbers.fail({ code: 'no-board' })
  const rowCount = readSide(numbers, 'board-rows', MAX_ROWS)
  const columns = rowCount && readSide(numbers, 'board-columns', MAX_COLUMNS)
  if (rowCount === null || columns === null) return null
  const cells = rowCount * columns
  const rows: number[][] = []
  for (let read = 0; read < cells; read++) {
    const end = { code: 'ends-in-board', read, cells } as const
    const type = numbers.take({ least: 0, most: MAX_TILE_TYPE, end, wrong: wrongType })
    if (type === null && numbers.isAtEnd) return null
    if (read % columns === 0) rows.push([])
    rows.at(-1)?.push(type ?? 0)
  }
  return rows
}

function wrongType(token: string): BoardTextFault {
  if (!/^[+-]?\d+$/.test(token)) return { code: 'board-letters', token }
  return token.startsWith('-')
    ? { code: 'negative-type', token }
    : { code: 'type-too-large', token, most: MAX_TILE_TYPE }
}

/** A size that is none to play is a fault, but leaves the end of its set known. */
function readSide(
  numbers: Numbers,
  code: 'board-rows' | 'board-columns',
  most: number,
): number | null {
  const wrong = (token: string) => ({ code, token, least: MIN_SIDE, most }) as const
  const end = { code: 'ends-in-size' } as const
  const side = numbers.take({ least: 1, most: MAX_SIDE, end, wrong, isNeeded: true })
  if (side !== null && (side < MIN_SIDE || side > most)) numbers.failAtLast(wrong)
  return side
}

/** Queries are checked and not kept: a wrong one may mean that the board is not what was meant. */
function readQueries(numbers: Numbers, rows: number, columns: number): void {
  if (numbers.isAtEnd || numbers.takeEndOfBoard()) return
  const queries = numbers.take({
    least: 0,
    most: MAX_QUERIES,
    end: { code: 'ends-before-queries' },
    wrong: (token) => ({ code: 'query-count', token, most: MAX_QUERIES }),
    isNeeded: true,
  })
  if (queries === null) return
  for (let index = 0; index < 4 * queries; index++) {
    const [code, most] =
      index % 2 === 0 ? (['query-row', rows] as const) : (['query-column', columns] as const)
    numbers.take({
      least: 1,
      most,
      end: { code: 'ends-in-queries', read: Math.floor(index / 4), queries },
      wrong: (token) => ({ code, token, most }),
    })
  }
}

/** What a number must be, and what is wrong where it is not or where there is none. */
interface Wanted {
  readonly least: number
  readonly most: number
  readonly end: BoardTextFault
  readonly wrong: (token: string) => BoardTextFault
  /** Without it the end of the set is not known, and nothing more is read. */
  readonly isNeeded?: boolean
}

/** The numbers of a text, and the first fault of the set that is read. */
class Numbers {
  error: BoardTextError | null = null
  private readonly tokens: Tokens
  private next = 0

  constructor(text: string) {
    this.tokens = new Tokens(text)
  }

  get isAtEnd(): boolean {
    return this.next >= this.tokens.length
  }

  /** Of the next number. */
  get place(): TextPlace {
    const { line, column } = this.tokens.at(this.next) ?? this.tokens.end
    return { line, column }
  }

  beginSet(): void {
    this.error = null
    this.skipEnd()
  }

  take({ least, most, end, wrong, isNeeded = false }: Wanted): number | null {
    const token = this.tokens.at(this.next)
    if (token === undefined) return this.fail(end)
    const value = integerOf(token)
    if (value !== null && value >= least && value <= most) {
      this.next++
      return value
    }
    const fault = wrong(token.text)
    const isLetters = fault.code === 'board-letters'
    this.fail(value === null && !isLetters ? { code: 'not-an-integer', token: token.text } : fault)
    this.next = isNeeded ? this.tokens.length : this.next + 1
    return null
  }

  /** Each `0 0` closes a text; another may follow. */
  skipEnd(): void {
    while (this.isZero(0) && this.isZero(1)) this.next += 2
  }

  /** A board may end the text without a count of queries; a count of 0 is one 0 more. */
  takeEndOfBoard(): boolean {
    const isEnd = this.isZero(0) && this.isZero(1) && !this.isZero(2)
    if (isEnd) this.next += 2
    return isEnd
  }

  failAtLast(wrong: (token: string) => BoardTextFault): void {
    this.next--
    this.fail(wrong(this.tokens.at(this.next)?.text ?? ''))
    this.next++
  }

  /** At the next number; the first fault of a set counts. */
  fail(fault: BoardTextFault): null {
    this.error ??= { ...fault, ...this.place }
    return null
  }

  private isZero(ahead: number): boolean {
    return this.tokens.at(this.next + ahead)?.text === '0'
  }
}
