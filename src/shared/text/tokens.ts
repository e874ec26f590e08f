/** Tokens of a text and their places, for formats that are numbers between white space. */

/** Lines and columns are counted from 1; a column counts UTF-16 code units. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** A token and its place. */
export interface Token extends TextPlace {
  readonly text: string
}

/** Splits at white space; a byte-order mark at the start is no text. */
export function tokenize(text: string): { tokens: Token[]; end: TextPlace } {
  const tokens: Token[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  for (const [index, line] of lines.entries()) {
    for (const match of line.matchAll(/\S+/g)) {
      tokens.push({ text: match[0], line: index + 1, column: match.index + 1 })
    }
  }
  return { tokens, end: { line: lines.length, column: (lines.at(-1) ?? '').length + 1 } }
}

/** The whole number that a token is, with a sign or without; null where it is none. */
export function integerOf(token: Token): number | null {
  return /^[+-]?\d+$/.test(token.text) ? Number(token.text) : null
}
