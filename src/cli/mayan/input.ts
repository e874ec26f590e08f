/** What the commands on level files share: reading a level, and saying what is wrong with it. */
import type { AnyTextError } from '../../shared/games/mayan/anyText'
import { parseContestText } from '../../shared/games/mayan/contestText'
import type { ExportFault } from '../../shared/games/mayan/exportLevel'
import { levelFromSetup, type Level } from '../../shared/games/mayan/setup'
import type { SearchLimits } from '../../shared/search/limits'
import { invariant } from '../../shared/invariant'
import { en } from '../../shared/messages/en'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { err, ok, type Result } from '../../shared/result'
import { ExitCode } from '../exitCode'
import { displayName, readInput, writeError, writeOutput, type ReadFault } from '../streams'

/** Why an input is no level; with a place where it has one. */
export type InputFault = AnyTextError | ReadFault

export interface LimitOptions {
  readonly maxNodes?: number
  readonly maxSeconds?: number
}

/** @param steps replaces the level's own */
export async function readLevel(file: string, steps?: number): Promise<Result<Level, InputFault>> {
  const text = await readInput(file)
  if (!text.ok) return text
  const setup = parseContestText(text.value)
  if (!setup.ok) return err(setup.error)
  const level = levelFromSetup({ ...setup.value, steps: steps ?? setup.value.steps })
  invariant(level.ok, 'contest text that was accepted is a legal level')
  return ok(level.value)
}

/** One line on standard error and, where asked for, an object on standard output. */
export function reportFault(
  file: string,
  fault: InputFault,
  { json }: { readonly json?: boolean } = {},
): ExitCode {
  const message = fillIn(en.fault[fault.code], faultParameters(fault))
  const [line, column] = 'line' in fault ? [fault.line, fault.column] : [null, null]
  const place = line === null ? '' : `:${line}:${column}`
  writeError(`${displayName(file)}${place}: ${message}\n`)
  if (json) {
    writeOutput(`${JSON.stringify({ file, error: { code: fault.code, message, line, column } })}\n`)
  }
  return ExitCode.badInput
}

/** Everything that keeps a setup from being written in another form, a line each. */
export function reportExportFaults(file: string, faults: readonly ExportFault[]): ExitCode {
  for (const fault of faults) {
    const message = 'rank' in fault ? en.problems[fault.code] : en.fault[fault.code]
    writeError(`${displayName(file)}: ${fillIn(message, faultParameters(fault))}\n`)
  }
  return ExitCode.badInput
}

export function limitsOf({ maxNodes, maxSeconds }: LimitOptions): Partial<SearchLimits> {
  return {
    ...(maxNodes === undefined ? {} : { maxNodes }),
    ...(maxSeconds === undefined ? {} : { maxSeconds }),
  }
}

/** The exit code of several levels. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b
}
