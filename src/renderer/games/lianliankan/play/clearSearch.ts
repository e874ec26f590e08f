/**
 * Searches whether positions can be cleared, one at a time, and remembers the answers. An order of
 * links that clears a position answers for every position on its way.
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
import type { PairOutcome } from '@shared/games/lianliankan/solver/verdict'
import { runJob } from '../../../api/runJob'
import {
  prospectsOf,
  useKnownPositions,
  useSingleSearch,
  type Prospects,
} from '../../../play/hints'

export type Clearable = Prospects<{ readonly pairs: readonly Pair[] }>

/** A pair that can be linked, and what is known of the rest. */
export interface PairHint {
  readonly pair: Pair
  readonly outcome: PairOutcome
}

/** The longest a hint waits for the search before it shows any pair, in milliseconds. */
const HINT_WAIT_MS = 280
/** The limit of the search that judges the pair shown, in seconds. */
const HINT_SECONDS = 5

export function keyOf(position: Position): string {
  return printLevelCode(setupFromPosition(position))
}

export function useClearSearch() {
  const { findDecided, learn } = useKnownPositions<Clearable>()
  const running = useSingleSearch()
  const isSearching = shallowRef(false)

  function stop(): void {
    running.stop()
    isSearching.value = false
  }
  /** The known answer, or the one found now; null where the search was stopped. */
  async function look(position: Position, maxSeconds: number | null): Promise<Clearable | null> {
    const before = findDecided(keyOf(position))
    if (before !== undefined) return before
    const signal = running.start()
    isSearching.value = true
    const limits = maxSeconds === null ? {} : { maxSeconds }
    const setup = setupFromPosition(position)
    const report = await runJob({ kind: 'lianliankan.solve', setup, limits }, signal)
    if (signal.aborted) return null
    isSearching.value = false
    const found = prospectsOf(report, ({ pairs }) => ({ pairs }))
    learn(found.kind === 'wins' ? alongTheWay(position, found.pairs) : [[keyOf(position), found]])
    return found
  }
  /** The best pair found within the time a hint waits; `later` receives a better one, if found. */
  async function findPair(
    position: Position,
    pairs: readonly Pair[],
    later: (better: PairHint) => void,
  ): Promise<PairHint | null> {
    const before = findDecided(keyOf(position))
    if (before?.kind === 'wins' && before.pairs[0] !== undefined) {
      return { pair: before.pairs[0], outcome: 'wins' }
    }
    if (before?.kind === 'loses') return bestPair([], pairs, true)
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
    const signal = running.start()
    const setup = setupFromPosition(position)
    const limits = { maxSeconds: HINT_SECONDS }
    const map = await runJob({ kind: 'lianliankan.pairMap', setup, limits }, signal)
    if (signal.aborted) return null
    if (map?.outcome === 'loses') learn([[keyOf(position), { kind: 'loses' }]])
    return map
  }
  return { isSearching, look, findPair, stop }
}

function delayed(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, null)
  })
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
    const entry = [keyOf(current), { kind: 'wins', pairs: pairs.slice(done) }] as const
    if (tileCount(current) > 0) current = without(current, pair)
    return entry
  })
}
