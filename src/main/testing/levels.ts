/** What tests look at in a level of any game. */
import type { GameDocument } from '../../shared/games/documents'

/** The n of a Mayan level; 0 where it has none. */
export function stepsOf(document: GameDocument): number {
  return document.game === 'mayan' ? (document.setup.steps ?? 0) : 0
}
