/** When two levels of any game are the same to a player. */
import type { GameDocument } from './documents'
import { canonicalForm as linkForm } from './lianliankan/rules/canonicalForm'
import { canonicalForm as mayanForm } from './mayan/rules/canonicalForm'

/** One text for all levels that are the same to a player; null for an empty board. */
export function formOf(document: GameDocument): string | null {
  if (document.game === 'mayan') {
    const { setup } = document
    return setup.stacks.flat().some(Boolean) ? `mayan ${mayanForm(setup)}` : null
  }
  const { setup } = document
  return setup.rows.flat().some(Boolean) ? `lianliankan ${linkForm(setup)}` : null
}
