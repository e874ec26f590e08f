/** What is wrong with an input, said the same way by every command. */
import { en } from '../shared/messages/en'
import { faultParameters, fillIn } from '../shared/messages/fault'
import { ExitCode } from './exitCode'
import { displayName, writeError, writeOutput } from './streams'

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
  return ExitCode.badInput
}
