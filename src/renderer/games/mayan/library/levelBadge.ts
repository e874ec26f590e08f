/** What the library says of a level without searching. */
import type { LevelDocument } from '@shared/games/mayan/levelDocument'
import { findProblems } from '@shared/games/mayan/setup'
import { STARTER_PACK_ID, type StoredLevel } from '@shared/library/model'
import { text } from '../../../i18n/text'
import type { Badge } from '../../game'

/** What a search found out, as far as a badge says it. */
export type Known =
  | { readonly kind: 'sound' | 'unsolvable' | 'undecided' }
  | { readonly kind: 'cook'; readonly minimum: number }

type MayanLevel = StoredLevel & { readonly document: LevelDocument }

export function useBadges(): (level: MayanLevel) => Badge {
  return (level) => badgeOf(level, null)
}

/** @param known of exactly this setup; null where it was not searched */
export function badgeOf({ packId, document }: MayanLevel, known: Known | null): Badge {
  // Those levels are proved sound by the project's own tests.
  if (packId === STARTER_PACK_ID) return { kind: 'sound', text: text('badge.sound') }
  if (findProblems(document.setup).some(({ rank }) => rank === 'fatal')) {
    return { kind: 'not-a-level', text: text('badge.not-a-level') }
  }
  if (known === null) return { kind: 'unverified', text: text('badge.unverified') }
  return known.kind === 'cook'
    ? { kind: 'cook', text: text('badge.cook', { minimum: known.minimum }) }
    : { kind: known.kind, text: text(`badge.${known.kind}`) }
}
