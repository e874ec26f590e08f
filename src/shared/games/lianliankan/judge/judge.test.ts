import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameCell, type Cell } from '../rules/board'
import { indexOf, type Position } from '../rules/position'
import { boards, cellsIn } from '../../../../../test/lianliankan/arbitraries'
import { plainLink } from '../../../../../test/lianliankan/plainLink'
import { HduJudge, printAnswers } from './judge'
import type { JudgeError } from './judgeError'
import { SummedBoard } from './summedBoard'
import { runs } from '../../../../../test/runs'

const SETS = `3 4
1 2 3 4
0 0 0 0
4 3 2 1
4
1 1 3 4
1 1 2 4
1 1 3 3
2 1 2 4
3 4
0 1 4 3
0 2 4 1
0 0 0 0
2
1 1 2 4
1 3 2 3
`
const SAMPLE = `${SETS}0 0\n`
const SAMPLE_ANSWERS = 'YES\nNO\nNO\nNO\nNO\nYES\n'

const encoder = new TextEncoder()
const memory = new SummedBoard()

interface Judged {
  readonly answers: string
  readonly error: JudgeError | null
}

function judged(chunks: readonly Uint8Array[]): Judged {
  const judge = new HduJudge(memory)
  const answers = chunks.map((chunk) => {
    // A chunk's memory may be used again once it was judged.
    const bytes = chunk.slice()
    const given = judge.feed(bytes)
    bytes.fill(0x39)
    return printAnswers(given)
  })
  answers.push(printAnswers(judge.close()))
  return { answers: answers.join(''), error: judge.error }
}
const judgedText = (text: string) => judged([encoder.encode(text)])

/** The bytes cut at each of the places. */
function cutAt(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const cuts = [0, ...places, bytes.length]
  return cuts.slice(1).map((to, index) => bytes.subarray(cuts[index], to))
}

function dataSet({ rows, columns, tiles }: Position, queries: readonly (readonly Cell[])[]) {
  const board = Array.from({ length: rows }, (_, row) =>
    tiles.slice(row * columns, (row + 1) * columns).join(' '),
  )
  const asked = queries.map((cells) =>
    cells.map(({ row, column }) => `${row + 1} ${column + 1}`).join(' '),
  )
  return [`${rows} ${columns}`, ...board, `${queries.length}`, ...asked, ''].join('\n')
}

/** The answer as the rule reads. */
function isLink(board: Position, a: Cell, b: Cell): boolean {
  const type = board.tiles[indexOf(board, a)]
  const isAlike = type !== 0 && type === board.tiles[indexOf(board, b)] && !isSameCell(a, b)
  return isAlike && plainLink({ ...board, border: 'inside' }, a, b) !== null
}

