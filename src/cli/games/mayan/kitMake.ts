/** Makes a kit, writes it, and prints its levels and the mistakes that it catches. */
import { join } from 'node:path'
import {
  jsonOfLevel,
  kitFiles,
  namedLevels,
  type NamedLevel,
} from '../../../shared/games/mayan/contestKit/kitFiles'
import { KitTask, type KitOutcome } from '../../../shared/games/mayan/contestKit/kitTask'
import type { Recipe } from '../../../shared/games/mayan/contestKit/recipe'
import { runWithTable } from '../../../shared/games/mayan/solver/atOnce'
import { invariant } from '../../../shared/invariant'
import { en } from '../../../shared/messages/en'
import { ExitCode } from '../../io/exitCode'
import { limitsOf } from '../../commands/options'
import { fillFolder, outputFolderFault } from '../../io/outputFolder'
import { writeError, writeOutput } from '../../io/streams'
import type { KitOptions } from './kitRecipe'
import { factsOf, printMistakes, reportFolderFault } from './kitTexts'

export async function makeKit(
  recipe: Recipe,
  folder: string,
  { json, maxSeconds }: KitOptions,
): Promise<ExitCode> {
  const fault = await outputFolderFault(folder)
  if (fault !== null) return reportFolderFault(folder, fault)
  const clock = () => performance.now()
  const limits = maxSeconds === undefined ? {} : { maxSeconds }
  const { outcome } = runWithTable(() => new KitTask(recipe), clock, limitsOf(limits))
  invariant(outcome.kind !== 'impossible', 'an impossible recipe was refused')
  if (outcome.kind === 'not-found') return reportNotFound(outcome)
  const failure = await fillFolder(folder, kitFiles(recipe, outcome.levels, en))
  if (failure !== null) return reportFolderFault(folder, failure)
  const levels = namedLevels(outcome.levels)
  for (const level of levels)
    writeOutput(`${json ? jsonOf(folder, level) : lineOf(folder, level)}\n`)
  if (!json) writeOutput(printMistakes(recipe.mistakes, levels))
  return ExitCode.answered
}

function reportNotFound(outcome: Extract<KitOutcome, { kind: 'not-found' }>): ExitCode {
  const { purpose, limit, made } = outcome
  const what =
    purpose.kind === 'group' ? `for group ${purpose.group + 1}` : `for ${purpose.mistake}`
  writeError(
    `not found: a level ${what}: the limit of ${limit} was reached after ${made} levels. ` +
      'Nothing was written.\n',
  )
  return ExitCode.undecided
}

function lineOf(folder: string, level: NamedLevel): string {
  const { purpose } = level
  const what = purpose.kind === 'group' ? `group ${purpose.group + 1}` : purpose.mistake
  return `${join(folder, level.name)}.in: ${factsOf(level)}, ${what}`
}

/** The file, followed by the fields of `kit.json`. */
function jsonOf(folder: string, level: NamedLevel): string {
  return JSON.stringify({ file: join(folder, `${level.name}.in`), ...jsonOfLevel(level) })
}
