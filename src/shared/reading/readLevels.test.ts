import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printLevelFile, type GameDocument } from '../games/documents'
import { exportLevel as exportBoard } from '../games/lianliankan/formats/exportLevel'
import { HDU_END, printHduSet } from '../games/lianliankan/formats/hduText'
import { setups } from '../../../test/lianliankan/arbitraries'
import { exportLevel } from '../games/mayan/formats/exportLevel'
import { unpackStacks } from '../games/mayan/rules/position'
import { positionArbitrary } from '../../../test/mayan/arbitraries'
import { renumber } from '../games/mayan/formats/renumber'
import { levelCodeOf } from '../games/registry'
import { printPackJson } from '../library/packJson'
import type { Result } from '../result'
import { decodeText } from './decodeText'
import type { TextForm } from './levelText'
import { readLevels } from './readLevels'

const mayan = fc
  .tuple(positionArbitrary(7, 10), fc.integer({ min: 1, max: 5 }))
  .map(([position, steps]): GameDocument => {
    return { game: 'mayan', setup: renumber({ stacks: unpackStacks(position), steps }) }
  })
const board = setups('inside').map((setup): GameDocument => ({ game: 'lianliankan', setup }))

/** What is written of levels of one game, all of which the form can represent. */
type Print = (documents: readonly GameDocument[]) => string
const codes: Print = (documents) =>
  documents.map((level) => `${levelCodeOf(level) ?? ''}\n`).join('')
const records: Print = (documents) =>
  documents.map((level) => `${JSON.stringify({ file: '-', code: levelCodeOf(level) })}\n`).join('')
const files: Print = (documents) => documents.map(printLevelFile).join('')
const pack: Print = (documents) => printPackJson('Pack', documents)
const list: Print = (documents) => `[${documents.map(printLevelFile).join(',\n')}]\n`
const contest: Print = (documents) =>
  documents
    .map((level) => (level.game === 'mayan' ? textOf(exportLevel(level, 'contest')) : ''))
    .join('')
const hduTexts: Print = (documents) =>
  documents
    .map((level) => (level.game === 'lianliankan' ? textOf(exportBoard(level, 'hdu')) : ''))
    .join('')
const hduSets: Print = (documents) =>
  documents
    .map((level) => (level.game === 'lianliankan' ? printHduSet(level.setup) : ''))
    .join('') + HDU_END
const onOneLine =
  (print: Print): Print =>
  (documents) =>
    print(documents).replaceAll('\n', ' ')

const JSON_FORMS: readonly [TextForm, Print][] = [
  ['json', files],
  ['json', records],
  ['json', list],
  ['pack', pack],
]

function textOf(text: Result<string, unknown>): string {
  if (!text.ok) throw new Error(JSON.stringify(text.error))
  return text.value
}

function utf16(text: string, isBig: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2)
  const view = new DataView(bytes.buffer)
  for (const [index, unit] of [0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))].entries()) {
    view.setUint16(2 * index, unit, !isBig)
  }
  return bytes
}

/** As files have it, on Windows and elsewhere. */
const ENCODINGS: readonly ((text: string) => Uint8Array)[] = [
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(`\uFEFF${text.replaceAll('\n', '\r\n')}`),
  (text) => utf16(text, false),
  (text) => utf16(text.replaceAll('\n', '\r\n'), true),
]

function readBack(bytes: Uint8Array, game: GameDocument['game'] | null) {
  const read = readLevels(decodeText(bytes) ?? '', game)
  return {
    forms: read.map(({ form }) => form),
    documents: read.flatMap(({ entries }) =>
      entries.map(({ document }) => (document.ok ? document.value : document.error)),
    ),
  }
}

it.each(['mayan', 'lianliankan'] as const)('keeps the words of a %s level file', (game) => {
  const words = { title: 'One', author: 'Nobody', notes: 'two\nlines' }
  const document: GameDocument =
    game === 'mayan'
      ? { game, setup: { stacks: [[1], [], [], [], []], steps: 2 }, ...words }
      : { game, setup: { rows: [[1, 1]], border: 'inside' }, ...words }
  const [read] = readLevels(printLevelFile(document))
  expect(read?.entries).toMatchObject([{ document: { ok: true, value: document } }])
})