describe('the judge of HDU 1175', () => {
  it('answers the sample', () => {
    expect(judgedText(SAMPLE)).toEqual({ answers: SAMPLE_ANSWERS, error: null })
  })

  it.each([
    ['nothing', '', ''],
    ['nothing but 0 0', '0 0', ''],
    ['no 0 0', SETS, SAMPLE_ANSWERS],
    ['no newline at the end', SAMPLE.trim(), SAMPLE_ANSWERS],
    ['anything after 0 0', `${SAMPLE}1 x -5 \u0000`, SAMPLE_ANSWERS],
    ['CRLF', SAMPLE.replaceAll('\n', '\r\n'), SAMPLE_ANSWERS],
    ['CR', SAMPLE.replaceAll('\n', '\r'), SAMPLE_ANSWERS],
    ['a byte-order mark', `\uFEFF${SAMPLE}`, SAMPLE_ANSWERS],
    ['tabs, and everything on one line', SAMPLE.replaceAll(/\s+/g, '\t'), SAMPLE_ANSWERS],
    ['blank lines', `\n\n${SAMPLE.replaceAll('\n', ' \n\v\f\n')}`, SAMPLE_ANSWERS],
    ['signs and zeros in front', SAMPLE.replaceAll(/\b(?=[1-4])/g, '+00'), SAMPLE_ANSWERS],
    ['the largest type', '1 2\n2147483647 2147483647\n1\n1 1 1 2', 'YES\n'],
    ['types that differ in their last digit', '1 2\n2147483647 2147483646\n1\n1 1 1 2', 'NO\n'],
    ['no queries', '1 1\n5\n0\n1 1\n5\n1\n1 1 1 1', 'NO\n'],
  ])('accepts %s', (_, text, answers) => {
    expect(judgedText(text)).toEqual({ answers, error: null })
  })

  it('answers as a search cell by cell does, on many boards one after another', () => {
    const answered = { yes: 0, no: 0 }
    const sets = boards({ maxRows: 7, maxColumns: 8, maxType: 3 }).chain((board) =>
      fc.record({
        board: fc.constant(board),
        queries: fc.array(
          fc.tuple(fc.constantFrom(...cellsIn(board)), fc.constantFrom(...cellsIn(board))),
          { minLength: 20, maxLength: 50 },
        ),
      }),
    )
    fc.assert(
      fc.property(fc.array(sets, { minLength: 1, maxLength: 6 }), (data) => {
        const text = data.map(({ board, queries }) => dataSet(board, queries)).join('')
        const expected = data.flatMap(({ board, queries }) =>
          queries.map(([a, b]) => isLink(board, a, b)),
        )
        for (const answer of expected) answered[answer ? 'yes' : 'no']++
        expect(judgedText(text)).toEqual({ answers: printAnswers(expected), error: null })
      }),
      { numRuns: runs(60) },
    )
    expect(answered.yes).toBeGreaterThan(50)
    expect(answered.no).toBeGreaterThan(50)
  })

  it('answers every pair of every cell of narrow boards', () => {
    for (const [rows, columns] of [
      [1, 1],
      [1, 6],
      [6, 1],
      [2, 3],
    ] as const) {
      fc.assert(
        fc.property(
          fc.array(fc.nat(2), { minLength: rows * columns, maxLength: rows * columns }),
          (tiles) => {
            const board: Position = { rows, columns, border: 'inside', tiles }
            const pairs = cellsIn(board).flatMap((a) => cellsIn(board).map((b) => [a, b] as const))
            const answers = printAnswers(pairs.map(([a, b]) => isLink(board, a, b)))
            expect(judgedText(dataSet(board, pairs)).answers).toBe(answers)
          },
        ),
        { numRuns: runs(20) },
      )
    }
  })

  it('gives each answer with the chunk that completes its data set', () => {
    const judge = new HduJudge()
    const [first, second] = cutAt(encoder.encode(SAMPLE), [SAMPLE.indexOf('3 4\n0 1')])
    expect(judge.feed(first ?? new Uint8Array())).toEqual([true, false, false, false])
    expect(judge.isOver).toBe(false)
    expect(judge.feed(second ?? new Uint8Array())).toEqual([false, true])
    expect(judge.isOver).toBe(true)
    expect(judge.feed(encoder.encode('1 1 1 1'))).toEqual([])
    expect(judge.error).toBeNull()
  })
})

const WRONG: readonly (readonly [string, string, object])[] = [
  ['a word for a size', 'x 4', { code: 'not-an-integer', token: 'x', line: 1, column: 1 }],
  ['a fraction', '2 2\n1 1.5', { code: 'not-an-integer', token: '1.5', line: 2, column: 3 }],
  ['an exponent', '2 2\n1e3', { code: 'not-an-integer', token: '1e3', line: 2, column: 1 }],
  ['a sign alone', '2 2\n1 -', { code: 'not-an-integer', token: '-', line: 2, column: 3 }],
  ['two signs', '2 2\n+-1 ', { code: 'not-an-integer', token: '+-1', line: 2, column: 1 }],
  ['a sign behind', '2 2\n1- ', { code: 'not-an-integer', token: '1-', line: 2, column: 1 }],
  ['another alphabet', '2 2\n1 二', { code: 'not-an-integer', token: '二', line: 2, column: 3 }],
  ['a mark that is not first', '1 1 \uFEFF7', { code: 'not-an-integer', line: 1, column: 5 }],
  ['no rows', '0 4', { code: 'board-size', token: '0', most: 1000, line: 1, column: 1 }],
  ['no columns', '4 0', { code: 'board-size', token: '0', line: 1, column: 3 }],
  ['1001 rows', '\n 1001 1', { code: 'board-size', token: '1001', line: 2, column: 2 }],
  ['1001 columns', '1 1001 1', { code: 'board-size', token: '1001', line: 1, column: 3 }],
  ['rows below 0', '-3 1', { code: 'board-size', token: '-3', line: 1, column: 1 }],
  [
    'a size without end',
    `1 ${'9'.repeat(400)} `,
    { code: 'board-size', token: `${'9'.repeat(40)}…`, line: 1, column: 3 },
  ],
  ['a negative type', '1 2\r\n3\t-3', { code: 'negative-type', token: '-3', line: 2, column: 3 }],
  [
    'a type beyond an int',
    '1 1\n2147483648 ',
    { code: 'type-too-large', token: '2147483648', most: 2147483647, line: 2, column: 1 },
  ],
  [
    'a type far beyond',
    '1 2 7 123456789012345678901234567890',
    { code: 'type-too-large', token: '123456789012345678901234567890', line: 1, column: 7 },
  ],
  ['51 queries', '1 1\n0\n51', { code: 'query-count', token: '51', most: 50, line: 3, column: 1 }],
  ['queries below 0', '1 1\n0\n-1', { code: 'query-count', token: '-1', line: 3, column: 1 }],
  [
    'a row 0',
    '2 3\n1 1 1\n1 1 1\n2\n1 1 2 3\n1 2 0 1',
    { code: 'query-row', token: '0', most: 2, query: 2, line: 6, column: 5 },
  ],
  [
    'a column too far',
    '2 3\n1 1 1\n1 1 1\n2\n1 4 2 3',
    { code: 'query-column', token: '4', most: 3, query: 1, line: 5, column: 3 },
  ],
  ['a word in a query', '1 1 1 1 1 1 1 a', { code: 'not-an-integer', query: 1, column: 15 }],
  ['an end after the rows', '7 ', { code: 'ends-in-size', line: 1, column: 3 }],
  ['an end after a single 0', '0\n', { code: 'ends-in-size', line: 2, column: 1 }],
  [
    'an end in the board',
    '2 2\n1 1\n1',
    { code: 'ends-in-board', read: 3, cells: 4, line: 3, column: 2 },
  ],
  ['an end after the board', '1 1\n1\n\n', { code: 'ends-before-queries', line: 4, column: 1 }],
  [
    'an end in a query',
    '1 1\n1\n2\n1 1 1 1\n1 1 1',
    { code: 'ends-in-queries', read: 1, queries: 2, query: 2, line: 5, column: 6 },
  ],
  [
    'an end before a query',
    '1 1\r\n1\r\n2\r\n',
    { code: 'ends-in-queries', read: 0, queries: 2, query: 1, line: 4, column: 1 },
  ],
]

