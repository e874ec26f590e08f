/**
 * The gate that a pack passes before it is given away: every level proved, none there twice, none
 * easier than the one before, each with a name that can be read.
 */
import type { GameDocument } from '../games/documents'
import { groupTwins } from '../library/twins'
import { compareWeights, type CheckedLevel, type Weight } from './level'

/** An error keeps the pack from passing; a warning is for the designer to judge. */
export type PackFinding =
  | {
      readonly rank: 'error'
      readonly code: 'cook' | 'unsolvable' | 'undecided' | 'not-a-level'
      readonly number: number
    }
  | { readonly rank: 'error'; readonly code: 'twin'; readonly number: number; readonly of: number }
  | {
      readonly rank: 'warning'
      readonly code: 'easier' | 'same-title'
      readonly number: number
      /** The level it is compared with. */
      readonly of: number
    }
  | {
      readonly rank: 'warning'
      readonly code: 'no-title' | 'no-author' | 'odd-characters'
      readonly number: number
    }

/** Whether nothing keeps the pack from being given away. */
export function passes(findings: readonly PackFinding[]): boolean {
  return findings.every(({ rank }) => rank !== 'error')
}

/**
 * @param levels in the order of the pack
 * @param formOf one text for all levels that are the same to a player, null for an empty board
 * @returns errors first, each rank in the order of the levels
 */
export function checkPack(
  levels: readonly CheckedLevel[],
  formOf: (document: GameDocument) => string | null,
): PackFinding[] {
  const findings = [
    ...levels.flatMap(proofOf),
    ...twinsIn(levels, formOf),
    ...orderOf(levels),
    ...sameTitles(levels),
    ...levels.flatMap(wordsOf),
  ]
  const rankOf = ({ rank }: PackFinding) => (rank === 'error' ? 0 : 1)
  return findings.sort((a, b) => rankOf(a) - rankOf(b) || a.number - b.number)
}

function proofOf({ verdict, number }: CheckedLevel): PackFinding[] {
  return verdict === 'sound' ? [] : [{ rank: 'error', code: verdict, number }]
}

function twinsIn(
  levels: readonly CheckedLevel[],
  formOf: (document: GameDocument) => string | null,
): PackFinding[] {
  return groupTwins(levels, ({ document }) => formOf(document)).flatMap(([first, ...others]) =>
    others.map(
      ({ number }) => ({ rank: 'error', code: 'twin', number, of: first.number }) as const,
    ),
  )
}

/** Each level that is easier than the one of its game before it. */
function orderOf(levels: readonly CheckedLevel[]): PackFinding[] {
  const findings: PackFinding[] = []
  const last = new Map<CheckedLevel['game'], { number: number; weight: Weight }>()
  for (const { game, number, weight } of levels) {
    if (weight === null) continue
    const before = last.get(game)
    if (before !== undefined && compareWeights(weight, before.weight) < 0) {
      findings.push({ rank: 'warning', code: 'easier', number, of: before.number })
    }
    last.set(game, { number, weight })
  }
  return findings
}

function sameTitles(levels: readonly CheckedLevel[]): PackFinding[] {
  const titleOf = ({ document }: CheckedLevel) => normal(document.title ?? '') || null
  return groupTwins(levels, titleOf).flatMap(([first, ...others]) =>
    others.map(
      ({ number }) => ({ rank: 'warning', code: 'same-title', number, of: first.number }) as const,
    ),
  )
}

function wordsOf({ document, number }: CheckedLevel): PackFinding[] {
  const { title = '', author = '', notes = '' } = document
  const codes = [
    ...(title.trim() === '' ? (['no-title'] as const) : []),
    ...(author.trim() === '' ? (['no-author'] as const) : []),
    ...([title, author, notes].some(isOdd) ? (['odd-characters'] as const) : []),
  ]
  return codes.map((code) => ({ rank: 'warning', code, number }))
}

/** Blanks at an end, and characters that can't be seen or turn the order of others. */
function isOdd(text: string): boolean {
  return (
    text !== text.trim() || /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(text.replace(/[\n\t\u200d]/g, ''))
  )
}

function normal(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
