/**
 * The verdicts that are kept, so that nothing is searched twice: read once from disk, and written
 * as they are found. Texts are parsed when they are asked for, since few of them are.
 */
import { defineStore } from 'pinia'
import { shallowReactive, shallowRef } from 'vue'
import {
  analysisKey,
  isWorthMore,
  parseAnalysisRecord,
  printAnalysisRecord,
  summaryOf,
  type AnalysisRecord,
  type AnalysisSummary,
} from '@shared/games/mayan/analysisRecord'
import type { Setup } from '@shared/games/mayan/setup'
import { bridge } from '../../../api/bridge'
import { useNotices } from '../../../stores/notices'

/** Whole records that are held besides their text: as many as a while of undo and redo needs. */
const MAX_RECORDS = 100

export const useAnalyses = defineStore('mayan.analyses', () => {
  const texts = shallowReactive(new Map<string, string>())
  const isLoaded = shallowRef(false)
  const records = new Map<string, AnalysisRecord>()
  /** Null where the text was not to be believed. */
  const summaries = new Map<string, AnalysisSummary | null>()
  let loading: Promise<void> | null = null

  /** Reads what is on disk, the first time only. What was found meanwhile is newer. */
  function load(): Promise<void> {
    loading ??= bridge.call('record.readAll', 'analysis').then((stored) => {
      for (const [key, text] of Object.entries(stored)) {
        if (!texts.has(key)) texts.set(key, text)
      }
      isLoaded.value = true
    })
    return loading
  }

  /** What is kept about exactly this board and n, or null. */
  function recordOf(setup: Setup): AnalysisRecord | null {
    return recordAt(analysisKey(setup))
  }
  /** For a badge; follows what is found later. */
  function summaryFor(setup: Setup): AnalysisSummary | null {
    const key = analysisKey(setup)
    if (!texts.has(key)) return null
    const known = summaries.get(key)
    if (known !== undefined) return known
    const record = recordAt(key)
    const summary = record === null ? null : summaryOf(record)
    summaries.set(key, summary)
    return summary
  }
  /** Whatever is known already that is worth more stays. */
  function keep(record: AnalysisRecord): void {
    const key = analysisKey(record.setup)
    const known = recordAt(key)
    if (known !== null && isWorthMore(known, record)) return
    const text = printAnalysisRecord(record)
    hold(key, record)
    summaries.set(key, summaryOf(record))
    texts.set(key, text)
    // A verdict that can't be written is found again another time.
    bridge.call('record.write', { kind: 'analysis', key, text }).catch(() => undefined)
  }

  function recordAt(key: string): AnalysisRecord | null {
    const text = texts.get(key)
    const held = records.get(key)
    if (text === undefined || held !== undefined) return held ?? null
    const record = parseAnalysisRecord(text)
    if (record === null || analysisKey(record.setup) !== key) return null
    hold(key, record)
    return record
  }
  function hold(key: string, record: AnalysisRecord): void {
    records.delete(key)
    records.set(key, record)
    const [oldest] = records.keys()
    if (records.size > MAX_RECORDS && oldest !== undefined) records.delete(oldest)
  }

  load().catch(useNotices().reportUnexpected)

  return { isLoaded, load, recordOf, summaryFor, keep }
})
