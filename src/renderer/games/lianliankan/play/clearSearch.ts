/**
 * Whether positions can be cleared: what is known of them, and the search for more, one position at
 * a time. An order of links that clears a position says the same of every position on its way.
 */
import { shallowRef } from 'vue'
import { printLevelCode } from '@shared/games/lianliankan/formats/levelCode'
import {
  tileCount,
  without,
  type Pair,
  type Position,
} from '@shared/games/lianliankan/rules/position'
import { setupFromPosition } from '@shared/games/lianliankan/rules/setup'
import type { PairMap } from '@shared/games/lianliankan/solver/pairMap'
import type { ClearReport, PairOutcome } from '@shared/games/lianliankan/solver/verdict'
import type { LimitKind } from '@shared/search/limits'
import { runJob } from '../../../api/runJob'

export type Clearable =
  | { readonly kind: 'yes'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown'; readonly reason: LimitKind | 'failed' }

/** A pair that can be linked, and what is known of the rest. */
export interface PairHint {
  readonly pair: Pair
  readonly outcome: PairOutcome
}

/** A hint waits so long for the search at most; then any pair does, in milliseconds. */
const HINT_WAIT_MS = 280
/** The search goes on so long to tell whether the pair shown was a good one. */
const HINT_SECONDS = 5

export function keyOf(position: Position): string {
  return printLevelCode(setupFromPosition(position))
}

export function useClearSearch() {
  const { known, learn } = useKnown()
  const isSearching = shallowRef(false)
  let giveUp = new AbortController()

  function stop(): void {
    giveUp.abort()
    giveUp = new AbortController()
    isSearching.value = false
  }
  /** What is known, or is found now; null where the search was given up for another. */
  async function look(position: Position, maxSeconds: number | null): Promise<Clearable | null> {
    const before = known.value.get(keyOf(position))
    if (before !== undefined && before.kind !== 'unknown') return before
    stop()
    const { signal } = giveUp
    isSearching.value = true
    const limits = maxSeconds === null ? {} : { maxSeconds }
    const setup = setupFromPosition(position)
    const report = await runJob({ kind: 'lianliankan.solve', setup, limits }, signal)
    if (signal.aborted) return null
    isSearching.value = false
    const found = clearableOf(report)
    learn(position, found)
    return found
  }
  /** The best pair that is known within the time a hint waits; `later` hears of a better one. */
  async function findPair(
    position: Position,
    pairs: readonly Pair[],
    later: (better: PairHint) => void,
  ): Promise<PairHint | null> {
    const before = known.value.get(keyOf(position))
    if (before?.kind === 'yes' && before.pairs[0] !== undefined) {
      return { pair: before.pairs[0], outcome: 'wins' }
    }
    if (before?.kind === 'no') return bestPair([], pairs, true)
    const searched = mapPairs(position)
    const map = await Promise.race([searched, delayed(HINT_WAIT_MS)])
    if (map === null) {
      void searched.then((late) => {
        const better = bestPair(late?.pairs ?? [], [], false)
        if (better !== null && better.outcome !== 'undecided') later(better)
      })
    }
    return bestPair(map?.pairs ?? [], pairs, false)
  }
  /** Ends as soon as a pair is known that keeps the board clearable. */
  async function mapPairs(position: Position): Promise<PairMap | null> {
    stop()
    const { signal } = giveUp
    const setup = setupFromPosition(position)
    const limits = { maxSeconds: HINT_SECONDS }
    const map = await runJob({ kind: 'lianliankan.pairMap', setup, limits }, signal)
    if (signal.aborted) return null
    if (map?.outcome === 'loses') learn(position, { kind: 'no' })
    return map
  }
  return { isSearching, look, findPair, stop }
}

function useKnown() {
  const known = shallowRef<ReadonlyMap<string, Clearable>>(new Map())
  function learn(position: Position, found: Clearable): void {
    const more =
      found.kind === 'yes'
        ? alongTheWay(position, found.pairs)
        : [[keyOf(position), found] as const]
    known.value = new Map([...known.value, ...more])
  }
  return { known, learn }
}

function delayed(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, null)
  })
}

function clearableOf(report: ClearReport | null): Clearable {
  if (report === null) return { kind: 'unknown', reason: 'failed' }
  const { verdict } = report
  if (verdict.kind === 'solved') return { kind: 'yes', pairs: verdict.pairs }
  return verdict.kind === 'unsolvable' ? { kind: 'no' } : { kind: 'unknown', reason: verdict.limit }
}

/** One that keeps the board clearable; else one that is not known to lose it. */
function bestPair(
  searched: readonly PairHint[],
  pairs: readonly Pair[],
  isLost: boolean,
): PairHint | null {
  const best =
    searched.find(({ outcome }) => outcome === 'wins') ??
    searched.find(({ outcome }) => outcome === 'undecided') ??
    searched[0]
  if (best !== undefined) return best
  const [pair] = pairs
  return pair === undefined ? null : { pair, outcome: isLost ? 'loses' : 'undecided' }
}

function alongTheWay(position: Position, pairs: readonly Pair[]): (readonly [string, Clearable])[] {
  let current = position
  return pairs.map((pair, done) => {
    const entry = [keyOf(current), { kind: 'yes', pairs: pairs.slice(done) }] as const
    if (tileCount(current) > 0) current = without(current, pair)
    return entry
  })
}
