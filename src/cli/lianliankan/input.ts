/** What the commands on boards share: reading one in any of its forms, and writing one. */
import { parseAnyText, type AnyTextError } from '../../shared/games/lianliankan/anyText'
import type { BorderRule, Cell } from '../../shared/games/lianliankan/board'
import {
  exportLevel,
  type ExportFault,
  type LevelForm,
} from '../../shared/games/lianliankan/exportLevel'
import type { LevelDocument } from '../../shared/games/lianliankan/levelDocument'
import type { Pair } from '../../shared/games/lianliankan/position'
import { levelFromSetup, type Level, type SetupProblem } from '../../shared/games/lianliankan/setup'
import { err, ok, type Result } from '../../shared/result'
import { ExitCode } from '../exitCode'
import { reportFault } from '../faults'
import { readInput, writeOutput, type ReadFault } from '../streams'

/** Why an input is no board, with a place where it has one, or no level. */
export type InputFault = AnyTextError | ReadFault | SetupProblem

/** @param border replaces the level's own; a board of HDU 1175 keeps links inside */
export async function readDocument(
  file: string,
  border?: BorderRule,
): Promise<Result<LevelDocument, InputFault>> {
  const text = await readInput(file)
  if (!text.ok) return text
  const { document } = parseAnyText(text.value)
  if (!document.ok || border === undefined) return document
  return ok({ ...document.value, setup: { ...document.value.setup, border } })
}

export async function readLevel(
  file: string,
  border?: BorderRule,
): Promise<Result<Level, InputFault>> {
  const document = await readDocument(file, border)
  if (!document.ok) return document
  const level = levelFromSetup(document.value.setup)
  if (level.ok) return level
  const [first] = level.error
  return first === undefined ? err({ code: 'no-tiles', rank: 'fatal' }) : err(first)
}

/** In a form, or what that form can't say of it, a line each. */
export function writeDocument(file: string, document: LevelDocument, form: LevelForm): ExitCode {
  const text = exportLevel(document, form)
  if (text.ok) {
    writeOutput(text.value)
    return ExitCode.answered
  }
  text.error.forEach((fault: ExportFault) => reportFault(file, fault))
  return ExitCode.badInput
}

/** Row and column of both tiles, counted from 1, as queries of HDU 1175 have them. */
export function numbersOf([a, b]: Pair): readonly number[] {
  return [a, b].flatMap(({ row, column }: Cell) => [row + 1, column + 1])
}
