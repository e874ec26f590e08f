/** Numbers of passed and failed tests, read from the JSON reports of Vitest and Playwright. */

import { readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Titles of tests that failed first and passed when they were tried again; counted as passed. */
  readonly flaky: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

interface PlaywrightSuite {
  title: string
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}

export function vitestCounts(report: VitestReport): Counts {
  // A file that could not be loaded has failed without any test of its own.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: [],
  }
}

export function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: suites.flatMap((suite) => flakyTitles(suite, [])),
  }
}

function flakyTitles(suite: PlaywrightSuite, outer: readonly string[]): string[] {
  const path = [...outer, suite.title]
  const own = (suite.specs ?? []).filter(({ tests }) =>
    tests.some(({ status }) => status === 'flaky'),
  )
  return [
    ...own.map(({ title }) => [...path, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => flakyTitles(inner, path)),
  ]
}

/** What a step that is no test counts as: it can fail, but passing adds nothing. */
export function stepCounts(exitCode: number): Counts {
  return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, flaky: [] }
}

/**
 * The counts of a test run, made to agree with its exit code: a run that failed without a failed
 * test, wrote no report or ran nothing counts as one failure.
 */
export function settleCounts(counts: Counts | null, exitCode: number): Counts {
  if (counts === null) return stepCounts(1)
  const ranNothing = counts.passed + counts.failed === 0
  const unexplained = exitCode !== 0 && counts.failed === 0
  return ranNothing || unexplained ? { ...counts, failed: 1 } : counts
}

/** Reads a report; null if there is none or it is no JSON. */
export function readReport<Report>(file: string, count: (report: Report) => Counts): Counts | null {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return null
  }
}
