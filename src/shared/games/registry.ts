/**
 * The games, for everything that serves any game. How they are stored and read is registered apart
 * (`documents.ts`, `texts.ts`): their schemas need zod, 90 kB that the page does not load at start.
 */
import type { DocumentOf, GameDocument, GameId } from './documents'
import type { Game } from './game'
import { LIANLIANKAN } from './lianliankan/lianliankan'
import { MAYAN } from './mayan/mayan'

type Games = { readonly [Id in GameId]: Game<DocumentOf<Id>> }

export const GAMES: Games = { mayan: MAYAN, lianliankan: LIANLIANKAN }

function gameOf<Id extends GameId>({ game }: { readonly game: Id }): Game<DocumentOf<Id>> {
  return GAMES[game]
}

/** The one-line form of a level of any game; null for a level that it can't represent. */
export function levelCodeOf(document: GameDocument): string | null {
  return gameOf(document).codeOf(document)
}

/** One text for all levels that are the same to a player; null for an empty board. */
export function formOf(document: GameDocument): string | null {
  return gameOf(document).formOf(document)
}
