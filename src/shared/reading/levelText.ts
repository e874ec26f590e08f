/** What a text of levels is read as, and what a game brings so that its own texts are read. */
import type { GameDocument } from '../games/documents'
import type { BoardTextFault } from '../games/lianliankan/formats/textError'
import type { LevelJsonError } from '../games/levelFormat'
import type { TextFault } from '../games/mayan/formats/textError'
import type { Result } from '../result'
import type { TextPlace } from '../text/tokens'

/** What a text can be taken for. Codes stand one to a line; JSON may be lines or a list. */
export type TextForm = 'contest' | 'hdu' | 'code' | 'board-code' | 'json' | 'pack'

/** Why there is no level here; a place in the text where it has one. */
export type LevelTextFault = (TextFault | BoardTextFault | LevelJsonError | ReadingFault) &
  Partial<TextPlace>

type ReadingFault =
  | { readonly code: 'no-known-form'; readonly token: string }
  | { readonly code: 'other-game'; readonly game: string }
  /** A line of `--json` output that says why a level could not be read. */
  | { readonly code: 'reported-fault'; readonly message: string }

/** One level of a text, or why it is none. */
export interface ReadEntry<D = GameDocument> {
  readonly document: Result<D, LevelTextFault>
  /** Where it begins, of several that have lines of their own. */
  readonly line?: number
  /** Tile types above this, the highest, were given free numbers. */
  readonly renumberedAbove?: number
}

/** Levels in the order of the text, one at least; a text of several packs is several of these. */
export interface ReadText {
  readonly form: TextForm
  /** A pack that the levels belong to. */
  readonly packName: string | null
  readonly entries: readonly ReadEntry[]
}

/** How the texts of one game are recognized and read. */
export interface GameTexts<D extends GameDocument = GameDocument> {
  readonly codeForm: TextForm
  /** Whether a line is meant as a code; it may be a wrong one. */
  isCode(line: string): boolean
  /** Reads a code; the fault's line is 1. */
  readCode(line: string): Result<D, LevelTextFault>
  /** The text of competitions: numbers between white space. */
  readonly numbers: {
    readonly form: TextForm
    /** Whether the lines are laid out as this form is; its errors are shown then. */
    hasLayout(lines: readonly (readonly string[])[]): boolean
    /** All levels of a text, one at least. */
    read(text: string): readonly ReadEntry<D>[]
  }
}
