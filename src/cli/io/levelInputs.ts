/** Reads the levels of an input, in any form: what every command on levels starts with. */
import { levelCodeOf } from '../../shared/games/registry'
import type { GameDocument, GameId } from '../../shared/games/documents'
import { invariant } from '../../shared/invariant'
import { questionsByAnswer } from '../../shared/reading/folders'
import type { LevelTextFault } from '../../shared/reading/levelText'
import { readLevels as readLevelTexts } from '../../shared/reading/readLevels'
import { err, ok, type Result } from '../../shared/result'
import type { AnyGame } from '../games/game'
import { reportNote, type InputFault, type Source } from './faults'
import { displayName, readInput, type ReadFault } from './streams'

/** A document of an input, or why there is none. */
export interface InputDocument extends Source {
  readonly document: Result<GameDocument, LevelTextFault | ReadFault>
}

/** A legal level of an input, or why there is none. */
export interface InputLevel extends Source {
  readonly read: Result<CodedLevel, InputFault>
}

/** A level and its code, which makes output an input again; null if a code can't represent it. */
interface CodedLevel {
  readonly level: unknown
  readonly code: string | null
}

/** The files without the answers that stand beside their questions, as `folder/*` names both. */
export function withoutAnswers(files: readonly string[]): readonly string[] {
  const questions = questionsByAnswer(files)
  return files.filter((file) => {
    const question = questions.get(file)
    if (question === undefined) return true
    reportNote({ file, level: null }, 'answer-skipped', { question: displayName(question) })
    return false
  })
}

/** All legal levels of an input, with the changes that the options ask for. */
export async function readLevels(
  file: string,
  game: AnyGame,
  options: object,
): Promise<readonly InputLevel[]> {
  const inputs = await readDocuments(file, game, options)
  return inputs.map(({ document, ...source }) => ({
    ...source,
    read: document.ok ? levelOf(document.value, game) : document,
  }))
}

function levelOf(document: GameDocument, game: AnyGame): Result<CodedLevel, InputFault> {
  const level = orFirstFault(game.levelOf(document))
  return level.ok ? ok({ level: level.value, code: levelCodeOf(document) }) : level
}

/** The result with the first of its faults, of which there is one at least. */
export function orFirstFault<T>(result: Result<T, readonly InputFault[]>): Result<T, InputFault> {
  if (result.ok) return result
  const [first] = result.error
  invariant(first !== undefined, 'an error names a fault')
  return err(first)
}

/** All documents of an input, with the changes that the options ask for. */
export async function readDocuments(
  file: string,
  game: AnyGame,
  options: object,
): Promise<readonly InputDocument[]> {
  const { inputs } = await readAnyDocuments(file, game.id)
  return inputs.map(({ document, ...source }) => ({
    ...source,
    document: document.ok ? ok(game.adjusted(document.value, options)) : document,
  }))
}

/**
 * All documents of a file or standard input, and the name of the pack if it is one. An input that
 * can't be read is one entry.
 *
 * @param game levels of other games are faults then; null for any game
 */
export async function readAnyDocuments(file: string, game: GameId | null) {
  const text = await readInput(file)
  if (!text.ok) {
    const inputs: InputDocument[] = [{ file, level: null, document: err(text.error) }]
    return { packName: null, inputs }
  }
  const parts = readLevelTexts(text.value, game)
  const entries = parts.flatMap((part) => part.entries)
  const inputs = entries.map(({ document, renumberedAbove }, index) => {
    const input: InputDocument = { file, level: entries.length > 1 ? index + 1 : null, document }
    if (renumberedAbove !== undefined) reportNote(input, 'types-renumbered')
    return input
  })
  return { packName: parts.find((part) => part.packName !== null)?.packName ?? null, inputs }
}
