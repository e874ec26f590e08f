import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLevelJson, printLevelJson, type LevelDocument } from './levelJson'

const setup = { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 }

/** Setups of any kind, also such as are no levels. */
function documents(): fc.Arbitrary<LevelDocument> {
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
    .map(([stacks, steps, words]) => ({ setup: { stacks, steps }, ...words }))
}

describe('level JSON', () => {
  it('has its keys in one order and a line for each stack', () => {
    expect(printLevelJson({ notes: 'n', setup, title: 'T' })).toBe(
      [
        '{',
        '  "format": "mayan-studio/mayan-level",',
        '  "version": 1,',
        '  "stacks": [',
        '    [1],',
        '    [2, 1],',
        '    [2, 3, 4],',
        '    [3, 1],',
        '    [2, 4, 3, 4]',
        '  ],',
        '  "steps": 3,',
        '  "title": "T",',
        '  "notes": "n"',
        '}',
        '',
      ].join('\n'),
    )
  })

  it('round-trips, illegal setups included', () => {
    fc.assert(
      fc.property(documents(), (document) => {
        expect(parseLevelJson(printLevelJson(document))).toEqual({ ok: true, value: document })
      }),
    )
  })

  it('accepts a byte-order mark', () => {
    expect(parseLevelJson(`\uFEFF${printLevelJson({ setup })}`)).toEqual({
      ok: true,
      value: { setup },
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
      '{"format": "mayan-studio/mayan-level", "version": 2, "board": "new"}',
      { code: 'newer-version', version: 2 },
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
  ])('refuses %s', (text, error) => {
    expect(parseLevelJson(text)).toEqual({ ok: false, error })
  })
})
