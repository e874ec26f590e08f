import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Tokens, type Token } from './tokens'

/** The slow and obvious way: line by line. */
function tokensOf(text: string): Token[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  return lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      line: index + 1,
      column: match.index + 1,
    })),
  )
}

function listOf(tokens: Tokens): (Token | undefined)[] {
  return Array.from({ length: tokens.length }, (_, index) => tokens.at(index))
}

describe('Tokens', () => {
  it('has the tokens of any text, with their places', () => {
    const text = fc
      .array(fc.constantFrom('1', '23', ' ', '\t', '\n', '\r', '\r\n', '\u00A0', '\uFEFF', '关'))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (text) => {
        const tokens = new Tokens(text)
        expect(listOf(tokens)).toEqual(tokensOf(text))
        expect(tokens.at(tokens.length)).toBeUndefined()
        const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
        expect(tokens.end).toEqual({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
        })
        listOf(tokens).forEach((token, index) => {
          expect(tokens.lineAt(index)).toBe(token?.line)
        })
      }),
    )
  })

  it('takes the text of a million tokens in little time', () => {
    const tokens = new Tokens('1 2\n'.repeat(500_000))
    expect(tokens.length).toBe(1_000_000)
    expect(tokens.at(999_999)).toEqual({ text: '2', line: 500_000, column: 3 })
  })
})
