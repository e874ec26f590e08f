import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksumOf } from '../../../json'
import { levelIdSchema } from '../../../library/modelSchemas'
import {
  analysisKey,
  isDecided,
  isWorthMore,
  printAnalysisRecord,
  summaryOf,
  type AnalysisRecord,
} from './analysisRecord'
import { parseAnalysisRecord } from './parseAnalysisRecord'
import type { Position } from '../rules/position'
import { smallLevels } from '../../../../../test/lianliankan/arbitraries'
import { levelFromSetup, type Setup } from '../rules/setup'
import { AnalysisTask } from '../solver/analysis'
import { runAtOnce } from '../../../search/task'
import { runs } from '../../../../../test/runs'

function setupOf({ rows, columns, border, tiles }: Position): Setup {
  return {
    rows: Array.from({ length: rows }, (_, row) => tiles.slice(row * columns, (row + 1) * columns)),
    border,
  }
}

function recordOf(setup: Setup, maxNodes = Infinity): AnalysisRecord {
  const level = levelFromSetup(setup)
  if (!level.ok) throw new Error('the test needs a level')
  const report = runAtOnce(
    (bytes) => new AnalysisTask(level.value, bytes),
    () => 0,
    {
      maxNodes,
      tableBytes: 1 << 20,
    },
  )
  return { setup, report }
}

/** Nothing is in the way. */
const SAFE: Setup = {
  rows: [
    [1, 2],
    [1, 2],
  ],
  border: 'inside',
}
/** Each pair is in the way of the other. */
const CROSSED: Setup = {
  rows: [
    [1, 2],
    [2, 1],
  ],
  border: 'inside',
}
/** Linking the two 1s at the right first leaves the others apart. */
const LOSABLE: Setup = {
  rows: [
    [2, 1, 1],
    [1, 2, 1],
  ],
  border: 'inside',
}

/** The text with some fields changed by somebody who knows how to make its checksum. */
function forge(record: AnalysisRecord, changes: Record<string, unknown>): string {
  const { checksum: _, ...content } = JSON.parse(printAnalysisRecord(record)) as {
    checksum: string
  }
  const forged = { ...content, ...changes }
  return JSON.stringify({ ...forged, checksum: checksumOf(forged) })
}

describe('the key of an analysis', () => {
  it('is a name for a file, and another one for any other board or rule', () => {
    const others = [CROSSED, { ...SAFE, border: 'outside' as const }, LOSABLE]
    const keys = [SAFE, ...others].map(analysisKey)
    for (const key of keys) expect(levelIdSchema.safeParse(key).success).toBe(true)
    expect(new Set(keys).size).toBe(keys.length)
    expect(analysisKey({ border: SAFE.border, rows: SAFE.rows })).toBe(keys[0])
  })
})

describe('a record', () => {
  it('reads as it was printed, complete or cut short', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(smallLevels(12), fc.constantFrom(1, Infinity), (position, maxNodes) => {
        const record = recordOf(setupOf(position), maxNodes)
        expect(parseAnalysisRecord(printAnalysisRecord(record))).toEqual(record)
        kinds.add(record.report.verdict.kind).add(record.report.robustness.kind)
      }),
      { numRuns: runs(150) },
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['solved', 'unsolvable', 'safe', 'fatal']))
  })

  it('says for a badge what is known', () => {
    expect(summaryOf(recordOf(SAFE))).toMatchObject({ verdict: 'solved', robustness: 'safe' })
    expect(summaryOf(recordOf(CROSSED))).toMatchObject({
      verdict: 'unsolvable',
      robustness: 'lost',
    })
    expect(summaryOf(recordOf(LOSABLE))).toMatchObject({ verdict: 'solved', robustness: 'fatal' })
    expect([SAFE, CROSSED, LOSABLE].every((setup) => isDecided(recordOf(setup).report))).toBe(true)
  })

  it('is not believed when it was damaged or forged', () => {
    const record = recordOf(LOSABLE)
    const solved = { kind: 'solved', pairs: [[0, 4]] }
    const texts = [
      '',
      'null',
      printAnalysisRecord(record).replace('"nodes":', '"nodes": 1'),
      forge(record, { rules: 0 }),
      forge(record, { version: 2 }),
      forge(record, { level: '2x4i-8-00' }),
      forge(record, { verdict: solved }),
      forge(record, { verdict: { kind: 'solved', pairs: [] } }),
      forge(record, { verdict: { kind: 'unsolvable' } }),
      forge(record, { robustness: { kind: 'lost' } }),
      forge(record, { robustness: { kind: 'fatal', after: [], pair: [0, 4] } }),
      forge(record, { verdict: { kind: 'undecided', limit: 'time' } }),
      forge(record, { more: 1 }),
    ]
    expect(parseAnalysisRecord(forge(record, {}))).toEqual(record)
    for (const text of texts) expect(parseAnalysisRecord(text), text).toBeNull()
  })

  it('is worth more the more it decides', () => {
    const whole = recordOf(LOSABLE)
    const { report } = whole
    const open = { kind: 'undecided', limit: 'time' } as const
    const part = { ...whole, report: { ...report, robustness: open } }
    const none = { ...whole, report: { ...report, verdict: open, robustness: open } }
    const longer = { ...none, report: { ...none.report, nodes: 1e6 } }
    const order = [whole, part, longer, none]
    for (const [index, record] of order.entries()) {
      const worse = order.slice(index + 1)
      expect(worse.every((other) => isWorthMore(record, other))).toBe(true)
      expect(order.slice(0, index + 1).some((other) => isWorthMore(record, other))).toBe(false)
    }
  })
})
