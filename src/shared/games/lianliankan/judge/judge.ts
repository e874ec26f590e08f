/**
 * The judge of HDU 1175, over a stream: chunks of bytes in, answers out as data sets are complete.
 *
 * Numbers may be laid out in any way, as in the original judge; `0 0` ends the text, and nothing
 * behind it is read. Memory is that of one board. A bad text ends the judging: the data sets before
 * it have their answers, the one that it is in has none.
 *
 * The grammar is written down as it reads, in coroutines that pause where a chunk ends.
 */
import { isSameCell, type Cell } from '../rules/board'
import { canLink } from '../rules/link'
import { IntegerReader } from './integerReader'
import {
  MAX_QUERIES,
  MAX_SIDE,
  MAX_TILE_TYPE,
  type EndFault,
  type JudgeError,
  type JudgeFault,
} from './judgeError'
import { SummedBoard } from './summedBoard'

/** Pauses for bytes; ends with what was read, or null where the judging is over. */
type Reading<T> = Generator<undefined, T | null, undefined>

interface Size {
  readonly rows: number
  readonly columns: number
}

export class HduJudge {
  private readonly reader = new IntegerReader()
  private readonly judging = this.judgeSets()
  private answers: boolean[] = []
  private set = 0
  private query: number | null = null
  private fault: JudgeError | null = null
  private isDone = false

  /** @param board the memory to use; judges that run one after another may share it */
  constructor(private readonly board = new SummedBoard()) {}

  /** Judges on; the bytes are read before this returns and may then be reused. */
  feed(bytes: Uint8Array): readonly boolean[] {
    if (this.isDone) return []
    this.reader.feed(bytes)
    return this.goOn()
  }

  /** The text ends here. */
  close(): readonly boolean[] {
    if (this.isDone) return []
    this.reader.close()
    return this.goOn()
  }

  /** After `0 0`, an error or the end: nothing more is read. */
  get isOver(): boolean {
    return this.isDone
  }

  /** Why the judging ended early; null where it did not. */
  get error(): JudgeError | null {
    return this.fault
  }

  private goOn(): readonly boolean[] {
    this.answers = []
    this.isDone = this.judging.next().done === true
    return this.answers
  }

  private *judgeSets(): Reading<never> {
    for (;;) {
      this.set++
      this.query = null
      const size = yield* this.readSize()
      if (size === null || !(yield* this.readBoard(size))) return null
      const answers = yield* this.readQueries(size)
      if (answers === null) return null
      for (const answer of answers) this.answers.push(answer)
    }
  }

  /** Null after `0 0` and at the end as well. */
  private *readSize(): Reading<Size> {
    const { reader } = this
    const rows = yield* this.readInteger(null)
    if (rows === null) return null
    const { place } = reader
    if (rows < 0 || rows > MAX_SIDE) return this.failAtSize(reader.token)
    const columns = yield* this.readInteger({ code: 'ends-in-size' })
    if (columns === null || (rows === 0 && columns === 0)) return null
    if (rows === 0) return this.failAtSize('0', place)
    if (columns < 1 || columns > MAX_SIDE) return this.failAtSize(reader.token)
    return { rows, columns }
  }

  private *readBoard({ rows, columns }: Size): Reading<true> {
    const { reader, board } = this
    const { tiles } = board
    const cells = rows * columns
    for (let read = 0; read < cells;) {
      read = reader.readInto(tiles, read, cells)
      if (read === cells) break
      const type = yield* this.readInteger({ code: 'ends-in-board', read, cells })
      if (type === null) return null
      if (type < 0 || type > MAX_TILE_TYPE) return this.failAtType()
      tiles[read++] = type
    }
    board.sum(rows, columns)
    return true
  }

  private *readQueries(size: Size): Reading<readonly boolean[]> {
    const queries = yield* this.readInteger({ code: 'ends-before-queries' })
    if (queries === null) return null
    if (queries < 0 || queries > MAX_QUERIES) {
      return this.fail({ code: 'query-count', token: this.reader.token, most: MAX_QUERIES })
    }
    const answers: boolean[] = []
    while (answers.length < queries) {
      this.query = answers.length + 1
      const end: EndFault = { code: 'ends-in-queries', read: answers.length, queries }
      const a = yield* this.readCell(size, end)
      const b = a && (yield* this.readCell(size, end))
      if (a === null || b === null) return null
      answers.push(this.isLink(a, b))
    }
    return answers
  }

  private *readCell({ rows, columns }: Size, end: EndFault): Reading<Cell> {
    const row = yield* this.readInteger(end)
    if (row === null) return null
    if (row < 1 || row > rows) {
      return this.fail({ code: 'query-row', token: this.reader.token, most: rows })
    }
    const column = yield* this.readInteger(end)
    if (column === null) return null
    if (column < 1 || column > columns) {
      return this.fail({ code: 'query-column', token: this.reader.token, most: columns })
    }
    return { row: row - 1, column: column - 1 }
  }

  /** @param end what is wrong where the text ends instead; null where it may */
  private *readInteger(end: EndFault | null): Reading<number> {
    const { reader } = this
    while (!reader.next()) {
      if (reader.isAtEnd) return end && this.failAtEnd(end)
      yield
    }
    if (reader.isInteger) return reader.value
    return this.fail({ code: 'not-an-integer', token: reader.token })
  }

  private isLink(a: Cell, b: Cell): boolean {
    const type = this.board.tileAt(a)
    return (
      type !== 0 && type === this.board.tileAt(b) && !isSameCell(a, b) && canLink(this.board, a, b)
    )
  }

  private failAtSize(token: string, place = this.reader.place): null {
    return this.fail({ code: 'board-size', token, most: MAX_SIDE }, place)
  }

  private failAtType(): null {
    const { value, token } = this.reader
    return this.fail(
      value < 0
        ? { code: 'negative-type', token }
        : { code: 'type-too-large', token, most: MAX_TILE_TYPE },
    )
  }

  private failAtEnd(fault: EndFault): null {
    return this.fail(fault, this.reader.endPlace)
  }

  private fail(fault: JudgeFault, place = this.reader.place): null {
    const { set, query } = this
    this.fault = { ...fault, ...place, set, query }
    return null
  }
}

/** A line for each answer. */
export function printAnswers(answers: readonly boolean[]): string {
  return answers.map((answer) => (answer ? 'YES\n' : 'NO\n')).join('')
}
