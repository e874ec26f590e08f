import type { Cell } from './board'

/** Lines and columns are counted from 1; a column counts UTF-16 code units. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

export type TextFault =
  | { readonly code: 'empty-text' }
  | { readonly code: 'not-an-integer'; readonly token: string }
  | { readonly code: 'steps-out-of-range'; readonly steps: number }
  | { readonly code: 'colour-out-of-range'; readonly colour: number; readonly stack: number }
  | { readonly code: 'stack-too-high'; readonly stack: number }
  | { readonly code: 'missing-zero'; readonly stack: number }
  | { readonly code: 'too-few-stacks'; readonly stacks: number }
  | { readonly code: 'trailing-text'; readonly token: string }
  | { readonly code: 'run-at-start'; readonly cells: readonly Cell[] }
  | { readonly code: 'not-a-level-code' }

/** What is wrong with a text, and where. Stacks are counted from 1, as a reader counts lines. */
export type TextError = TextFault & TextPlace

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
