/** What is known of positions, and the search for more: one position at a time. */
import { shallowRef } from 'vue'
import { runJob } from '../../../api/runJob'
import { alongTheWay, findWin, keyOf, type Prospect, type Winnable } from './winnable'

/** How far a search has come: which length, of how many, and of that one the share. */
export interface WinSearchProgress {
  readonly steps: number
  readonly left: number
  readonly share: number
}

export function useWinSearch() {
  const known = shallowRef<ReadonlyMap<string, Winnable>>(new Map())
  const search = shallowRef<WinSearchProgress | null>(null)
  let giveUp = new AbortController()

  function stop(): void {
    giveUp.abort()
    giveUp = new AbortController()
    search.value = null
  }
  /** What is known, or is found now; null where the search was given up for another. */
  async function look(at: Prospect): Promise<Winnable | null> {
    const before = known.value.get(keyOf(at))
    if (before !== undefined && before.kind !== 'unknown') return before
    stop()
    const { signal } = giveUp
    const found = await findWin(at, (setup) => {
      const tell = (share: number) => {
        if (!signal.aborted) search.value = { steps: setup.steps ?? 0, left: at.left, share }
      }
      tell(0)
      return runJob({ kind: 'mayan.solve', setup, limits: {} }, signal, ({ share }) => {
        tell(share)
      })
    })
    if (signal.aborted) return null
    search.value = null
    learn(at, found)
    return found
  }
  function learn(at: Prospect, found: Winnable): void {
    const more =
      found.kind === 'wins' ? alongTheWay(at, found.moves) : [[keyOf(at), found] as const]
    known.value = new Map([...known.value, ...more])
  }

  return { known, search, look, stop }
}
