/** What is wrong with an input, reported the same way by every command. */
import { en } from '../shared/messages/en'
import { faultParameters, fillIn } from '../shared/messages/fault'
import { ExitCode } from './exitCode'
import { displayName, writeError, writeOutput } from './streams'

/** Where a level is from: a file, and which of several levels in it. */
export interface Source {
  readonly file: string
  /** Counted from 1; null where the file holds one level alone. */
  readonly level: number | null
}

/** A fault that has a text; a place where it has one. */
export type InputFault = { readonly line?: number; readonly column?: number } & (
  | { readonly code: keyof typeof en.fault }
  /** What keeps a setup that could be read from being a level. */
  | { readonly code: keyof typeof en.problems; readonly rank: 'fatal' | 'warning' }
)

/** One line on standard error and, where asked for, an object on standard output. */
export function reportFault(
  source: Source | string,
  fault: InputFault,
  { json }: { readonly json?: boolean } = {},
): ExitCode {
  const from = typeof source === 'string' ? { file: source, level: null } : source
  const message = fillIn(textOf(fault), faultParameters(fault))
  const { line = null, column = null } = fault
  const name = line === null ? nameOf(from) : `${displayName(from.file)}:${line}:${column}`
  writeError(`${name}: ${message}\n`)
  if (json) {
    const error = { code: fault.code, message, line, column }
    writeOutput(`${JSON.stringify({ ...jsonSource(from), error })}\n`)
  }
  return ExitCode.badInput
}

/** What was done with an input so that it could be read. */
export function reportNote(source: Source, code: keyof typeof en.fault, values: object = {}): void {
  writeError(`${nameOf(source)}: note: ${fillIn(en.fault[code], faultParameters(values))}\n`)
}

/** The name of a level in messages. */
export function nameOf({ file, level }: Source): string {
  return level === null ? displayName(file) : `${displayName(file)}, level ${level}`
}

/** How objects on standard output begin. */
export function jsonSource({ file, level }: Source): object {
  return level === null ? { file } : { file, level }
}

function textOf(fault: InputFault): string {
  const problems: Readonly<Record<string, string>> = 'rank' in fault ? en.problems : {}
  const faults: Readonly<Record<string, string>> = en.fault
  return problems[fault.code] ?? faults[fault.code] ?? fault.code
}
