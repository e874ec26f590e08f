import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStacks } from '../rules/position'
import { solvableLookingArbitrary } from '../../../../../test/mayan/arbitraries'
import { countSolutions, plainSearch } from '../../../../../test/mayan/plainSearch'
import type { Level } from '../rules/setup'
import { AnalysisTask, DEFAULT_ANALYSIS, type AnalysisReport } from './analysis'
import { TaskRunner } from '../../../search/task'
import { DEFAULT_LIMITS, type SearchLimits } from '../../../search/limits'
import { runs } from '../../../../../test/runs'

const stopped = () => 0
const sample: Level = {
  position: packStacks([[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]]),
  steps: 3,
}

function analyse(level: Level, limits: Partial<SearchLimits> = {}, maxMinimum = 0): AnalysisReport {
  const all = { ...DEFAULT_LIMITS, tableBytes: 1 << 22, ...limits }
  const task = new AnalysisTask(level, all.tableBytes, { ...DEFAULT_ANALYSIS, maxMinimum })
  const report = new TaskRunner(task, all, stopped).run(Infinity)
  if (report === null) throw new Error('an analysis without slices ends with a report')
  return report
}

describe('AnalysisTask', () => {
  it('knows everything of the contest sample', () => {
    const report = analyse(sample)
    expect(report).toMatchObject({ minimum: 3, provedFrom: 3, isListComplete: true, limit: null })
    expect(report.verdict.kind).toBe('solved')
    expect(report.spectrum).toEqual([
      { k: 1, count: '0' },
      { k: 2, count: '0' },
      { k: 3, count: String(report.solutions.length) },
    ])
    expect(report.ideas).toHaveLength(1)
  })

  it('equals the plain search for verdict, answer, minimum and spectrum', () => {
    let cooks = 0
    fc.assert(
      fc.property(solvableLookingArbitrary(), fc.integer({ min: 1, max: 3 }), (stacks, steps) => {
        const report = analyse({ position: packStacks(stacks), steps })
        const lengths = Array.from({ length: steps }, (_, index) => index + 1)
        const answers = lengths.map((k) => plainSearch(stacks, k).moves)
        const minimum = lengths.find((k) => answers[k - 1]) ?? null
        const moves = answers[steps - 1] ?? null
        expect(report.verdict).toEqual(moves ? { kind: 'solved', moves } : { kind: 'unsolvable' })
        expect(report.minimum).toBe(minimum)
        expect(report.provedFrom).toBe(minimum ?? steps + 1)
        expect(report.spectrum).toEqual(
          lengths.map((k) => ({ k, count: String(countSolutions(stacks, k)) })),
        )
        if (moves) expect(report.solutions[0]).toEqual(moves)
        if (minimum !== null && minimum < steps) cooks++
      }),
      { numRuns: runs(100) },
    )
    expect(cooks).toBeGreaterThan(0)
  })

  it('looks for the minimum beyond n where n has no solution', () => {
    const report = analyse({ ...sample, steps: 2 }, {}, 6)
    expect(report).toMatchObject({ verdict: { kind: 'unsolvable' }, minimum: 3, provedFrom: 3 })
    expect(report.spectrum.map(({ k }) => k)).toEqual([1, 2])
  })

  it('keeps what it knows when a limit ends it, and never says no by mistake', () => {
    fc.assert(
      fc.property(
        solvableLookingArbitrary(),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 500 }),
        (stacks, steps, maxNodes) => {
          const level = { position: packStacks(stacks), steps }
          const whole = analyse(level)
          const limited = analyse(level, { maxNodes })
          if (limited.verdict.kind !== 'undecided') expect(limited.verdict).toEqual(whole.verdict)
          if (limited.minimum !== null) expect(limited.minimum).toBe(whole.minimum)
          expect(limited.provedFrom).toBeLessThanOrEqual(whole.provedFrom)
          expect(whole.spectrum.slice(0, limited.spectrum.length)).toEqual(limited.spectrum)
          expect(whole.solutions.slice(0, limited.solutions.length)).toEqual(limited.solutions)
          if (limited.isListComplete) expect(limited.solutions).toEqual(whole.solutions)
        },
      ),
      { numRuns: runs(60) },
    )
  })

  it('is the same with a table of one bucket', () => {
    fc.assert(
      fc.property(solvableLookingArbitrary(), fc.integer({ min: 1, max: 3 }), (stacks, steps) => {
        const level = { position: packStacks(stacks), steps }
        const strip = (report: AnalysisReport) => ({ ...report, nodes: 0 })
        expect(strip(analyse(level, { tableBytes: 1 }))).toEqual(strip(analyse(level)))
      }),
      { numRuns: runs(40) },
    )
  })

  it('continues after a limit where it stopped', () => {
    const all = { ...DEFAULT_LIMITS, tableBytes: 1 << 22 }
    let now = 0
    const runner = new TaskRunner(new AnalysisTask(sample, 1 << 22), all, () => now++)
    const early = runner.stop('cancelled')
    expect(early.verdict).toEqual({ kind: 'undecided', limit: 'cancelled' })
    let report = runner.run(0)
    while (report === null) report = runner.run(0)
    expect({ ...report, nodes: 0, ms: 0 }).toEqual({ ...analyse(sample), nodes: 0, ms: 0 })
  })
})
