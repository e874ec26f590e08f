/** What is wrong with an input, said the same way by every command. */
import { en } from '../shared/messages/en'
import { faultParameters, fillIn } from '../shared/messages/fault'
import { ExitCode, worse } from './exitCode'
import { displayName, writeError, writeOutput } from './streams'
import { reasonOf } from './systemError'

/** Faults that are no fault of the input. */
const SYSTEM_FAULTS: readonly string[] = ['read-failed', 'program-failed', 'write-failed']

/** A fault that has a text; a place where it has one. */
export interface InputFault {
  readonly code: keyof typeof en.fault
  readonly line?: number
  readonly column?: number
}

/** One line on standard error and, where asked for, an object on standard output. */
export function reportFault(
  file: string,
  fault: InputFault,
  { json }: { readonly json?: boolean } = {},
): ExitCode {
  const message = fillIn(en.fault[fault.code], faultParameters(fault))
  const { line = null, column = null } = fault
  const place = line === null ? '' : `:${line}:${column}`
  writeError(`${displayName(file)}${place}: ${message}\n`)
  if (json) {
    writeOutput(`${JSON.stringify({ file, error: { code: fault.code, message, line, column } })}\n`)
  }
  return exitCodeOf(fault)
}

export function exitCodeOf({ code }: { readonly code: string }): ExitCode {
  return SYSTEM_FAULTS.includes(code) ? ExitCode.systemFailed : ExitCode.badInput
}

/**
 * Handles one input after the other. Where this program fails on one, that is reported, and the
 * others are still answered.
 *
 * @returns the worst exit code
 */
export async function handleEach(
  files: readonly string[],
  handle: (file: string) => Promise<ExitCode>,
  options: { readonly json?: boolean } = {},
): Promise<ExitCode> {
  let worst: ExitCode = ExitCode.answered
  for (const file of files) {
    const code = await handle(file).catch((error: unknown) =>
      reportFault(file, programFault(error), options),
    )
    worst = worse(worst, code)
  }
  return worst
}

export interface ProgramFault {
  readonly code: 'program-failed'
  readonly reason: string
}

export function programFault(error: unknown): ProgramFault {
  return { code: 'program-failed', reason: reasonOf(error) }
}
