/** The games of the app; frame and library know them only from here. */
import type { GameDocument, GameId } from '@shared/games/documents'
import type { StoredLevel } from '@shared/library/model'
import type { Badge } from '../verify/badge'
import type { Game } from './game'
import { lianliankanGame } from './lianliankan/library/lianliankanGame'
import { mayanGame } from './mayan/library/mayanGame'

export const GAMES: Readonly<Record<GameId, Game>> = {
  mayan: mayanGame,
  lianliankan: lianliankanGame,
}

/** In the order in which they are offered. */
export const GAME_IDS = Object.keys(GAMES) as GameId[]

export function gameOf({ game }: GameDocument): Game {
  return GAMES[game]
}

/** Estimates the difficulty of those of the documents that are of a game. */
export function weigh(id: GameId, documents: readonly GameDocument[]): void {
  GAMES[id].weigh?.(documents.filter(({ game }) => game === id))
}

/**
 * The known verdict on each level, and whether the user has solved it. To be called in the setup of a
 * component.
 */
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
