/** What the hints of both games have in common. */
import { shallowRef, watch } from 'vue'
import type { LimitKind, SearchVerdict } from '@shared/search/limits'
import type { Text } from '../i18n/text'
import { useNotices } from '../stores/notices'

/** The game on screen: its level, and the code of its board. */
interface GameOnScreen {
  readonly levelId: string | null
  readonly code: string
}

/** Counts each hint on a position only once for each game. */
export function useHintCount(play: GameOnScreen): (entry: string, count: () => void) => void {
  let counted = new Set<string>()
  watch(
    () => [play.levelId, play.code],
    () => (counted = new Set()),
    { flush: 'sync' },
  )
  return (entry, count) => {
    if (counted.has(entry)) return
    counted.add(entry)
    count()
  }
}

/** Whether a position can be won. @typeParam Win the fields of a win, such as its moves */
export type Prospects<Win extends object> =
  | ({ readonly kind: 'wins' } & Win)
  | { readonly kind: 'loses' }
  /** `failed`: the search came to no end. */
  | { readonly kind: 'unknown'; readonly reason: LimitKind | 'failed' }

/** @param report of a search; null where it has none */
export function prospectsOf<Win extends object, Solution extends object>(
  report: { readonly verdict: SearchVerdict<Solution> } | null,
  winOf: (solution: Solution) => Win,
): Prospects<Win> {
  if (report === null) return { kind: 'unknown', reason: 'failed' }
  const { verdict } = report
  if (verdict.kind === 'solved') return { kind: 'wins', ...winOf(verdict) }
  return verdict.kind === 'unsolvable'
    ? { kind: 'loses' }
    : { kind: 'unknown', reason: verdict.limit }
}

/** What a search found about a position; null where the search was stopped. */
export type Outlook = 'wins' | 'loses' | 'unknown' | null

/**
 * Undoes to the last position of the attempt that can be won, searching backwards one position after
 * the other.
 *
 * @param none reported where there is no such position, or a search has reached its limit
 */
export function useWayBack(none: Text) {
  const notices = useNotices()
  const wayBack = shallowRef<'idle' | 'searching' | 'none'>('idle')

  /**
   * @param done the number of moves of the attempt that are done
   * @param look searches the position after that many moves
   */
  async function goBack(
    done: number,
    look: (done: number) => Promise<Outlook>,
    undoTo: (done: number) => void,
  ): Promise<void> {
    wayBack.value = 'searching'
    for (let before = done - 1; before >= 0; before--) {
      const outlook = await look(before)
      // Stopped, or something else was done during the search.
      if (outlook === null || wayBack.value !== 'searching') return
      if (outlook === 'unknown') break
      if (outlook === 'loses') continue
      undoTo(before)
      return
    }
    wayBack.value = 'none'
    notices.report(none)
  }
  function stop(): void {
    if (wayBack.value === 'searching') wayBack.value = 'idle'
  }

  return { wayBack, goBack, stop }
}

/** What is known of positions by their codes; positions whose search reached a limit are searched again. */
export function useKnownPositions<Found extends { readonly kind: string }>() {
  const known = shallowRef<ReadonlyMap<string, Found>>(new Map())

  function find(code: string): Found | undefined {
    return known.value.get(code)
  }
  function findDecided(code: string): Found | undefined {
    const found = find(code)
    return found?.kind === 'unknown' ? undefined : found
  }
  function learn(entries: readonly (readonly [code: string, found: Found])[]): void {
    known.value = new Map([...known.value, ...entries])
  }
  return { find, findDecided, learn }
}

/** One search at a time: starting another one, or stopping, aborts the signal of the last. */
export function useSingleSearch() {
  let controller = new AbortController()
  function stop(): void {
    controller.abort()
  }
  function start(): AbortSignal {
    stop()
    controller = new AbortController()
    return controller.signal
  }
  return { start, stop }
}
