/**
 * What a game is to everything that serves any game: the library, the reader of texts, the checks of
 * packs. A document is a setup with the words of its author; a setup may be illegal.
 */
import { invariant } from '../invariant'
import type { Result } from '../result'
import type { WrittenLanguage } from '../settings'

export interface Game<Document extends { readonly game: string; readonly setup: object }> {
  /** The one-line form; null for a level that it can't represent. */
  codeOf(document: Document): string | null
  /** The document of a level code that is known to be valid. */
  fromCode(code: string): Pick<Document, 'game' | 'setup'>
  /** One text for all levels that are the same to a player; null for an empty board. */
  formOf(document: Document): string | null
  /** The built-in levels, in the order they are shown. */
  readonly starters: readonly StarterLevel[]
}

/** What a game's own code gives. */
interface GameParts<Document extends { readonly game: string; readonly setup: object }> {
  readonly id: Document['game']
  readonly codeOf: (setup: Document['setup']) => string | null
  readonly parseLevelCode: (code: string) => Result<Document['setup'], unknown>
  readonly hasPieces: (setup: Document['setup']) => boolean
  /** Equal for levels of this game that are the same to a player. */
  readonly canonicalForm: (setup: Document['setup']) => string
  readonly starters: readonly StarterLevel[]
}

/**
 * The description of a game, made of functions of its setups; `hasPieces` and `canonicalForm`
 * together give `formOf`.
 */
export function defineGame<Document extends { readonly game: string; readonly setup: object }>({
  id,
  starters,
  ...parts
}: GameParts<Document>): Game<Document> {
  return {
    codeOf: ({ setup }) => parts.codeOf(setup),
    fromCode: (code) => {
      const setup = parts.parseLevelCode(code)
      invariant(setup.ok, `the level code ${code} is valid`)
      return { game: id, setup: setup.value }
    },
    formOf: ({ setup }) => (parts.hasPieces(setup) ? `${id} ${parts.canonicalForm(setup)}` : null),
    starters,
  }
}

/** A level of the built-in pack. */
export interface StarterLevel {
  /** Never changes once released: a player's progress is stored under it. */
  readonly id: string
  readonly code: string
  readonly title: Readonly<Record<WrittenLanguage, string>>
  /** Mayan Studio, if left out. */
  readonly author?: string
}

/** Rows of numbers as text, renamed in the order in which they first appear; 0 stays 0. */
export function printRenamed(rows: readonly (readonly number[])[]): string {
  const names = new Map([[0, 0]])
  const nameOf = (value: number): number => {
    const name = names.get(value) ?? names.size
    names.set(value, name)
    return name
  }
  return rows.map((row) => row.map(nameOf).join('.')).join('/')
}