describe('every form is read back to the same levels, in every encoding', () => {
  it.each([
    [
      'mayan',
      mayan,
      [
        ['contest', contest],
        ['contest', onOneLine(contest)],
        ['code', codes],
      ],
    ],
    [
      'lianliankan',
      board,
      [
        ['hdu', hduSets],
        ['hdu', hduTexts],
        ['hdu', onOneLine(hduSets)],
        ['board-code', codes],
      ],
    ],
  ] as const)('of %s', (game, levels, forms) => {
    fc.assert(
      fc.property(
        fc.array(levels, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...forms, ...JSON_FORMS),
        fc.constantFrom(...ENCODINGS),
        fc.constantFrom(null, game),
        (documents, [form, print], encode, only) => {
          expect(readBack(encode(print(documents)), only)).toEqual({ forms: [form], documents })
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of both games in one text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(mayan, board), { minLength: 2, maxLength: 4 }),
        fc.constantFrom(codes, files, records, pack, list),
        (documents, print) => {
          expect(readBack(new TextEncoder().encode(print(documents)), null)).toMatchObject({
            documents,
          })
        },
      ),
      { numRuns: 30 },
    )
  })
})

const faultsOf = (text: string, only: GameDocument['game'] | null = null) =>
  readLevels(text, only).flatMap(({ entries }) =>
    entries.map(({ document }) => (document.ok ? document.value.game : document.error)),
  )

describe('what is wrong', () => {
  it.each([
    ['', 'contest', 'empty-text'],
    ['3\n1 x 0', 'contest', 'not-an-integer'],
    ['1/2/3 3', 'code', 'code-stacks'],
    ['1/21/234/31/2434', 'code', 'code-no-steps'],
    ['2x4i-ab3ba1-13', 'board-code', 'code-check'],
    ['8x12o-24#', 'board-code', 'not-a-board-code'],
    ['2x2o-24#k3', 'board-code', 'impossible-deal'],
    ['  {"format": 1}', 'json', 'not-a-level-file'],
    ['[]', 'json', 'not-a-level-file'],
    ['[', 'json', 'not-json'],
    ['{"format": "mayan-studio/pack", "version": 9}', 'pack', 'newer-version'],
    ['3 3\nQZZ\nI0Q\nAAI\n', 'hdu', 'board-letters'],
    ['3 3 / QZZ / I0Q / AAI', 'hdu', 'board-letters'],
    ['hello\n3\n', 'contest', 'no-known-form'],
  ])('is the error of the form that was meant: “%s”', (text, form, code) => {
    const [read] = readLevels(text)
    expect(read).toMatchObject({ form, entries: [{ document: { ok: false, error: { code } } }] })
  })

  it('is the end of a pack that was cut short', () => {
    const document: GameDocument = {
      game: 'lianliankan',
      setup: { rows: [[1, 1]], border: 'inside' },
    }
    const whole = printPackJson('Pack', [document])
    expect(faultsOf(whole)).toEqual(['lianliankan'])
    expect(faultsOf(whole.slice(0, -5))).toMatchObject([{ code: 'not-json' }])
  })

  it('does not keep the other levels out', () => {
    expect(faultsOf('1/1/-/1/- 1\n\n1/1/x/1/- 1\r\n2x2i-aa2-00\nand so on\n1/1/-/1/- 1')).toEqual([
      'mayan',
      { code: 'not-a-level-code', line: 3, column: 5 },
      { code: 'code-check', line: 4, column: 10 },
      { code: 'no-known-form', token: 'and so on', line: 5, column: 1 },
      'mayan',
    ])
    const lines =
      '{"code": "1/1/-/1/- 1"}\n{"file": "a", "error": {"message": "No."}}\n{"x": \n{}\n'
    expect(faultsOf(lines)).toEqual([
      'mayan',
      { code: 'reported-fault', message: 'No.', line: 2, column: 1 },
      { code: 'not-json', line: 3, column: 1 },
      { code: 'not-a-level-file', line: 4, column: 1 },
    ])
    const good = '1\n1 0\n1 0\n0\n1 0\n0\n'
    expect(faultsOf(`${good}3\n1 x 0\n0\n0\n0\n0\n${good}`)).toEqual([
      'mayan',
      { code: 'not-an-integer', token: 'x', line: 8, column: 3 },
      'mayan',
    ])
    expect(
      faultsOf('2 2\n1 1 0 -1\n0\n3 21\n2 31 0 0 9 2 2 1 1 0 0 0 0 0', 'lianliankan'),
    ).toMatchObject([{ code: 'negative-type', token: '-1', line: 2 }, { code: 'ends-in-board' }])
  })

  it('is a level of another game where only one is wanted', () => {
    const [first, second] = ['1/1/-/1/- 1', '8x12o-24#k3f9']
    expect(faultsOf(`${first}\n${second}`, 'mayan')).toEqual([
      'mayan',
      { code: 'other-game', game: 'lianliankan', line: 2, column: 1 },
    ])
    expect(faultsOf(first, 'lianliankan')).toMatchObject([{ code: 'other-game', game: 'mayan' }])
  })

  it('shows numbers as they are written', () => {
    expect(faultsOf('100000000000000000000\n0\n')).toMatchObject([
      { steps: '100000000000000000000' },
    ])
    expect(faultsOf('1/1/-/1/- 100000000000000000000')).toMatchObject([
      { steps: '100000000000000000000' },
    ])
    expect(faultsOf('3\n100000000000000000000 0\n')).toMatchObject([
      { colour: '100000000000000000000' },
    ])
  })
})