describe('a bad text', () => {
  it.each(WRONG)('%s is reported with its place', (_, text, error) => {
    const { answers, error: found } = judgedText(text)
    expect(answers).toBe('')
    expect(found).toMatchObject({ set: 1, query: null, ...error })
  })

  it.each(WRONG)('%s: data sets before it have their answers', (_, text, error) => {
    const lines = SETS.split('\n').length - 1
    const { answers, error: found } = judgedText(`${SETS}${text}`)
    expect(answers).toBe(SAMPLE_ANSWERS)
    const { line } = { line: 1, ...error } as { line: number }
    expect(found).toMatchObject({ query: null, ...error, set: 3, line: line + lines })
  })

  it('gives no answers of the data set that it is in', () => {
    const { answers, error } = judgedText('1 2\n5 5\n2\n1 1 1 2\n1 1 1 3')
    expect(answers).toBe('')
    expect(error).toMatchObject({ code: 'query-column', set: 1, query: 2 })
  })

  it('shows nothing that a terminal would obey', () => {
    expect(judgedText('\u001b[31m').error).toMatchObject({ token: '\uFFFD[31m' })
    const { error } = judged([Uint8Array.of(0xb0, 0xe5, 0x41)])
    expect(error).toMatchObject({ token: '\uFFFD\uFFFDA' })
    const long = judgedText('连'.repeat(30)).error
    expect(long).toMatchObject({ token: `${'连'.repeat(13)}…` })
  })
})

describe('chunks', () => {
  const texts = [
    SAMPLE,
    `\uFEFF${SAMPLE.replaceAll('\n', '\r\n')}`,
    ...WRONG.map(([, text]) => `1 2 +7 7 1\r\n1 1 1 2\r\n${text}`),
    ...WRONG.map(([, text]) => text),
  ].map((text) => encoder.encode(text))
  /** Parts of a byte-order mark alone, and with something else behind. */
  const marks = [
    [0xef],
    [0xef, 0xbb],
    [0xef, 0xbb, 0x31],
    [0xef, 0x20, 0x31],
    [0xef, 0xbb, 0xbf],
  ].map((bytes) => Uint8Array.from(bytes))

  it('may end anywhere: a text in two or three parts is judged as in one', () => {
    for (const bytes of [...texts, ...marks]) {
      const whole = judged([bytes])
      for (let first = 0; first <= bytes.length; first++) {
        expect(judged(cutAt(bytes, [first]))).toEqual(whole)
        expect(judged(cutAt(bytes, [first, Math.min(first + 1, bytes.length)]))).toEqual(whole)
      }
    }
  })

  it('may be single bytes, or none', () => {
    for (const bytes of [...texts, ...marks]) {
      const singles = [...bytes].flatMap((byte) => [Uint8Array.of(byte), new Uint8Array()])
      expect(judged(singles)).toEqual(judged([bytes]))
    }
  })

  it('may be of any sizes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.nat(150), { maxLength: 12 }),
        (bytes, places) => {
          const cuts = places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b)
          expect(judged(cutAt(bytes, cuts))).toEqual(judged([bytes]))
        },
      ),
    )
  })
})
