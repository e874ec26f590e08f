/** Every kind of job, through the bridge, main and a real worker, over its own port. */
import type { Page } from '@playwright/test'
import type { JobOutcome, JobRequest } from '../../src/shared/ipc/jobs'
import { PageJobs } from '../support/jobs'
import { expect, test } from '../support/test'

const sample = { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 }

async function runJob(page: Page, request: JobRequest): Promise<JobOutcome> {
  return (await PageJobs.in(page)).run(request)
}

test('an analysis: verdict, minimum, spectrum, solutions, ideas', async ({ page }) => {
  const outcome = await runJob(page, { kind: 'mayan.analyse', setup: sample, limits: {} })
  expect(outcome).toMatchObject({
    kind: 'done',
    result: {
      verdict: { kind: 'solved' },
      minimum: 3,
      provedFrom: 3,
      isListComplete: true,
      spectrum: [
        { k: 1, count: '0' },
        { k: 2, count: '0' },
        { k: 3, count: expect.stringMatching(/^[1-9]\d*$/) },
      ],
      ideas: [{ size: expect.any(Number) }],
      limit: null,
    },
  })
})

test('a win map: what each move leads to', async ({ page }) => {
  const outcome = await runJob(page, { kind: 'mayan.winMap', setup: sample, limits: {} })
  expect(outcome).toMatchObject({ kind: 'done', result: { outcome: 'wins', limit: null } })
  if (outcome.kind !== 'done' || !('moves' in outcome.result)) throw new Error('no win map')
  const wins = outcome.result.moves.filter(({ outcome: { kind } }) => kind === 'wins')
  expect(wins.map(({ move }) => move)).toContainEqual({ x: 2, y: 1, g: 1 })
})

test('a generated level is the same for the same seed', async ({ page }) => {
  const request: JobRequest = {
    kind: 'mayan.generate',
    options: { seed: 7, steps: 3, colours: 4, blocks: 12 },
    limits: {},
  }
  const first = await runJob(page, request)
  const second = await runJob(page, request)
  expect(first).toMatchObject({ kind: 'done', result: { outcome: { kind: 'found' } } })
  expect(second).toMatchObject({
    result: { outcome: (first as { result: { outcome: object } }).result.outcome },
  })
})

test('an illegal setup fails with its problems, and a limit is undecided', async ({ page }) => {
  const run = { stacks: [[1], [1], [1], [], []], steps: 1 }
  expect(await runJob(page, { kind: 'mayan.analyse', setup: run, limits: {} })).toMatchObject({
    kind: 'failed',
    failure: { code: 'not-a-level', problems: [{ code: 'run-at-start' }] },
  })
  expect(
    await runJob(page, { kind: 'mayan.analyse', setup: sample, limits: { maxNodes: 1 } }),
  ).toMatchObject({ kind: 'done', result: { verdict: { kind: 'undecided', limit: 'nodes' } } })
})
