/** What the commands on boards share: reading boards in any of their forms, and writing some. */
import type { BorderRule, Cell } from '../../shared/games/lianliankan/board'
import { exportLevel, type LevelForm } from '../../shared/games/lianliankan/exportLevel'
import { HDU_END } from '../../shared/games/lianliankan/hduText'
import { printLevelCode } from '../../shared/games/lianliankan/levelCode'
import type { LevelDocument } from '../../shared/games/lianliankan/levelDocument'
import type { Pair } from '../../shared/games/lianliankan/position'
import { levelFromSetup, type Level, type SetupProblem } from '../../shared/games/lianliankan/setup'
import type { LevelTextFault } from '../../shared/reading/levelText'
import { err, ok, type Result } from '../../shared/result'
import { ExitCode } from '../exitCode'
import { reportFault, type Source } from '../faults'
import { readLevelInputs, type LevelInput } from '../levelInputs'
import { writeOutput, type ReadFault } from '../streams'

/** What an argument may be, for help. */
export const INPUT_FORMS =
  'boards as HDU text, board codes or JSON, any number in a file; - is standard input'

/** Why an input is no board, with a place where it has one, or no level. */
export type InputFault = LevelTextFault | ReadFault | SetupProblem

export interface InputLevel extends Source {
  readonly read: Result<CodedLevel, InputFault>
}

/** A level and its code, which makes output an input again. */
export interface CodedLevel {
  readonly level: Level
  readonly code: string
}

/**
 * All boards of an input, one entry at least.
 *
 * @param border replaces the boards' own; a board of HDU 1175 keeps links inside
 */
export async function readDocuments(
  file: string,
  border?: BorderRule,
): Promise<readonly LevelInput<LevelDocument>[]> {
  const inputs = await readLevelInputs(file, 'lianliankan')
  if (border === undefined) return inputs
  return inputs.map(({ document, ...source }) => {
    if (!document.ok) return { ...source, document }
    const { value } = document
    return { ...source, document: ok({ ...value, setup: { ...value.setup, border } }) }
  })
}

export async function readLevels(
  file: string,
  border?: BorderRule,
): Promise<readonly InputLevel[]> {
  const inputs = await readDocuments(file, border)
  return inputs.map(({ document, ...source }) => ({
    ...source,
    read: document.ok ? levelOf(document.value) : document,
  }))
}

function levelOf({ setup }: LevelDocument): Result<CodedLevel, InputFault> {
  const level = levelFromSetup(setup)
  if (level.ok) return ok({ level: level.value, code: printLevelCode(setup) })
  const [first] = level.error
  return err(first ?? { code: 'no-tiles', rank: 'fatal' })
}

/** Writes boards one after the other; data sets of HDU 1175 are closed by one `0 0` in all. */
export class DocumentWriter {
  private isOpen = false

  constructor(private readonly form: LevelForm) {}

  /** In the form, or what that form can't represent of it, a line each. */
  write(source: Source, document: LevelDocument): ExitCode {
    const text = exportLevel(document, this.form)
    if (!text.ok) {
      for (const fault of text.error) reportFault(source, fault)
      return ExitCode.badInput
    }
    this.isOpen = this.form === 'hdu'
    writeOutput(this.isOpen ? text.value.slice(0, -HDU_END.length) : text.value)
    return ExitCode.answered
  }

  end(): void {
    if (this.isOpen) writeOutput(HDU_END)
  }
}

/** Row and column of both tiles, counted from 1, as queries of HDU 1175 have them. */
export function numbersOf([a, b]: Pair): readonly number[] {
  return [a, b].flatMap(({ row, column }: Cell) => [row + 1, column + 1])
}
