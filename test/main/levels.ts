/** Levels for tests of storage, and what tests look at in a level of any game. */
import type { GameDocument } from '../../src/shared/games/documents'

/** How often the notes of a numbered level say its number. */
const REPEATS = 3000

/** Tells by its notes which it is, and whether it is whole. */
export function numberedLevel(number: number): GameDocument {
  const notes = String(number).repeat(REPEATS)
  return { game: 'mayan', setup: { stacks: [[1], [], [], [], []], steps: number % 900 }, notes }
}

/** Null for anything but a whole numbered level. */
export function numberOf({ notes = '' }: { readonly notes?: string | undefined }): number | null {
  const [, number] = new RegExp(`^(\\d+?)\\1{${REPEATS - 1}}$`).exec(notes) ?? []
  return number === undefined ? null : Number(number)
}

/** The n of a Mayan level; 0 where it has none. */
export function stepsOf(document: GameDocument): number {
  return document.game === 'mayan' ? (document.setup.steps ?? 0) : 0
}
