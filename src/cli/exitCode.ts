/**
 * With several inputs the worst, that is the highest, counts. `-1` and `NO` are answers; a check that
 * something does not pass has failed; the system has where a disk is full or a thread is lost, and so
 * has a fault of this program.
 */
export const ExitCode = {
  answered: 0,
  checkFailed: 1,
  badInput: 2,
  undecided: 3,
  systemFailed: 4,
} as const
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** As `--help` of every command ends. */
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
