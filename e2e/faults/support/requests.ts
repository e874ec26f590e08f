/** Jobs for the faults to happen to: short ones with a known answer, and ones that never end. */
import { readFileSync } from 'node:fs'
import { parseContestText } from '../../../src/shared/games/mayan/formats/contestText'
import type { JobOutcome, JobRequest } from '../../../src/shared/ipc/jobs'
import { fixture } from '../../support/mayan'

const sample = { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 }

export const SHORT_JOBS: readonly JobRequest[] = [
  { kind: 'mayan.analyse', setup: sample, limits: {} },
  {
    kind: 'mayan.generate',
    options: { seed: 7, steps: 3, colours: 4, blocks: 12 },
    limits: {},
  },
  { kind: 'mayan.winMap', setup: sample, limits: {} },
]

const long = parseContestText(readFileSync(fixture('long.in'), 'utf8'))
if (!long.ok) throw new Error('long.in is no level')

/** Minutes at least. */
export const LONG_JOBS: readonly JobRequest[] = [
  { kind: 'mayan.solve', setup: long.value, limits: {} },
  { kind: 'mayan.analyse', setup: long.value, limits: {} },
]

/** What a job was answered, without how long it took. */
export function answerOf(outcome: JobOutcome): string {
  const measured = new Set(['ms', 'nodes', 'seconds', 'attempts'])
  return JSON.stringify(outcome, (key, value: unknown) => (measured.has(key) ? undefined : value))
}
