/** The known verdict on each level, and whether the user has solved it. */
import type { GameDocument } from '@shared/games/documents'
import type { StoredLevel } from '@shared/library/model'
import type { Badge } from '../../verify/badge'
import { GAME_IDS, GAMES } from '../../games/registry'

/** To be called in the setup of a component. */
export function useCardFacts() {
  const badges = new Map(GAME_IDS.map((id) => [id, GAMES[id].useBadges()]))
  const solved = new Map(GAME_IDS.map((id) => [id, GAMES[id].useSolved()]))

  function badgeOf(level: StoredLevel & { readonly document: GameDocument }): Badge {
    const badge = badges.get(level.document.game)?.(level)
    return badge ?? { kind: 'unverified', text: { key: 'badge.unverified' } }
  }
  function isSolved(level: StoredLevel): boolean {
    return solved.get(level.document.game)?.(level) ?? false
  }
  return { badgeOf, isSolved }
}
