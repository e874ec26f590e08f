/** Finds and sorts levels, fast enough to run at every key press. */
import type { GameDocument } from '@shared/games/documents'
import type { StoredLevel } from '@shared/library/model'
import { compareWeights, type Weight } from '@shared/packCheck/level'
import type { Game } from '../../games/game'

/** What search and sorting need to know from a level's game. */
export interface Facts extends Pick<Game, 'stepsOf' | 'weightOf'> {
  /** The level code, or null if a code can't represent the level. */
  codeOf(document: GameDocument): string | null
}

export const SORTS = ['order', 'title', 'steps', 'difficulty', 'modified'] as const
export type Sort = (typeof SORTS)[number]

/** Cached for each document, which is immutable. */
const searchTexts = new WeakMap<GameDocument, string>()

/** The levels that hold every word of the query, in title, author, notes or code. */
export function found(
  levels: readonly StoredLevel[],
  query: string,
  facts: Facts,
): readonly StoredLevel[] {
  const whole = normal(query).trim()
  // A level code contains a space, but is one word.
  const words = whole.includes('/') ? [whole] : whole.split(/\s+/).filter(Boolean)
  if (words.length === 0) return levels
  return levels.filter(({ document }) => {
    const text = searchTextOf(document, facts)
    return words.every((word) => text.includes(word))
  })
}

export function sorted(
  levels: readonly StoredLevel[],
  sort: Sort,
  { facts, language }: { readonly facts: Facts; readonly language: string },
): readonly StoredLevel[] {
  switch (sort) {
    case 'order':
      return levels
    case 'title':
      return byTitle(levels, language)
    case 'steps':
      return byWeight(levels, ({ document }) => [facts.stepsOf(document)])
    case 'difficulty':
      return byWeight(levels, ({ document }) => facts.weightOf(document))
    case 'modified':
      return byWeight(levels, ({ modified }) => [-modified])
  }
}

/** Levels without a title come last. */
function byTitle(levels: readonly StoredLevel[], language: string): StoredLevel[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return [...levels].sort((a, b) => {
    const [first = '', second = ''] = [a.document.title, b.document.title]
    if (first === '' || second === '') return Number(first === '') - Number(second === '')
    return compare(first, second)
  })
}

function byWeight(
  levels: readonly StoredLevel[],
  weightOf: (level: StoredLevel) => Weight,
): StoredLevel[] {
  const weighed = levels.map((level) => ({ level, weight: weightOf(level) }))
  return weighed.sort((a, b) => compareWeights(a.weight, b.weight)).map(({ level }) => level)
}

function searchTextOf(document: GameDocument, { codeOf }: Facts): string {
  const known = searchTexts.get(document)
  if (known !== undefined) return known
  const { title = '', author = '', notes = '' } = document
  const code = codeOf(document) ?? ''
  const text = normal([title, author, notes, code].join('\n'))
  searchTexts.set(document, text)
  return text
}

function normal(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
