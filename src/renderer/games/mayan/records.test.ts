import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { computed } from 'vue'
import {
  analysisKey,
  printAnalysisRecord,
  type AnalysisRecord,
} from '@shared/games/mayan/records/analysisRecord'
import { levelFromSetup, type Setup } from '@shared/games/mayan/rules/setup'
import { AnalysisTask } from '@shared/games/mayan/solver/analysis'
import { TaskRunner } from '@shared/search/task'
import { DEFAULT_LIMITS } from '@shared/search/limits'
import { useAnalyses } from './records'

const sample: Setup = { stacks: [[1], [2, 1], [2, 3, 4], [3, 1], [2, 4, 3, 4]], steps: 3 }

function recordOf(setup: Setup): AnalysisRecord {
  const level = levelFromSetup(setup)
  if (!level.ok) throw new Error('the test needs a level')
  const task = new AnalysisTask(level.value, 1 << 20)
  const report = new TaskRunner(task, DEFAULT_LIMITS, () => 0).run(Infinity)
  if (report === null) throw new Error('an analysis without slices ends with a report')
  return { setup, report }
}

/** Main with some records on its disk. */
function stubMain(stored: Record<string, string>) {
  const call = vi.fn((channel: string, _request?: unknown) =>
    Promise.resolve(channel === 'record.readAll' ? stored : undefined),
  )
  vi.stubGlobal('window', { api: { call, on: () => () => undefined } })
  return call
}

beforeEach(() => setActivePinia(createPinia()))
afterEach(() => vi.unstubAllGlobals())

describe('the kept verdicts', () => {
  it('are read once and told for exactly their board and n', async () => {
    const record = recordOf(sample)
    const call = stubMain({ [analysisKey(sample)]: printAnalysisRecord(record) })
    const analyses = useAnalyses()
    expect(analyses.recordOf(sample)).toBeNull()
    await Promise.all([analyses.load(), analyses.load()])
    expect(call).toHaveBeenCalledOnce()
    expect(analyses.recordOf(sample)).toEqual(record)
    expect(analyses.summaryFor(sample)).toMatchObject({ soundness: 'sound', isUnique: true })
    expect(analyses.recordOf({ ...sample, steps: 4 })).toBeNull()
  })

  it('are not believed under the key of another level', async () => {
    stubMain({ [analysisKey({ ...sample, steps: 4 })]: printAnalysisRecord(recordOf(sample)) })
    const analyses = useAnalyses()
    await analyses.load()
    expect(analyses.recordOf({ ...sample, steps: 4 })).toBeNull()
    expect(analyses.summaryFor({ ...sample, steps: 4 })).toBeNull()
  })

  it('are written as they are found, and badges follow', async () => {
    const call = stubMain({})
    const analyses = useAnalyses()
    await analyses.load()
    const badge = computed(() => analyses.summaryFor(sample)?.soundness ?? 'none')
    expect(badge.value).toBe('none')
    const record = recordOf(sample)
    analyses.keep(record)
    expect(badge.value).toBe('sound')
    expect(analyses.recordOf(sample)).toBe(record)
    const request = {
      kind: 'analysis',
      key: analysisKey(sample),
      text: printAnalysisRecord(record),
    }
    expect(call).toHaveBeenLastCalledWith('record.write', request)
  })

  it('stay where less is known now', async () => {
    stubMain({})
    const analyses = useAnalyses()
    const record = recordOf(sample)
    analyses.keep(record)
    analyses.keep({ setup: sample, report: { ...record.report, limit: 'cancelled' } })
    expect(analyses.recordOf(sample)).toBe(record)
    await analyses.load()
  })

  it('hold what was found while they were read', async () => {
    const older = recordOf(sample)
    stubMain({ [analysisKey(sample)]: printAnalysisRecord(older) })
    const analyses = useAnalyses()
    const newer = { setup: sample, report: { ...older.report, nodes: older.report.nodes + 1 } }
    analyses.keep(newer)
    await analyses.load()
    expect(analyses.recordOf(sample)).toBe(newer)
  })
})
