/** The levels of an input, in whatever form: what every command on levels reads. */
import type { GameDocument, GameId } from '../shared/games/documents'
import { questionsByAnswer } from '../shared/reading/folders'
import type { LevelTextFault } from '../shared/reading/levelText'
import { readLevels } from '../shared/reading/readLevels'
import { err, type Result } from '../shared/result'
import { reportNote, type Source } from './faults'
import { displayName, readInput, type ReadFault } from './streams'

type DocumentOf<G extends GameId> = Extract<GameDocument, { readonly game: G }>

/** One level of an input, or why there is none. */
export interface LevelInput<D> extends Source {
  readonly document: Result<D, LevelTextFault | ReadFault>
}

/** The files without answers that stand beside their questions, as `folder/*` names both. */
export function withoutAnswers(files: readonly string[]): readonly string[] {
  const questions = questionsByAnswer(files)
  return files.filter((file) => {
    const question = questions.get(file)
    if (question === undefined) return true
    reportNote({ file, level: null }, 'answer-skipped', { question: displayName(question) })
    return false
  })
}

/** All levels of a file or standard input, one entry at least; a pack's name where there is one. */
export async function readLevelInputs<G extends GameId>(
  file: string,
  game: G,
): Promise<readonly LevelInput<DocumentOf<G>>[]> {
  const { inputs } = await readAnyLevelInputs(file, game)
  // The reader lets levels of this game through only.
  return inputs as unknown as readonly LevelInput<DocumentOf<G>>[]
}

/** @param game of which levels are wanted; null for any */
export async function readAnyLevelInputs(file: string, game: GameId | null) {
  const text = await readInput(file)
  if (!text.ok) {
    const inputs: LevelInput<GameDocument>[] = [{ file, level: null, document: err(text.error) }]
    return { packName: null, inputs }
  }
  const parts = readLevels(text.value, game)
  const entries = parts.flatMap((part) => part.entries)
  const inputs = entries.map(({ document, renumberedAbove }, index) => {
    const input = { file, level: entries.length > 1 ? index + 1 : null, document }
    if (renumberedAbove !== undefined) reportNote(input, 'types-renumbered')
    return input
  })
  return { packName: parts.find((part) => part.packName !== null)?.packName ?? null, inputs }
}
