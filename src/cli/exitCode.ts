/**
 * With several files the worst, that is the highest, counts. `-1` and `NO` are answers; `failed` is
 * for checks that something does not pass.
 */
export const ExitCode = { answered: 0, failed: 1, badInput: 2, undecided: 3 } as const
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode]

/** The exit code of several inputs. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b
}
