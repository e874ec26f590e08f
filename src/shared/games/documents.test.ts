import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printLevelFile, readLevelFile, type GameDocument } from './documents'

const setup = { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 }

/** The document of a file alone. */
function read(text: string) {
  const level = readLevelFile(text)
  return level.ok ? { ok: true, value: level.value.document } : level
}

/** Setups of any kind, also such as are no levels. */
function documents(): fc.Arbitrary<GameDocument> {
  const words = fc.record(
    { title: fc.string(), author: fc.string(), notes: fc.string({ unit: 'binary' }) },
    { requiredKeys: [] },
  )
  const stacks = fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 9 }), {
    maxLength: 6,
  })
  const steps = fc.option(fc.integer({ min: -3, max: 30 }))
  return fc
    .tuple(stacks, steps, words)
    .map(([stacks, steps, words]) => ({ game: 'mayan', setup: { stacks, steps }, ...words }))
}

describe('level JSON', () => {
  it('has its keys in one order and a line for each stack', () => {
    expect(printLevelFile({ game: 'mayan', notes: 'n', setup, title: 'T' })).toBe(
      [
        '{',
        '  "checksum": "784ba6f655fcb38338eaf89307221c0e",',
        '  "format": "mayan-studio/mayan-level",',
        '  "notes": "n",',
        '  "stacks": [',
        '    [1],',
        '    [2, 1],',
        '    [2, 3, 4],',
        '    [3, 1],',
        '    [2, 4, 3, 4]',
        '  ],',
        '  "steps": 3,',
        '  "title": "T",',
        '  "version": 2',
        '}',
        '',
      ].join('\n'),
    )
  })

  it('round-trips, illegal setups included', () => {
    fc.assert(
      fc.property(documents(), (document) => {
        expect(read(printLevelFile(document))).toEqual({ ok: true, value: document })
      }),
    )
  })

  it('accepts a byte-order mark', () => {
    expect(read(`\uFEFF${printLevelFile({ game: 'mayan', setup })}`)).toEqual({
      ok: true,
      value: { game: 'mayan', setup },
    })
  })

  it.each([
    ['', { code: 'not-json' }],
    ['{', { code: 'not-json' }],
    ['null', { code: 'not-a-level-file' }],
    ['[]', { code: 'not-a-level-file' }],
    ['{"stacks": [], "steps": 1}', { code: 'not-a-level-file' }],
    ['{"format": "other", "version": 1}', { code: 'not-a-level-file' }],
    [
      '{"format": "mayan-studio/mayan-level", "version": 3, "board": "new"}',
      { code: 'newer-version', version: 3 },
    ],
    [
      '{"format": "mayan-studio/mayan-level", "version": 1, "stacks": [[1, "2"]], "steps": 1}',
      { code: 'wrong-field', field: 'stacks.0.1' },
    ],
    [
      '{"format": "mayan-studio/mayan-level", "version": 1, "stacks": []}',
      { code: 'wrong-field', field: 'steps' },
    ],
    [
      '{"format": "mayan-studio/mayan-level", "version": 1, "stacks": [], "steps": 1, "x": 0}',
      { code: 'wrong-field', field: 'x' },
    ],
    [
      '{"format": "mayan-studio/mayan-level", "version": 2, "stacks": [], "steps": 1, "__proto__": {}}',
      { code: 'wrong-field', field: '__proto__' },
    ],
    [
      '{"format": "mayan-studio/mayan-level", "version": 2, "stacks": [], "steps": 1, "checksum": "0"}',
      { code: 'wrong-checksum' },
    ],
    ['['.repeat(100_000), { code: 'not-json' }],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, { code: 'not-a-level-file' }],
  ])('refuses %.80s', (text, error) => {
    expect(read(text)).toEqual({ ok: false, error })
  })

  it('reads version 1, which had no checksum', () => {
    const old = '{"format":"mayan-studio/mayan-level","version":1,"stacks":[[1]],"steps":null}'
    const document = { game: 'mayan', setup: { stacks: [[1]], steps: null } }
    expect(readLevelFile(old)).toEqual({ ok: true, value: { document, isOld: true } })
  })

  it('finds every changed digit of the board by its checksum', () => {
    const text = printLevelFile({ game: 'mayan', setup })
    const digits = [...text.matchAll(/(?<=[[ ])\d(?=[\],])/g)]
    expect(digits.length).toBeGreaterThan(10)
    for (const { index } of digits) {
      const other = `${text.slice(0, index)}${text[index] === '9' ? 8 : 9}${text.slice(index + 1)}`
      expect(read(other)).toEqual({ ok: false, error: { code: 'wrong-checksum' } })
    }
    expect(readLevelFile(text)).toMatchObject({ ok: true, value: { isOld: false } })
  })
})
