/**
 * A dealt board in a word to pass on: `8x12o-24#k3f9` is 8 rows, 12 columns, links that may go
 * outside (`i` for inside), 24 pictures, and the seed in base 36. The same word deals the same board
 * everywhere. What it asks for may be impossible: `generator/options.ts` says.
 */
import { MAX_SEED } from '../../../random'
import type { BorderRule } from '../rules/board'

/** What is dealt: a full board, but for one cell where they are odd in number. */
export interface Deal {
  readonly rows: number
  readonly columns: number
  readonly border: BorderRule
  /** Pictures 1…`types` are used. */
  readonly types: number
  /** 0…`MAX_SEED`. */
  readonly seed: number
}

/** Seeds that are drawn have four digits at most. */
export const SHORT_SEEDS = 36 ** 4

const LETTERS: Readonly<Record<BorderRule, string>> = { inside: 'i', outside: 'o' }
const PATTERN = /^([1-9]\d?)x([1-9]\d?)([io])-([1-9]\d?)#([0-9a-z]{1,7})$/

/** One word for a deal, such as `8x12o-24#k3f9`: its kind, and the seed to base 36. */
export function printDeal(deal: Deal): string {
  return `${dealKind(deal)}#${deal.seed.toString(36)}`
}

/** Boards that differ in nothing but the seed: `8x12o-24`. */
export function dealKind({ rows, columns, border, types }: Omit<Deal, 'seed'>): string {
  return `${String(rows)}x${String(columns)}${LETTERS[border]}-${String(types)}`
}

/** Null where the text is no such word; capitals and white space around it don't matter. */
export function parseDeal(text: string): Deal | null {
  const [, rows, columns, border, types, seedText = ''] =
    PATTERN.exec(text.trim().toLowerCase()) ?? []
  const seed = Number.parseInt(seedText, 36)
  if (border === undefined || seed > MAX_SEED) return null
  return {
    rows: Number(rows),
    columns: Number(columns),
    border: border === LETTERS.inside ? 'inside' : 'outside',
    types: Number(types),
    seed,
  }
}

/** The first such word in a text, as the title of a level that was dealt has it. */
export function findDeal(text: string): Deal | null {
  const [word] = /\d+x\d+[io]-\d+#[0-9a-z]+/i.exec(text) ?? []
  return word === undefined ? null : parseDeal(word)
}
