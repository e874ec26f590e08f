/** What can be wrong with a text of a Mayan level. */
import type { TextPlace } from '../../../text/tokens'
import type { Cell } from '../rules/board'

/** Numbers that a text has stand as they are written there. */
export type TextFault =
  | { readonly code: 'empty-text' }
  | { readonly code: 'not-an-integer'; readonly token: string }
  | { readonly code: 'steps-out-of-range'; readonly steps: string }
  | { readonly code: 'colour-out-of-range'; readonly colour: string; readonly stack: number }
  | { readonly code: 'stack-too-high'; readonly stack: number }
  | { readonly code: 'missing-zero'; readonly stack: number }
  | { readonly code: 'too-few-stacks'; readonly stacks: number }
  | { readonly code: 'trailing-text'; readonly token: string }
  | { readonly code: 'run-at-start'; readonly cells: readonly Cell[] }
  | { readonly code: 'not-a-level-code' }
  | { readonly code: 'code-stack-too-high'; readonly stack: number }
  | { readonly code: 'code-no-steps' }
  | { readonly code: 'code-stacks'; readonly stacks: number }

/** What is wrong with a text, and where. Stacks are counted from 1, as a reader counts lines. */
export type TextError = TextFault & TextPlace
