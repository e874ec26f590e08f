/** The games of the terminal, a line each. One is loaded when a command needs it. */
import type { GameId } from '../../shared/games/documents'
import type { AnyGame } from './game'

export const GAMES: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  mayan: async () => (await import('./mayan/mayan')).mayan,
  lianliankan: async () => (await import('./lianliankan/lianliankan')).lianliankan,
}
