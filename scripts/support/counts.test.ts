import { expect, test } from 'vitest'
import { playwrightCounts, settleCounts, vitestCounts } from './counts'

test('a test file that could not be loaded counts as one failure', () => {
  const counts = vitestCounts({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}, {}, {}] },
    ],
  })
  expect(counts).toEqual({ passed: 3, failed: 2, skipped: 2, flaky: [] })
})

test('errors outside of tests count as failures of Playwright', () => {
  const stats = { expected: 4, unexpected: 2, flaky: 1, skipped: 3 }
  const counts = playwrightCounts({ stats, errors: [{}], suites: [] })
  expect(counts).toMatchObject({ passed: 5, failed: 3, skipped: 3 })
})

test('a run can only pass with a report, a test and exit code 0', () => {
  const good = { passed: 2, failed: 0, skipped: 0, flaky: [] }
  const nothing = { passed: 0, failed: 0, skipped: 5, flaky: [] }
  expect(settleCounts(good, 0).failed).toBe(0)
  expect(settleCounts(good, 1).failed).toBe(1)
  expect(settleCounts({ ...good, failed: 3 }, 1).failed).toBe(3)
  expect(settleCounts(nothing, 0).failed).toBe(1)
  expect(settleCounts(null, 0).failed).toBe(1)
})

test('flaky tests are named with the suites that they are in', () => {
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const inner = { title: 'in play', specs: [spec('a drag', 'flaky'), spec('a click', 'expected')] }
  const suites = [{ title: 'play.spec.ts', specs: [], suites: [inner] }]
  expect(playwrightCounts({ stats, errors: [], suites })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    flaky: ['play.spec.ts › in play › a drag'],
  })
})
