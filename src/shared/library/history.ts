/** Undo and redo as plain data: documents are immutable, so a step is the document before it. */
import type { GameDocument } from '../games/documents'
import type { History } from './model'

/** Older steps are forgotten. */
export const MAX_STEPS_KEPT = 500

/** The history of a level that has no step yet. */
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
 * The history of a level whose file holds `document`. Only the content decides whether that is the
 * file the history was written for, since the time of a file can be anything. Another content was put
 * there by others, or by a save that was cut short before its history was in place: it becomes the
 * present, and every state of the history stays a step, what was undone included.
 */
export function reconciled(history: History, document: GameDocument): History {
  const { past, present, future } = history
  if (isEqual(present, document)) return history
  return withStep({ past: [...past, ...[...future].reverse()], present, future: [] }, document)
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
