/** What the library says of a level without searching. */
import type { LevelDocument } from '@shared/games/lianliankan/levelDocument'
import { findProblems } from '@shared/games/lianliankan/setup'
import type { StoredLevel } from '@shared/library/model'
import { text } from '../../../i18n/text'
import type { Badge } from '../../game'

type LinkLevel = StoredLevel & { readonly document: LevelDocument }

export function useBadges(): (level: LinkLevel) => Badge {
  return ({ document }) =>
    findProblems(document.setup).length > 0
      ? { kind: 'not-a-level', text: text('badge.not-a-level') }
      : { kind: 'unverified', text: text('badge.unverified') }
}
