/** The solutions there are to watch: the player's own, and those the solver finds in some time. */
import { computed, shallowRef } from 'vue'
import { compareMoves, type Move } from '@shared/games/mayan/rules/board'
import { unpackStacks } from '@shared/games/mayan/rules/position'
import type { Level } from '@shared/games/mayan/rules/setup'
import type { AnalysisReport } from '@shared/games/mayan/solver/analysis'
import { solutionRows } from '../panel/solutionRows'
import { useAnalyses } from '../records'
import { runJob } from '../../../api/runJob'

const NO_MOVES: readonly Move[] = []
/** They are a pastime, not a proof. */
const MAX_SECONDS = 20

export interface ReplaySolution {
  readonly moves: readonly Move[]
  readonly isOwn: boolean
}

export function useReplaySolutions() {
  const solutions = shallowRef<readonly ReplaySolution[]>([])
  const chosen = shallowRef(0)
  const isSearching = shallowRef(false)
  const analyses = useAnalyses()
  let giveUp = new AbortController()

  const moves = computed(() => solutions.value[chosen.value]?.moves ?? NO_MOVES)

  async function find(level: Level, own: readonly Move[]): Promise<void> {
    drop()
    const { signal } = giveUp
    solutions.value = [{ moves: own, isOwn: true }]
    isSearching.value = true
    const report = await analyse(level, signal)
    if (signal.aborted) return
    isSearching.value = false
    const others = (report === null ? [] : solutionRows(report, level.steps))
      .filter((row) => !isSame(row.moves, own))
      .map((row) => ({ moves: row.moves, isOwn: false }))
    solutions.value = [...solutions.value, ...others]
  }
  async function analyse(level: Level, signal: AbortSignal): Promise<AnalysisReport | null> {
    const setup = { stacks: unpackStacks(level.position), steps: level.steps }
    await analyses.load()
    const kept = analyses.recordOf(setup)
    if (kept !== null) return kept.report
    const limits = { maxSeconds: MAX_SECONDS }
    return runJob({ kind: 'mayan.analyse', setup, limits }, signal)
  }
  function choose(index: number): void {
    chosen.value = index
  }
  function drop(): void {
    giveUp.abort()
    giveUp = new AbortController()
    isSearching.value = false
    chosen.value = 0
    solutions.value = []
  }

  return { solutions, chosen, isSearching, moves, find, choose, drop }
}

function isSame(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => compareMoves(move, b[i] ?? move) === 0)
}
