/** The end of the test command: what each step came to, the flaky tests, and the closing line. */
import { describeOutcome, type Outcome } from './schedule'

/** A test that passes on its second try only is a fault to come; more than this fail the command. */
const MOST_FLAKY = 2

export interface Summary {
  readonly lines: readonly string[]
  readonly failed: number
}

/** The last of the lines is "N passed, N failed". */
export function summarize(outcomes: readonly Outcome[]): Summary {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const flaky = outcomes.flatMap((outcome) => outcome.flaky)
  const isTooFlaky = flaky.length > MOST_FLAKY
  const failed = sum('failed') + (isTooFlaky ? 1 : 0)
  const skipped = sum('skipped')
  return {
    failed,
    lines: [
      `\n── summary ${'─'.repeat(60)}`,
      ...outcomes.map(describeOutcome),
      ...flaky.map((title) => `flaky: ${title}`),
      ...(isTooFlaky ? [`FAILED more than ${String(MOST_FLAKY)} tests were flaky`] : []),
      `${String(sum('passed'))} passed, ${String(failed)} failed` +
        (skipped > 0 ? `, ${String(skipped)} skipped` : ''),
    ],
  }
}