describe('codes', () => {
  it('of boards may have turned into capitals', () => {
    const [small, capital] = ['8x12o-24#k3f9', '8X12O-24#K3F9'].map((code) => faultsAndBoards(code))
    expect(capital).toEqual(small)
    expect(small).toMatchObject([{ title: '8x12o-24#k3f9' }])
    expect(faultsAndBoards('2X4I-AB3BA1-12')).toEqual(faultsAndBoards('2x4i-ab3ba1-12'))
    expect(faultsAndBoards('2x4i-ab3ba1-12')).toMatchObject([{ game: 'lianliankan' }])
  })

  function faultsAndBoards(text: string) {
    return readLevels(text).flatMap(({ entries }) =>
      entries.map(({ document }) => (document.ok ? document.value : document.error)),
    )
  }
})

describe('JSON', () => {
  it('keeps several packs apart', () => {
    const level = { game: 'mayan', setup: { stacks: [[1], [], [], [], []], steps: 1 } } as const
    const text = printPackJson('A', [level]) + printLevelFile(level) + printPackJson('B', [level])
    expect(readLevels(text).map(({ form, packName }) => [form, packName])).toEqual([
      ['pack', 'A'],
      ['json', null],
      ['pack', 'B'],
    ])
  })

  it('of a report on a pack is a pack', () => {
    const levels = [
      { number: 1, title: 'One', code: '1/1/-/1/- 1' },
      { number: 2, code: null },
    ]
    expect(readLevels(JSON.stringify({ name: 'P', passed: true, levels }))).toMatchObject([
      {
        form: 'pack',
        packName: 'P',
        entries: [
          { document: { value: { game: 'mayan', title: 'One' } } },
          { document: { error: { code: 'not-a-level-file' } } },
        ],
      },
    ])
  })
})

it('reads 50,000 levels in a moment', () => {
  const text = '1\n1 0\n1 0\n0\n1 0\n0\n'.repeat(50_000)
  const started = performance.now()
  expect(readLevels(text)[0]?.entries).toHaveLength(50_000)
  expect(performance.now() - started).toBeLessThan(10_000)
})
