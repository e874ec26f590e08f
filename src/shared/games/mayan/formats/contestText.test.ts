import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseContestText, printContestAnswer, printContestText } from './contestText'
import { unpackStacks } from '../rules/position'
import { positionArbitrary } from '../../../../../test/mayan/arbitraries'

const SAMPLE = '3\n1 0\n2 1 0\n2 3 4 0\n3 1 0\n2 4 3 4 0\n'
const sample = {
  steps: 3,
  stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]],
}

describe('parseContestText', () => {
  it('reads the sample of the original task', () => {
    expect(parseContestText(SAMPLE)).toEqual({ ok: true, value: sample })
  })

  it.each([
    ['CRLF', SAMPLE.replaceAll('\n', '\r\n')],
    ['a byte-order mark', `\uFEFF${SAMPLE}`],
    ['trailing blanks and blank lines', `${SAMPLE.replaceAll('\n', '  \n')}\n\n  \n`],
    ['tabs, and everything on one line', SAMPLE.replaceAll(/\s+/g, '\t')],
    ['no newline at the end', SAMPLE.trim()],
  ])('accepts %s', (_, text) => {
    expect(parseContestText(text)).toEqual({ ok: true, value: sample })
  })

  it.each([
    ['nothing', '', { code: 'empty-text', line: 1, column: 1 }],
    ['only blanks', ' \n \n', { code: 'empty-text', line: 3, column: 1 }],
    ['a word for n', 'x\n', { code: 'not-an-integer', token: 'x', line: 1, column: 1 }],
    ['a fraction', '3\n1 1.5 0', { code: 'not-an-integer', token: '1.5', line: 2, column: 3 }],
    ['n = 0', '0\n0 0 0 0 0', { code: 'steps-out-of-range', steps: '0', line: 1, column: 1 }],
    ['n = 21', '\n 21\n0', { code: 'steps-out-of-range', steps: '21', line: 2, column: 2 }],
    ['n below 0', '-3', { code: 'steps-out-of-range', steps: '-3', line: 1, column: 1 }],
    [
      'colour 11',
      '3\n0\n2 11 0',
      { code: 'colour-out-of-range', colour: '11', stack: 2, line: 3, column: 3 },
    ],
    [
      'a colour below 0',
      '3\n-1 0',
      { code: 'colour-out-of-range', colour: '-1', stack: 1, line: 2, column: 1 },
    ],
    [
      'eight blocks in a stack',
      '3\n1 2 1 2 1 2 1 2 0',
      { code: 'stack-too-high', stack: 1, line: 2, column: 15 },
    ],
    [
      'a stack left open',
      '3\n0\n0\n0\n0\n1 2',
      { code: 'missing-zero', stack: 5, line: 6, column: 4 },
    ],
    ['four stacks', '3\n0\n0\n0\n0\n', { code: 'too-few-stacks', stacks: 4, line: 6, column: 1 }],
    [
      'text after the fifth stack',
      '3\n0 0 0 0 0\n7',
      { code: 'trailing-text', token: '7', line: 3, column: 1 },
    ],
    [
      'a row run at the start',
      '3\n2 1 0\n3 1 0\n1 0\n2 0\n0'.replace('\n1 0\n', '\n2 1 0\n'),
      {
        code: 'run-at-start',
        cells: [
          { x: 0, y: 1 },
          { x: 1, y: 1 },
          { x: 2, y: 1 },
        ],
        line: 2,
        column: 3,
      },
    ],
  ])('rejects %s', (_, text, error) => {
    expect(parseContestText(text)).toEqual({ ok: false, error })
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseContestText(text)))
    const tokens = fc.array(fc.constantFrom('0', '1', '2', '10', '11', '-1', 'x', '\n', '3'))
    fc.assert(fc.property(tokens, (words) => void parseContestText(words.join(' '))))
  })
})

describe('printing', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(positionArbitrary(7, 10), fc.integer({ min: 1, max: 20 }), (position, steps) => {
        const setup = { stacks: unpackStacks(position), steps }
        expect(parseContestText(printContestText(setup))).toEqual({ ok: true, value: setup })
      }),
    )
    expect(printContestText(sample)).toBe(SAMPLE)
  })

  it('prints the answer, or -1', () => {
    expect(
      printContestAnswer([
        { x: 2, y: 1, g: 1 },
        { x: 3, y: 0, g: -1 },
      ]),
    ).toBe('2 1 1\n3 0 -1\n')
    expect(printContestAnswer(null)).toBe('-1\n')
  })
})
