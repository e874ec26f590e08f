/** The words that go with a level of any game. */
export const WORDS = ['title', 'author', 'notes'] as const
export type Word = (typeof WORDS)[number]
export type Words = Readonly<Partial<Record<Word, string | undefined>>>

export const MAX_TITLE_LENGTH = 200
export const MAX_NOTES_LENGTH = 20_000

/** Those that are there, and nothing else. */
export function wordsOf(all: Words): Readonly<Partial<Record<Word, string>>> {
  const there = WORDS.flatMap((word) => {
    const text = all[word]
    return text === undefined ? [] : [[word, text] as const]
  })
  return Object.fromEntries(there)
}

/** The same with a word changed; an empty one is left out. */
export function withWord<D extends Words>(document: D, word: Word, value: string): D {
  if (value === (document[word] ?? '')) return document
  const { [word]: _before, ...rest } = document
  return (value === '' ? rest : { ...rest, [word]: value }) as D
}
