/** Hints, and what they say in words. */
import { tileAt, type Position } from '@shared/games/lianliankan/rules/position'
import { text, type Text } from '../../../i18n/text'
import type { Clearable, PairHint } from './clearSearch'
import { pairValues } from './linkText'

/** An answer about the position that `key` names. */
export type Hint =
  | { readonly kind: 'pair'; readonly key: string; readonly found: PairHint }
  | { readonly kind: 'clearable'; readonly key: string; readonly found: Clearable }

const PAIR_TEXTS = {
  wins: 'linkHint.good',
  loses: 'linkHint.lost',
  undecided: 'linkHint.unchecked',
} as const

export function hintText(hint: Hint, position: Position): Text {
  if (hint.kind === 'pair') {
    const { pair, outcome } = hint.found
    return text(PAIR_TEXTS[outcome], pairValues(pair, tileAt(position, pair[0])))
  }
  const { found } = hint
  if (found.kind === 'wins') return text('linkHint.yes')
  if (found.kind === 'loses') return text('linkHint.no')
  if (found.reason === 'failed') return text('linkHint.failed')
  return text('linkHint.unknown', { limit: text(`limit.${found.reason}`) })
}
