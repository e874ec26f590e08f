/** The games of the app; frame and library meet them here and know no more of them. */
import type { GameDocument, GameId } from '@shared/games/documents'
import type { Game } from './game'
import { lianliankanGame } from './lianliankan/library/lianliankanGame'
import { mayanGame } from './mayan/library/mayanGame'

type Games = { readonly [Id in GameId]: Game<Extract<GameDocument, { readonly game: Id }>> }

export const GAMES: Games = { mayan: mayanGame, lianliankan: lianliankanGame }

/** In the order in which they are offered. */
export const GAME_IDS = Object.keys(GAMES) as GameId[]

/** The game of a document, which takes documents of its kind. */
export function gameOf<D extends GameDocument>({ game }: D): Game<D> {
  return GAMES[game] as unknown as Game<D>
}

/** Finds out more about how hard those of the documents are that are of a game. */
export function weigh(id: GameId, documents: readonly GameDocument[]): void {
  const game: Game = GAMES[id] as unknown as Game
  game.weigh?.(documents.filter((document) => document.game === id))
}
