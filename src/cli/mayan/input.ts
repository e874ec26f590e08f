/** What the commands on Mayan levels share: reading levels, and what keeps one from being written. */
import type { ExportFault } from '../../shared/games/mayan/exportLevel'
import { printLevelCode } from '../../shared/games/mayan/levelCode'
import type { LevelDocument } from '../../shared/games/mayan/levelDocument'
import { levelFromSetup, type Level, type SetupProblem } from '../../shared/games/mayan/setup'
import type { LevelTextFault } from '../../shared/reading/levelText'
import { err, ok, type Result } from '../../shared/result'
import { ExitCode } from '../exitCode'
import { reportFault, type Source } from '../faults'
import { readLevelInputs } from '../levelInputs'
import type { ReadFault } from '../streams'

/** What an argument may be, for help. */
export const INPUT_FORMS =
  'levels as contest text, level codes or JSON, any number in a file; - is standard input'

/** Why an input is no level; with a place where it has one. */
export type InputFault =
  | LevelTextFault
  | ReadFault
  | SetupProblem
  | { readonly code: 'several-levels'; readonly count: number }

export interface InputLevel extends Source {
  readonly read: Result<CodedLevel, InputFault>
}

/** A level and its code, which makes output an input again. */
export interface CodedLevel {
  readonly level: Level
  readonly code: string
}

/** All levels of an input, one entry at least. @param steps replaces the levels' own */
export async function readLevels(file: string, steps?: number): Promise<readonly InputLevel[]> {
  const inputs = await readLevelInputs(file, 'mayan')
  return inputs.map(({ document, ...source }) => ({
    ...source,
    read: document.ok ? levelOf(document.value, steps) : document,
  }))
}

/** The level of an input that may hold only one. */
export async function readLevel(file: string): Promise<Result<Level, InputFault>> {
  const [first, ...more] = await readLevels(file)
  if (first === undefined || more.length > 0) {
    return err({ code: 'several-levels', count: more.length + 1 })
  }
  return first.read.ok ? ok(first.read.value.level) : first.read
}

function levelOf({ setup }: LevelDocument, steps?: number): Result<CodedLevel, InputFault> {
  const asked = { ...setup, steps: steps ?? setup.steps }
  const level = levelFromSetup(asked)
  if (level.ok) return ok({ level: level.value, code: printLevelCode(asked) })
  const [problem] = level.error
  return err(problem ?? { code: 'empty-text' })
}

/** Everything that keeps a setup from being written in another form, a line each. */
export function reportExportFaults(source: Source, faults: readonly ExportFault[]): ExitCode {
  for (const fault of faults) reportFault(source, fault)
  return ExitCode.badInput
}
