/** A picture of a level of any game, for pages outside the app. */
import type { GameDocument } from './documents'
import { printBoardSvg as printLinkSvg } from './lianliankan/formats/boardSvg'
import { printBoardSvg as printMayanSvg } from './mayan/formats/boardSvg'

/** A picture of the board in SVG, made of nothing but numbers and fixed text. */
export function boardSvgOf(document: GameDocument): string {
  return document.game === 'mayan' ? printMayanSvg(document.setup) : printLinkSvg(document.setup)
}
