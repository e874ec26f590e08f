/** What a check of a pack knows of one level. */
import type { GameDocument, GameId } from '../games/documents'

export const LEVEL_VERDICTS = ['sound', 'cook', 'unsolvable', 'undecided', 'not-a-level'] as const
export type LevelVerdict = (typeof LEVEL_VERDICTS)[number]

/** What a search has said of a level, in a form that is the same for all games. */
export interface LevelCheck {
  readonly verdict: LevelVerdict
  /** How hard it is, compared item by item; null where that is not known. */
  readonly weight: Weight | null
  /** Its components and other figures, by name; null for what is unknown. */
  readonly figures: Readonly<Record<string, number | null>>
}

export interface CheckedLevel extends LevelCheck {
  /** Its place in the pack, counted from 1. */
  readonly number: number
  readonly game: GameId
  readonly document: GameDocument
  /** The one-line form; null where it can't say the level. */
  readonly code: string | null
}

/** How hard a level is, rising, as far as it is known: compared item by item. */
export type Weight = readonly number[]

/** Negative where `a` is easier than `b`, positive where it is harder; an item that `b` lacks counts as 0. */
export function compareWeights(a: Weight, b: Weight): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
