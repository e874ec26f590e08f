/** What is known of each level without searching: its verdict, and whether it was solved. */
import type { GameDocument, GameId } from '@shared/games/documents'
import type { StoredLevel } from '@shared/library/model'
import type { Badge } from '../games/game'
import { GAME_IDS, GAMES } from '../games/registry'

type BadgeOf = (level: StoredLevel) => Badge

/** Called in the setup of a component. */
export function useCardFacts() {
  const badges = new Map<GameId, BadgeOf>(
    GAME_IDS.map((id) => [id, GAMES[id].useBadges() as BadgeOf]),
  )

  function badgeOf(level: StoredLevel & { readonly document: GameDocument }): Badge {
    const badge = badges.get(level.document.game)?.(level)
    return badge ?? { kind: 'unverified', text: { key: 'badge.unverified' } }
  }
  function isSolved(_level: StoredLevel): boolean {
    return false
  }
  return { badgeOf, isSolved }
}
