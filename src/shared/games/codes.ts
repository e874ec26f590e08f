/** The one-line form of a level of any game. */
import type { GameDocument } from './documents'
import { exportLevel as exportLink } from './lianliankan/exportLevel'
import { exportLevel as exportMayan } from './mayan/exportLevel'

/** Null where it can't say the level. */
export function levelCodeOf(document: GameDocument): string | null {
  const code =
    document.game === 'mayan' ? exportMayan(document, 'code') : exportLink(document, 'code')
  return code.ok ? code.value.trim() : null
}
