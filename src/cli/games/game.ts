/** What a game fills in for the terminal. Each command in `commands/` is written once, over this. */
import type { Command, Option } from 'commander'
import type { GameDocument } from '../../shared/games/documents'
import type { LevelCheck } from '../../shared/packCheck/level'
import type { Result } from '../../shared/result'
import type { LimitKind, SearchLimits, VerdictKind } from '../../shared/search/limits'
import type { InputFault } from '../io/faults'

/**
 * @typeParam D its documents
 * @typeParam L its legal levels, what a search runs on
 * @typeParam O its own options of `solve`, `verify` and `convert`, as commander parses them
 * @typeParam G its own options of `generate`
 */
export interface TerminalGame<D extends GameDocument, L, O extends object, G extends object> {
  readonly id: D['game']
  /** The first line of the game's `--help`. */
  readonly description: string
  /** What help calls a level of the game. */
  readonly noun: 'level' | 'board'
  /** What an argument may be, for help. */
  readonly inputForms: string
  /** The forms that `convert` and `generate` write. */
  readonly forms: readonly string[]
  /** In the order of `--help`: those of every game by name, its own as functions. */
  readonly commands: readonly (SharedCommand | (() => Command))[]

  /** The document with the changes that the options ask for. */
  adjusted(document: D, options: O): D
  /** The level to search, or everything that keeps the document from being one. */
  levelOf(document: D): Result<L, readonly InputFault[]>
  /** The document in one of `forms`, or everything that form can't represent. */
  exportLevel(document: D, form: string): Result<string, readonly InputFault[]>
  /** What closes a file of levels in this form: once, after the last. Each exported text has it. */
  endOf(form: string): string
  /** The verdict and the figures for `pack check`. */
  check(document: D, limits: Partial<SearchLimits>): LevelCheck

  readonly solve: CommandHelp & {
    run(level: L, limits: Partial<SearchLimits>, options: O): SolveAnswer
  }
  readonly verify: CommandHelp & { run(level: L, limits: Partial<SearchLimits>): VerifyAnswer }
  readonly convert: CommandHelp
  readonly generate: GameGenerator<G>
}

/** A game of which nothing but the interface is known; it is called with its own levels only. */
export type AnyGame = TerminalGame<GameDocument, unknown, object, object>

export type SharedCommand = 'solve' | 'verify' | 'convert' | 'generate'

interface CommandHelp {
  readonly description: string
  /** The game's own options, before those that the command has in every game. */
  readonly options: readonly Option[]
  /** Its own options after those. */
  readonly moreOptions?: readonly Option[]
}

/** Plain data: it may come from another thread. */
export interface Answer {
  readonly verdict: VerdictKind
  /** The game's own fields of the JSON object, in the order that scripts rely on. */
  readonly fields: object
  readonly nodes: number
  readonly ms: number
  /** The limit that ended the search; null for a full answer. */
  readonly limit: LimitKind | null
}

export interface SolveAnswer extends Answer {
  /** The answer as text, unless it is undecided. */
  readonly text: string
  /** How far an undecided search came, such as `42 % of the first moves done`. */
  readonly progress?: string
}

export interface VerifyAnswer extends Answer {
  /** The answer in words, joined by commas in the output. */
  readonly words: readonly string[]
}

export interface GameGenerator<G> extends CommandHelp {
  readonly countHelp: string
  readonly jsonHelp: string
  /** Why no level can be made; null where one may exist. */
  problemOf(options: G, seed: number, form: string): GenerateProblem | null
  /** The seed of a level of the set. @param place counts seeds from 0 */
  seedAt(firstSeed: number, place: number): number
  run(options: G, seed: number, index: number): GeneratedLevel
}

/** A message, and the values that it names. */
export interface GenerateProblem {
  readonly message: string
  readonly values: object
}

export type GeneratedLevel =
  | {
      readonly kind: 'found'
      readonly document: GameDocument
      /** The object that `--json` prints. */
      readonly json: object
    }
  | { readonly kind: 'not-found'; readonly limit: LimitKind | 'tries'; readonly tries: number }
