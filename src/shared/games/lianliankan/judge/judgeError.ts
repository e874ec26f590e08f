/** The limits of HDU 1175's text, and what can be wrong with one. */
import type { TextPlace } from '../../../text/tokens'

/** Rows and columns are 1…`MAX_SIDE`. */
export const MAX_SIDE = 1000
export const MAX_QUERIES = 50
/** What an `int` of the original judge holds; types are 0…`MAX_TILE_TYPE`. */
export const MAX_TILE_TYPE = 2 ** 31 - 1

/** `token` is the number as it is written, `most` the highest that may stand there. */
export type JudgeFault =
  | { readonly code: 'not-an-integer'; readonly token: string }
  | { readonly code: 'board-size'; readonly token: string; readonly most: number }
  | { readonly code: 'negative-type'; readonly token: string }
  | { readonly code: 'type-too-large'; readonly token: string; readonly most: number }
  | QueryFault
  | EndFault

export type QueryFault =
  | { readonly code: 'query-count'; readonly token: string; readonly most: number }
  | { readonly code: 'query-row'; readonly token: string; readonly most: number }
  | { readonly code: 'query-column'; readonly token: string; readonly most: number }

/** The text ends where more must come. */
export type EndFault =
  | { readonly code: 'ends-in-size' }
  | { readonly code: 'ends-in-board'; readonly read: number; readonly cells: number }
  | { readonly code: 'ends-before-queries' }
  | { readonly code: 'ends-in-queries'; readonly read: number; readonly queries: number }

/** Data set and query are counted from 1; `query` is null outside the queries. */
export type JudgeError = JudgeFault &
  TextPlace & { readonly set: number; readonly query: number | null }
