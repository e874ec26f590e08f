/** The one-line form of a level of any game. */
import type { GameDocument } from './documents'
import { codeOf as linkCodeOf } from './lianliankan/formats/exportFaults'
import { codeOf as mayanCodeOf } from './mayan/formats/exportFaults'

/** Null where it can't say the level. */
export function levelCodeOf(document: GameDocument): string | null {
  return document.game === 'mayan' ? mayanCodeOf(document.setup) : linkCodeOf(document.setup)
}
