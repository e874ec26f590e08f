/** A text as a level of the game that it is of. */
import type { GameDocument } from '@shared/games/documents'
import { isLianliankanText } from '@shared/games/lianliankan/anyText'
import type { ReadText } from './game'
import { readText as readBoard } from './lianliankan/library/readText'
import { readText } from './mayan/library/readText'

export function readAnyText(text: string): ReadText<GameDocument> {
  return isLianliankanText(text) ? readBoard(text) : readText(text)
}
