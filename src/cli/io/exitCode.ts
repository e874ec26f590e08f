/** How a command ends, and what the system reports where it fails. */
import { getSystemErrorMap } from 'node:util'

/**
 * Of several inputs the highest counts. `-1` and `NO` are answers; `checkFailed` is for a check that
 * something does not pass; `systemFailed` for a full disk, a lost thread, a bug of this program.
 */
export const ExitCode = {
  answered: 0,
  checkFailed: 1,
  badInput: 2,
  undecided: 3,
  systemFailed: 4,
} as const
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** The end of every command's `--help`. */
export const EXIT_CODES_HELP = `
Exit codes (of several inputs, the highest):
  0  answered; -1 and NO are answers
  1  a check has failed
  2  bad input or usage
  3  undecided: a limit was reached
  4  something of the system or of this program failed: a full disk, a lost thread`

/** The exit code of several inputs. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b
}

/** The system's words, such as `no space left on device`; the message of any other error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { errno } = error as NodeJS.ErrnoException
  const [, words = error.message] = getSystemErrorMap().get(errno ?? 0) ?? []
  return words
}
