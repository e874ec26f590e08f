/** The games' texts side by side: where a game is entered to be read from text. */
import type { GameTexts } from '../reading/levelText'
import type { GameId } from './documents'
import { LIANLIANKAN_TEXTS } from './lianliankan/formats/texts'
import { MAYAN_TEXTS } from './mayan/formats/texts'

/** In the order in which a text that fits several is tried. */
export const GAME_TEXTS: Readonly<Record<GameId, GameTexts>> = {
  mayan: MAYAN_TEXTS,
  lianliankan: LIANLIANKAN_TEXTS,
}
