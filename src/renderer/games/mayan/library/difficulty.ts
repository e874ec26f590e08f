/**
 * How hard levels are, as far as it is known: found by the solver when the library is to be sorted by
 * it, a level at a time, and kept while the app runs.
 */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { analysisKey } from '@shared/games/mayan/records/analysisRecord'
import type { LevelDocument } from '@shared/games/mayan/formats/levelDocument'
import { levelFromSetup, type Setup } from '@shared/games/mayan/rules/setup'
import { figuresOf, type DifficultyFigures } from '@shared/games/mayan/workbench/profileTask'
import { runJob } from '../../../api/runJob'

/** Levels that take longer are sorted by what shows without a search. */
const MAX_SECONDS = 2

/** So many results are shown at once: each makes the library sort anew. */
const SHOWN_TOGETHER = 20

export const useDifficulty = defineStore('mayan.difficulty', () => {
  const known = shallowRef<ReadonlyMap<string, DifficultyFigures | null>>(new Map())
  let giveUp = new AbortController()

  function figuresFor(setup: Setup): DifficultyFigures | null {
    return known.value.get(analysisKey(setup)) ?? null
  }
  /** Looks into the levels that are not known; those asked for before are given up. */
  async function lookInto(documents: readonly LevelDocument[]): Promise<void> {
    stop()
    const { signal } = giveUp
    let found = new Map<string, DifficultyFigures | null>()
    const show = () => {
      known.value = new Map([...known.value, ...found])
      found = new Map()
    }
    for (const { setup } of documents) {
      const key = analysisKey(setup)
      if (known.value.has(key) || found.has(key) || !levelFromSetup(setup).ok) continue
      const limits = { maxSeconds: MAX_SECONDS }
      const request = { kind: 'mayan.profile', setup, limits, priority: 'batch' } as const
      const report = await runJob(request, signal)
      if (signal.aborted) break
      found.set(key, report?.outcome === 'complete' ? figuresOf(report.steps) : null)
      if (found.size === SHOWN_TOGETHER) show()
    }
    show()
  }
  function stop(): void {
    giveUp.abort()
    giveUp = new AbortController()
  }

  return { figuresFor, lookInto, stop }
})
