/**
 * Fuzzy search: the letters of the query occur in the text in this order. Of all the ways to place
 * them the best is taken (dynamic programming, as in fzf): letters that begin a word or follow each
 * other count more, letters skipped between them cost. Greedy matching would often mark, and rank
 * by, the wrong letters.
 */

export interface FuzzyMatch {
  /** Higher is better. */
  readonly score: number
  /** Where the letters were found, ascending, as indexes into the text's UTF-16 units. */
  readonly places: readonly number[]
}

const LETTER = 1
const FOLLOWS = 1.5
const BEGINS_WORD = 1.5
const BEGINS_TEXT = 1
const SKIPPED = -0.04

/** The words of the query are looked for one by one, each anywhere; null if one is missing. */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | null {
  const words = foldCase(query).split(/\s+/).filter(Boolean)
  const letters = foldCase(text)
  const matches: FuzzyMatch[] = []
  for (const word of words) {
    const match = matchWord(word, letters, text)
    if (match === null) return null
    matches.push(match)
  }
  const places = [...new Set(matches.flatMap((match) => match.places))].sort((a, b) => a - b)
  const score = matches.reduce((sum, match) => sum + match.score, 0)
  return { score: score + closeness(places.length, text.length), places }
}

/** Equal matches: the shorter text is nearer to the query. */
function closeness(found: number, length: number): number {
  return length === 0 ? 0 : found / length
}

function matchWord(word: string, letters: string, text: string): FuzzyMatch | null {
  if (!isSubsequence(word, letters)) return null
  /** For each letter of the word and each place: the best score that ends there, and from where. */
  const rows: { readonly scores: number[]; readonly from: number[] }[] = []
  for (let i = 0; i < word.length; i++) {
    const before = rows[i - 1]
    const scores: number[] = []
    const from: number[] = []
    let best = i === 0 ? 0 : -Infinity
    let bestPlace = -1
    for (let place = 0; place < letters.length; place++) {
      const previous = before?.scores[place - 1] ?? -Infinity
      const follows = previous + FOLLOWS
      const isFollowing = before !== undefined && follows >= best
      const reached = isFollowing ? follows : best
      const fits = letters[place] === word[i]
      scores.push(fits ? reached + LETTER + placeBonus(text, place) : -Infinity)
      from.push(isFollowing ? place - 1 : bestPlace)
      if (before === undefined) continue
      best += SKIPPED
      if (previous > best) {
        best = previous
        bestPlace = place - 1
      }
    }
    rows.push({ scores, from })
  }
  return traceBack(rows)
}

function traceBack(rows: readonly { scores: number[]; from: number[] }[]): FuzzyMatch {
  const last = rows.at(-1)?.scores ?? []
  const score = Math.max(...last)
  const places: number[] = []
  let place = last.indexOf(score)
  for (let i = rows.length - 1; i >= 0; i--) {
    places.unshift(place)
    place = rows[i]?.from[place] ?? -1
  }
  return { score, places }
}

function placeBonus(text: string, place: number): number {
  if (place === 0) return BEGINS_WORD + BEGINS_TEXT
  const before = text[place - 1] ?? ''
  const here = text[place] ?? ''
  const beginsWord = /[^\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(here)
  return beginsWord ? BEGINS_WORD : 0
}

function isSubsequence(word: string, letters: string): boolean {
  let place = -1
  for (const letter of word) {
    place = letters.indexOf(letter, place + 1)
    if (place < 0) return false
  }
  return true
}

/** Keeps the length, so that places in the folded text are places in the text. */
function foldCase(text: string): string {
  return [...text]
    .map((letter) => {
      const folded = letter.toLowerCase()
      return folded.length === letter.length ? folded : letter
    })
    .join('')
}
