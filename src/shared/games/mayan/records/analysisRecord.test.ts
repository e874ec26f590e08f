import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksumOf } from '../../../json'
import { levelIdSchema } from '../../../library/modelSchemas'
import {
  analysisKey,
  isWorthMore,
  printAnalysisRecord,
  summaryOf,
  type AnalysisRecord,
} from './analysisRecord'
import { parseAnalysisRecord } from './parseAnalysisRecord'
import { parseLevelCode } from '../formats/levelCode'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import { levelFromSetup, type Setup } from '../rules/setup'
import { AnalysisTask, DEFAULT_ANALYSIS } from '../solver/analysis'
import { TaskRunner } from '../../../search/task'
import { DEFAULT_LIMITS } from '../../../search/limits'
import { runs } from '../../../../../test/runs'

function recordOf(setup: Setup, maxNodes = Infinity): AnalysisRecord {
  const level = levelFromSetup(setup)
  if (!level.ok) throw new Error('the test needs a level')
  const options = { ...DEFAULT_ANALYSIS, maxMinimum: (setup.steps ?? 0) + 2 }
  const task = new AnalysisTask(level.value, 1 << 20, options)
  const report = new TaskRunner(task, { ...DEFAULT_LIMITS, maxNodes }, () => 0).run(Infinity)
  if (report === null) throw new Error('an analysis without slices ends with a report')
  return { setup, report }
}

function setupOf(code: string): Setup {
  const setup = parseLevelCode(code)
  if (!setup.ok) throw new Error('the test needs a level code')
  return setup.value
}

const sample = setupOf('1/21/234/31/2434 3')

/** The text with some fields changed by somebody who knows how to make its checksum. */
function forge(record: AnalysisRecord, changes: Record<string, unknown>): string {
  const { checksum: _, ...content } = JSON.parse(printAnalysisRecord(record)) as {
    checksum: string
  }
  const forged = { ...content, ...changes }
  return JSON.stringify({ ...forged, checksum: checksumOf(forged) })
}

describe('the key of an analysis', () => {
  it('is a name for a file, and another one for any other board or n', () => {
    const others = ['1/21/234/31/2434 4', '1/21/234/31/2433 3', '21/1/234/31/2434 3'].map(setupOf)
    const keys = [sample, ...others, { ...sample, steps: null }].map(analysisKey)
    for (const key of keys) expect(levelIdSchema.safeParse(key).success).toBe(true)
    expect(new Set(keys).size).toBe(keys.length)
    expect(analysisKey({ steps: 3, stacks: sample.stacks })).toBe(keys[0])
  })
})

describe('a record', () => {
  it('reads as it was printed, complete or cut short', () => {
    const soundnesses = new Set<string>()
    fc.assert(
      fc.property(
        solvableLookingArbitrary(),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(10, 200, Infinity),
        (stacks, steps, maxNodes) => {
          const record = recordOf({ stacks, steps }, maxNodes)
          expect(parseAnalysisRecord(printAnalysisRecord(record))).toEqual(record)
          soundnesses.add(summaryOf(record).soundness)
        },
      ),
      {
        numRuns: runs(150),
        // One of each kind at least.
        examples: [
          [sample.stacks, 3, Infinity],
          [sample.stacks, 3, 1],
          [setupOf('1/1/-/1/- 2').stacks, 2, Infinity],
          [setupOf('1/2/3/1/2 2').stacks, 2, Infinity],
        ],
      },
    )
    expect([...soundnesses].sort()).toEqual(['cook', 'sound', 'undecided', 'unsolvable'])
  })

  it('keeps no more solutions than it should, and says so', () => {
    const { setup, report } = recordOf(sample)
    const [solution = []] = report.solutions
    const solutions = Array.from({ length: 201 }, () => solution)
    const text = printAnalysisRecord({ setup, report: { ...report, solutions } })
    const read = parseAnalysisRecord(text)?.report
    expect(read?.solutions).toHaveLength(200)
    expect(read?.isListComplete).toBe(false)
  })

  it('says nothing when a byte of it is wrong', () => {
    const text = printAnalysisRecord(recordOf(sample))
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.constantFrom('0', '7', '"', 'R', ' '), (at, byte) => {
        fc.pre(text[at] !== byte)
        expect(parseAnalysisRecord(text.slice(0, at) + byte + text.slice(at + 1))).toBeNull()
      }),
    )
    for (const other of ['', '{}', 'null', '[]', text.slice(0, 40)]) {
      expect(parseAnalysisRecord(other)).toBeNull()
    }
  })

  it.each([
    ['another version', { version: 2 }],
    ['other rules', { rules: 2 }],
    ['another board', { level: '1/21/234/31/2433 3' }],
    ['an illegal level', { level: '111/-/-/-/- 3' }],
    ['a verdict that does not replay', { verdict: { kind: 'solved', moves: '21R 31R 31R' } }],
    ['a verdict of another length', { verdict: { kind: 'solved', moves: '21R 31R' } }],
    ['a no beside a solution', { verdict: { kind: 'unsolvable' } }],
    ['a minimum that is not shown', { minimumMoves: null }],
    ['a minimum of another length', { minimum: 2, provedFrom: 2 }],
    ['a minimum proved impossible', { provedFrom: 4 }],
    ['a listed solution that does not replay', { solutions: ['21R 31R 30R', '21R 31R 00R'] }],
    [
      'an idea that does not replay',
      { ideas: [{ representative: '00R', size: 1, isComplete: true }] },
    ],
    ['a count of none beside a solution', { spectrum: [1, 2, 3].map((k) => ({ k, count: '0' })) }],
    ['a field too many', { author: 'somebody' }],
  ])('is not believed with %s', (_, changes) => {
    const record = recordOf(sample)
    expect(parseAnalysisRecord(forge(record, {}))).toEqual(record)
    expect(parseAnalysisRecord(forge(record, changes))).toBeNull()
  })
})

describe('of two records', () => {
  it('the one that knows more is worth more, and none more than itself', () => {
    const whole = recordOf(sample)
    const { report } = whole
    const cut = { ...report, limit: 'time' } as const
    const undecided = { ...cut, verdict: { kind: 'undecided', limit: 'time' } } as const
    const rising = [
      { setup: sample, report: { ...undecided, provedFrom: 2 } },
      { setup: sample, report: undecided },
      { setup: sample, report: { ...undecided, nodes: report.nodes + 1 } },
      { setup: sample, report: cut },
      whole,
    ]
    for (const [a, one] of rising.entries()) {
      for (const [b, other] of rising.entries()) expect(isWorthMore(one, other)).toBe(a > b)
    }
  })
})

describe('the summary', () => {
  it('distinguishes a sound level with one idea, a cook, and an undecided one', () => {
    expect(summaryOf(recordOf(sample))).toMatchObject({
      soundness: 'sound',
      steps: 3,
      minimum: 3,
      ideas: 1,
      isUnique: true,
    })
    expect(summaryOf(recordOf({ ...sample, steps: 4 }))).toMatchObject({
      soundness: 'cook',
      minimum: 3,
      isUnique: false,
    })
    expect(summaryOf(recordOf(sample, 1))).toMatchObject({
      soundness: 'undecided',
      isUnique: false,
    })
  })
})
