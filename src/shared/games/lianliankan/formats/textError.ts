/** What can be wrong with a text of one board, and where. */
import type { TextPlace } from '../../../text/tokens'
import type { EndFault, QueryFault } from '../judge/judgeError'

/** `token` is what is written, `least` and `most` what may be. */
export type BoardTextFault =
  | { readonly code: 'no-board' }
  | { readonly code: 'not-an-integer'; readonly token: string }
  | {
      readonly code: 'board-rows' | 'board-columns'
      readonly token: string
      readonly least: number
      readonly most: number
    }
  | { readonly code: 'negative-type' | 'board-letters'; readonly token: string }
  | { readonly code: 'type-too-large'; readonly token: string; readonly most: number }
  | { readonly code: 'too-many-types'; readonly count: number; readonly most: number }
  | QueryFault
  | EndFault
  | BoardCodeFault

export type BoardCodeFault =
  | { readonly code: 'not-a-board-code' }
  | { readonly code: 'code-character'; readonly token: string }
  | { readonly code: 'code-run' }
  | { readonly code: 'code-cells'; readonly read: number; readonly cells: number }
  | { readonly code: 'code-more-cells'; readonly cells: number }
  | { readonly code: 'code-check' }
  | {
      readonly code: 'impossible-deal'
      readonly rows: number
      readonly columns: number
      readonly types: number
    }

export type BoardTextError = BoardTextFault & TextPlace
