/** Searches whether positions can be won, one at a time, and remembers the answers. */
import { shallowRef } from 'vue'
import { runJob } from '../../../api/runJob'
import { useKnownPositions, useSingleSearch } from '../../../play/hints'
import { alongTheWay, findWin, keyOf, type Prospect, type Winnable } from './winnable'

/** The length being searched, the longest one to search, and the share of this length that is done. */
export interface WinSearchProgress {
  readonly steps: number
  readonly left: number
  readonly share: number
}

export function useWinSearch() {
  const { find, findDecided, learn } = useKnownPositions<Winnable>()
  const running = useSingleSearch()
  const search = shallowRef<WinSearchProgress | null>(null)

  function stop(): void {
    running.stop()
    search.value = null
  }
  /** The known answer, or the one found now; null where the search was stopped. */
  async function look(at: Prospect): Promise<Winnable | null> {
    const before = findDecided(keyOf(at))
    if (before !== undefined) return before
    const signal = running.start()
    const found = await findWin(at, (setup) => {
      const report = (share: number) => {
        if (!signal.aborted) search.value = { steps: setup.steps ?? 0, left: at.left, share }
      }
      report(0)
      return runJob({ kind: 'mayan.solve', setup, limits: {} }, signal, ({ share }) => {
        report(share)
      })
    })
    if (signal.aborted) return null
    search.value = null
    learn(found.kind === 'wins' ? alongTheWay(at, found.moves) : [[keyOf(at), found]])
    return found
  }

  return { find, search, look, stop }
}
