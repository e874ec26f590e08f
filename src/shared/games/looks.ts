/** What levels of all games have, as far as how they look: when two are the same, and a picture. */
import type { GameDocument } from './documents'
import { canonicalForm as linkForm } from './lianliankan/canonicalForm'
import { printBoardSvg as printLinkSvg } from './lianliankan/boardSvg'
import { canonicalForm as mayanForm } from './mayan/canonicalForm'
import { printBoardSvg as printMayanSvg } from './mayan/boardSvg'

/** One text for all levels that are the same to a player; null for an empty board. */
export function formOf(document: GameDocument): string | null {
  if (document.game === 'mayan') {
    const { setup } = document
    return setup.stacks.flat().some(Boolean) ? `mayan ${mayanForm(setup)}` : null
  }
  const { setup } = document
  return setup.rows.flat().some(Boolean) ? `lianliankan ${linkForm(setup)}` : null
}

/** A picture of the board in SVG, made of nothing but numbers and fixed text. */
export function boardSvgOf(document: GameDocument): string {
  return document.game === 'mayan' ? printMayanSvg(document.setup) : printLinkSvg(document.setup)
}
