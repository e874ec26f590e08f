/** Undo and redo as plain data: documents are immutable, so a step is the document before it. */
import type { GameDocument } from '../games/documents'
import type { History } from './model'

/** Older steps are forgotten. */
export const MAX_STEPS_KEPT = 500

export function startHistory(document: GameDocument): History {
  return { past: [], present: document, future: [] }
}

/** One more step; what had been undone is gone. */
export function withStep({ past, present }: History, document: GameDocument): History {
  return { past: [...past, present].slice(-MAX_STEPS_KEPT), present: document, future: [] }
}

/** The last step with another outcome: several changes of one gesture are one step. */
export function withLastStep(history: History, document: GameDocument): History {
  return { ...history, present: document, future: [] }
}

/** The history itself where there is nothing to undo. */
export function undone(history: History): History {
  const { past, present, future } = history
  const previous = past.at(-1)
  if (previous === undefined) return history
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

/** The history itself where there is nothing to redo. */
export function redone(history: History): History {
  const { past, present, future } = history
  const [next, ...rest] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: rest }
}

/** What one edit does to a history: so little that it can be sent at once, with every edit. */
export type Edit =
  | { readonly kind: 'step' | 'lastStep'; readonly document: GameDocument }
  | { readonly kind: 'undo' | 'redo' }

/** The history itself where there is nothing to undo or redo. */
export function edited(history: History, edit: Edit): History {
  switch (edit.kind) {
    case 'step':
      return withStep(history, edit.document)
    case 'lastStep':
      return withLastStep(history, edit.document)
    case 'undo':
      return undone(history)
    case 'redo':
      return redone(history)
  }
}

/**
 * The history of a level whose file says `document`. History is written before the file: a file that
 * is older is a save that was cut short, and the history has what is missing; one that is newer and
 * differs was changed outside the app, which becomes one more step, so that nothing is lost.
 */
export function reconciled(
  history: History,
  document: GameDocument,
  isFileNewer: boolean,
): History {
  return isFileNewer && !isEqual(history.present, document) ? withStep(history, document) : history
}

/** Documents have no optional order: the same document has the same fields. */
export function isEqual(a: GameDocument, b: GameDocument): boolean {
  if (a === b) return true
  return printed(a) === printed(b)
}

function printed(document: GameDocument): string {
  const entries = Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(entries)
}
