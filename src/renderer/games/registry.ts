/** The games of the app; frame and library know them only from here. */
import type { GameDocument, GameId } from '@shared/games/documents'
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
