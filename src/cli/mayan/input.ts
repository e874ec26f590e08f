/** What the commands on level files share: reading a level, and saying what is wrong with it. */
import type { AnyTextError } from '../../shared/games/mayan/anyText'
import { parseContestText } from '../../shared/games/mayan/contestText'
import type { ExportFault } from '../../shared/games/mayan/exportLevel'
import { levelFromSetup, type Level } from '../../shared/games/mayan/setup'
import { invariant } from '../../shared/invariant'
import { en } from '../../shared/messages/en'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { err, ok, type Result } from '../../shared/result'
import { ExitCode } from '../exitCode'
import { displayName, readInput, writeError, type ReadFault } from '../streams'

/** Why an input is no level; with a place where it has one. */
export type InputFault = AnyTextError | ReadFault

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

/** Everything that keeps a setup from being written in another form, a line each. */
export function reportExportFaults(file: string, faults: readonly ExportFault[]): ExitCode {
  for (const fault of faults) {
    const message = 'rank' in fault ? en.problems[fault.code] : en.fault[fault.code]
    writeError(`${displayName(file)}: ${fillIn(message, faultParameters(fault))}\n`)
  }
  return ExitCode.badInput
}
