/**
 * The verdicts of a game that are kept, so that nothing is searched twice: read once from disk, and
 * written as they are found. Texts are parsed when they are asked for, since few of them are.
 */
import { defineStore } from 'pinia'
import { shallowReactive, shallowRef } from 'vue'
import { lazy, loadOnce } from '../lazy'
import { useNotices } from '../stores/notices'
import { useRecords } from '../stores/records'

/** Whole records that are held besides their text: as many as a while of undo and redo needs. */
const MAX_RECORDS = 100

/** How a game writes what is known about a setup: its module `records/analysisRecord`. */
export interface VerdictForm<Setup, Kept extends { readonly setup: Setup }, Summary> {
  /** The same for setups about which the same is true. */
  readonly analysisKey: (setup: Setup) => string
  readonly printAnalysisRecord: (record: Kept) => string
  readonly isWorthMore: (record: Kept, than: Kept) => boolean
  /** For a badge. */
  readonly summaryOf: (record: Kept) => Summary
}

/** @param load the parser, which gives null where a text is not to be believed; where there is any text */
export function defineKeptVerdicts<Setup, Kept extends { readonly setup: Setup }, Summary>(
  id: string,
  form: VerdictForm<Setup, Kept, Summary>,
  load: () => Promise<Parser<Kept>>,
) {
  const parser = parserOf(lazy(load))
  return defineStore(id, () => {
    const files = useRecords()
    const texts = shallowReactive(new Map<string, string>())
    const isLoaded = shallowRef(false)
    const records = new LastUsed<Kept>(MAX_RECORDS)
    /** Null where the text was not to be believed. */
    const summaries = new Map<string, Summary | null>()

    /** Reads what is on disk, the first time only. What was found meanwhile is newer. */
    const load = loadOnce(async () => {
      const stored = Object.entries(await files.readAll('analysis'))
      if (stored.length > 0) await parser.load()
      for (const [key, text] of stored) if (!texts.has(key)) texts.set(key, text)
      isLoaded.value = true
    })

    /** What is kept about exactly this setup, or null. */
    function recordOf(setup: Setup): Kept | null {
      return recordAt(form.analysisKey(setup))
    }
    /** For a badge; follows what is found later. */
    function summaryFor(setup: Setup): Summary | null {
      const key = form.analysisKey(setup)
      if (!texts.has(key)) return null
      const known = summaries.get(key)
      if (known !== undefined) return known
      const record = recordAt(key)
      const summary = record === null ? null : form.summaryOf(record)
      summaries.set(key, summary)
      return summary
    }
    /** Whatever is known already that is worth more stays. */
    function keep(record: Kept): void {
      const key = form.analysisKey(record.setup)
      const known = recordAt(key)
      if (known !== null && form.isWorthMore(known, record)) return
      const text = form.printAnalysisRecord(record)
      records.set(key, record)
      summaries.set(key, form.summaryOf(record))
      texts.set(key, text)
      // For when the record itself is held no more.
      void parser.load()
      // A verdict that can't be written is found again another time.
      files.write('analysis', key, text).catch(() => undefined)
    }

    function recordAt(key: string): Kept | null {
      const text = texts.get(key)
      const held = records.get(key)
      if (text === undefined || held !== undefined) return held ?? null
      const record = parser.parse(text)
      if (record === null || form.analysisKey(record.setup) !== key) return null
      records.set(key, record)
      return record
    }
    load().catch(useNotices().reportUnexpected)

    return { isLoaded, load, recordOf, summaryFor, keep }
  })
}

interface Parser<Kept> {
  readonly parseAnalysisRecord: (text: string) => Kept | null
}

/** Reads no text until it is loaded. */
function parserOf<Kept>(load: () => Promise<Parser<Kept>>) {
  let loaded: Parser<Kept> | null = null
  return {
    load: async () => {
      loaded ??= await load()
    },
    parse: (text: string) => loaded?.parseAnalysisRecord(text) ?? null,
  }
}

/** A map that forgets what was set longest ago. */
class LastUsed<T> {
  private readonly items = new Map<string, T>()

  constructor(private readonly most: number) {}

  get(key: string): T | undefined {
    return this.items.get(key)
  }

  set(key: string, item: T): void {
    this.items.delete(key)
    this.items.set(key, item)
    const [oldest] = this.items.keys()
    if (this.items.size > this.most && oldest !== undefined) this.items.delete(oldest)
  }
}
