/** Faults of an input, reported the same way by every command. */
import { en } from '../../shared/messages/en'
import { faultParameters, fillIn } from '../../shared/messages/fault'
import { ExitCode, reasonOf, worse } from './exitCode'
import { displayName, writeError, writeOutput } from './streams'

/** Faults that are no fault of the input. */
const SYSTEM_FAULTS: readonly string[] = ['read-failed', 'program-failed', 'write-failed']

/** Where a level is from: a file, and which of several levels in it. */
export interface Source {
  readonly file: string
  /** Counted from 1; null where the file holds one level alone. */
  readonly level: number | null
}

/** A fault that has a text, with its place if it has one. */
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
  return exitCodeOf(fault)
}

export function exitCodeOf({ code }: { readonly code: string }): ExitCode {
  return SYSTEM_FAULTS.includes(code) ? ExitCode.systemFailed : ExitCode.badInput
}

/**
 * Handles the levels of one file after the other. If this program fails on one, that is reported and
 * the others are still handled.
 *
 * @param read the levels of a file
 * @returns the worst exit code
 */
export async function handleEach<T extends Source>(
  files: readonly string[],
  read: (file: string) => Promise<readonly T[]>,
  handle: (level: T) => ExitCode | Promise<ExitCode>,
  options: { readonly json?: boolean } = {},
): Promise<ExitCode> {
  let worst: ExitCode = ExitCode.answered
  const attempt = async (source: Source, work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      worst = worse(worst, reportFault(source, programFault(error), options))
    })
  for (const file of files) {
    await attempt({ file, level: null }, async () => {
      for (const level of await read(file)) {
        await attempt(level, async () => {
          worst = worse(worst, await handle(level))
        })
      }
    })
  }
  return worst
}

/** A `read` for commands that handle whole files. */
export function wholeFile(file: string): Promise<readonly Source[]> {
  return Promise.resolve([{ file, level: null }])
}

export interface ProgramFault {
  readonly code: 'program-failed'
  readonly reason: string
}

export function programFault(error: unknown): ProgramFault {
  return { code: 'program-failed', reason: reasonOf(error) }
}

/** Reports a change that was needed to read an input. */
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
